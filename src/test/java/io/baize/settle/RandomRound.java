package io.baize.settle;

import io.baize.game.Bet;
import io.baize.game.Dealt;
import io.baize.game.Decision;
import io.baize.game.Game;
import io.baize.game.Games;
import io.baize.game.Layout;
import io.baize.game.Round;
import io.baize.kernel.Money;
import io.baize.progressive.Meter;
import io.baize.rulepack.Pack;
import io.baize.rulepack.Schedule;
import io.baize.terms.Terms;
import io.baize.terms.TermsInForce;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/** A round that some players might have played: legal bets and decisions, on a deck that is often stacked. */
record RandomRound(Round facts, TermsInForce terms, Money meter) {

    private static final long LARGEST_METER = 100_000_00;
    private static final int MOST_SEATS = 6;

    static RandomRound of(Pack pack, long seed) {
        Random random = new Random(seed);
        return of(new RandomTerms(pack, random).any(), Money.usd(random.nextLong(LARGEST_METER)), random);
    }

    static RandomRound of(TermsInForce terms, Money meter, Random random) {
        Pack pack = terms.pack();
        Game game = Games.find(pack.game()).orElseThrow();
        Layout layout = game.layout(terms);
        int seats = 1 + random.nextInt(Math.min(MOST_SEATS, pack.seats().value()));
        Dealt dealt = new StackedDeck(random).next(layout, seats, hasJoker(pack));
        List<Bet> bets = new ArrayList<>();
        List<Decision> decisions = new ArrayList<>();
        for (int number = 1; number <= seats; number++) {
            SeatInPlay seat = new SeatInPlay(number, dealt.seat(number), terms, random);
            seat.betBeforeTheDeal();
            if (seat.isIn()) {
                Styles.play(seat);
                bets.addAll(seat.bets());
                decisions.addAll(seat.decisions());
            }
        }
        decisions.addAll(Styles.dealer(dealt.dealer(), terms));
        List<Integer> drawn = Styles.drawn(pack, random);
        Round round = new Round(bets, dealt, decisions, List.of(), drawn);
        return new RandomRound(RandomBank.sometimes(round, terms, random), terms, meter);
    }

    /** The same round under a payout limit, and one reading of what it caps. */
    RandomRound capped(Money limit, String base) {
        Terms open = terms.terms();
        Map<String, String> readings = new HashMap<>(open.readings());
        readings.put("payout-limit-base", base);
        Terms capped = new Terms(open.offered(), open.selections(), open.limits(), open.elections(), readings, limit);
        return new RandomRound(facts, new TermsInForce(terms.pack(), capped), meter);
    }

    /** Every meter of the pack stands at the same amount. */
    Map<String, Meter> meters() {
        Map<String, Meter> meters = new TreeMap<>();
        terms.pack().schedules().values().stream()
                .filter(Schedule::meter)
                .forEach(schedule -> meters.put(schedule.id(), Meter.at(meter)));
        return meters;
    }

    private static boolean hasJoker(Pack pack) {
        return pack.jokers() != null && pack.jokers().value() > 0;
    }
}
