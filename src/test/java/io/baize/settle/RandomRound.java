package io.baize.settle;

import io.baize.game.Bet;
import io.baize.game.Dealt;
import io.baize.game.Decision;
import io.baize.game.Round;
import io.baize.kernel.Money;
import io.baize.rulepack.AmountRule;
import io.baize.rulepack.Pack;
import io.baize.rulepack.Rule;
import io.baize.rulepack.Schedule;
import io.baize.terms.Terms;
import io.baize.terms.TermsInForce;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** A round that some players might have played: legal bets and raises or folds, on a deck that is often stacked. */
record RandomRound(Round facts, TermsInForce terms, Money meter) {

    private static final long LARGEST_METER = 100_000_00;

    static RandomRound of(Pack pack, long seed) {
        Random random = new Random(seed);
        int seats = 1 + random.nextInt(6);
        StackedDeck.Deal deal = new StackedDeck(random.nextLong()).next(seats);
        List<Bet> bets = new ArrayList<>();
        List<Decision> decisions = new ArrayList<>();
        for (int seat = 1; seat <= seats; seat++) {
            play(pack, seat, random, bets, decisions);
        }
        Round facts = new Round(bets, new Dealt(deal.seats(), deal.dealer(), deal.community()), decisions, List.of());
        return new RandomRound(facts, terms(pack, random), Money.usd(random.nextLong(LARGEST_METER)));
    }

    /** The same round under a payout limit, and one reading of what it caps. */
    RandomRound capped(Money limit, String base) {
        Terms open = terms.terms();
        Map<String, String> readings = new HashMap<>(open.readings());
        readings.put("payout-limit-base", base);
        Terms capped = new Terms(open.offered(), open.selections(), open.limits(), open.elections(), readings, limit);
        return new RandomRound(facts, new TermsInForce(terms.pack(), capped), meter);
    }

    private static void play(Pack pack, int seat, Random random, List<Bet> bets, List<Decision> decisions) {
        Money ante = Money.usd(100 * (1 + random.nextInt(10)) + (wholeDollars(pack) ? 0 : random.nextInt(100)));
        for (String wager : pack.wagers().keySet()) {
            switch (pack.wagers().get(wager).amount()) {
                case AmountRule.EqualTo _ -> bets.add(bet(seat, wager, ante, null));
                case AmountRule.Exactly(Money amount) -> {
                    if (random.nextBoolean()) {
                        bets.add(bet(seat, wager, amount, null));
                    }
                }
                case AmountRule.Elected _, AmountRule.ElectedMultiple _, AmountRule.Between _ ->
                    throw new AssertionError("heads up hold 'em has no such wager: " + wager);
                case AmountRule.WithinLimits _ -> {
                    if (wager.equals("ante")) {
                        bets.add(bet(seat, wager, ante, null));
                    } else if (random.nextBoolean()) {
                        bets.add(bet(seat, wager, Money.usd(100L * (1 + random.nextInt(10))), null));
                    }
                }
                case AmountRule.MultipleOf(String _, Map<String, List<Integer>> streets) -> {
                    String street = pick(pack.streets(), random);
                    if (random.nextInt(4) == 0) {
                        decisions.add(new Decision(seat, "river", Decision.Choice.FOLD));
                    } else {
                        bets.add(bet(seat, wager, ante.times(pick(streets.get(street), random)), street));
                    }
                }
            }
        }
    }

    /** Any printed table for each schedule, and any reading the pack knows. */
    private static TermsInForce terms(Pack pack, Random random) {
        Map<String, String> selections = new HashMap<>();
        for (Schedule schedule : pack.schedules().values()) {
            selections.put(schedule.id(), pick(List.copyOf(schedule.paytables().keySet()), random));
        }
        Map<String, String> readings = new HashMap<>();
        for (Rule rule : pack.rules().values()) {
            if (rule.kind() == Rule.Kind.READING) {
                readings.put(rule.id(), pick(rule.values(), random));
            }
        }
        return new TermsInForce(pack, new Terms(null, selections, Map.of(), Map.of(), readings, null));
    }

    private static boolean wholeDollars(Pack pack) {
        return pack.jurisdiction().id().equals("nh");
    }

    private static Bet bet(int seat, String wager, Money amount, String street) {
        return new Bet("s" + seat + "-" + wager, seat, "p" + seat, wager, amount, street, Bet.Funds.CHIPS);
    }

    private static <T> T pick(List<T> choices, Random random) {
        return choices.get(random.nextInt(choices.size()));
    }
}
