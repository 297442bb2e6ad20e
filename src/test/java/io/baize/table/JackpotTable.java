package io.baize.table;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Dealt;
import io.baize.game.Round;
import io.baize.kernel.Answer;
import io.baize.kernel.Jurisdiction;
import io.baize.kernel.Money;
import io.baize.progressive.Meter;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.load.RuleBooks;
import io.baize.terms.Terms;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;

/** A Caribbean stud table with three players, each with hands of a suit that no other has, and all that it said. */
final class JackpotTable implements Floor {

    static final long RATE = 7_123;

    private static final RuleBook RULES = RuleBooks.shipped();
    private static final String SUITS = "shd";
    /** A royal flush, a straight flush, a flush, and nothing with a small club of the seat's own. */
    private static final List<String> HANDS = List.of("A K Q J T", "9 8 7 6 5", "A Q 9 7 4", "K J 8 6");

    private static final int NOTHING = HANDS.size() - 1;

    final Map<String, Effect.SettledRound> settled = new TreeMap<>();
    final List<Effect> effects = new ArrayList<>();
    private final Random random;
    private final long seedCents;
    private TableState state;
    private Instant now = Instant.parse("2026-11-02T20:00:00Z");
    private long count;

    JackpotTable(Random random, long seedCents) {
        this.random = random;
        this.seedCents = seedCents;
        this.state = TableState.neverOpened("t", setup("t").orElseThrow());
        tell(new TableEvent.TableOpened("dana"));
    }

    Meter meter() {
        return state.meters().get("progressive");
    }

    Collection<LiveRound> held() {
        return state.rounds().values();
    }

    void later(int hours) {
        now = now.plus(Duration.ofHours(hours));
    }

    /** Any hands, and a progressive wager of some. */
    Round anyRound(String id) {
        return round(id, HANDS.size());
    }

    /** Hands that win nothing of the meter. */
    Round quietRound(String id) {
        return round(id, 0);
    }

    /** The same wagers with any other hands. */
    Round redealt(Round facts) {
        return facts.withCards(cards(HANDS.size()));
    }

    void play(String id, Round facts, Runnable lockOut) {
        bet(id, facts, lockOut);
        facts.cards()
                .seats()
                .forEach((seat, cards) ->
                        tell(new TableEvent.CardsDealt(id, TableEvent.Place.SEAT, seat, cards, false)));
        tell(new TableEvent.CardsDealt(
                id, TableEvent.Place.DEALER, 0, facts.cards().dealer(), false));
        facts.bets().stream()
                .filter(bet -> bet.street() != null)
                .forEach(bet -> tell(new TableEvent.BetPlaced(id, bet)));
        tell(new TableEvent.RoundCompleted(id));
    }

    void bet(String id, Round facts, Runnable lockOut) {
        tell(new TableEvent.RoundOpened(id));
        facts.bets().stream()
                .filter(bet -> bet.street() == null)
                .forEach(bet -> tell(new TableEvent.BetPlaced(id, bet)));
        lockOut.run();
        tell(new TableEvent.BetsClosed(id));
    }

    void tell(TableEvent event) {
        now = now.plusSeconds(1);
        Incoming incoming = new Incoming("/terminal", "e" + now, ++count, now, state.table(), event);
        if (new Table(this, RULES).react(state, incoming) instanceof Answer.Given<Reaction>(Reaction reaction)) {
            state = reaction.state();
            effects.addAll(reaction.effects());
            reaction.effects().forEach(effect -> {
                if (effect instanceof Effect.RoundSettled(Effect.SettledRound round)) {
                    settled.put(round.id(), round);
                }
            });
        }
    }

    private Round round(String id, int hands) {
        List<Bet> bets = new ArrayList<>();
        for (int seat = 1; seat <= SUITS.length(); seat++) {
            bets.add(bet(id + "a" + seat, seat, "ante", 1_000, null));
            if (random.nextInt(4) > 0) {
                bets.add(bet(id + "p" + seat, seat, "progressive", 100, null));
            }
            bets.add(bet(id + "b" + seat, seat, "bet", 2_000, "deal"));
        }
        return new Round(bets, cards(hands), List.of(), List.of());
    }

    private Dealt cards(int hands) {
        Map<Integer, List<Card>> cards = new TreeMap<>();
        for (int seat = 1; seat <= SUITS.length(); seat++) {
            int hand = hands == 0 ? NOTHING : random.nextInt(hands);
            String suited = (HANDS.get(hand) + " ").replace(" ", SUITS.charAt(seat - 1) + " ");
            cards.put(seat, Card.parseAll(hand == NOTHING ? suited + (seat + 1) + "c" : suited));
        }
        return new Dealt(cards, Card.parseAll("Ac Kc Tc 8c 6c"), List.of());
    }

    private static Bet bet(String id, int seat, String wager, long cents, String street) {
        return new Bet(id, seat, "p" + seat, wager, Money.usd(cents), street, Bet.Funds.CHIPS);
    }

    @Override
    public Optional<TableSetup> setup(String id) {
        Map<String, String> elections =
                Map.of("progressive-contribution", String.valueOf(RATE), "progressive-seed", String.valueOf(seedCents));
        Terms terms = new Terms(null, Map.of("progressive", "A"), Map.of(), elections, Map.of(), null);
        return Optional.of(new TableSetup(
                "p",
                Jurisdiction.NY,
                ZoneId.of("America/New_York"),
                LocalTime.of(6, 0),
                "caribbean-stud",
                "2026.1",
                1,
                terms));
    }

    @Override
    public Optional<Effect.SettledRound> settledRound(String id, String round) {
        return Optional.ofNullable(settled.get(round));
    }
}
