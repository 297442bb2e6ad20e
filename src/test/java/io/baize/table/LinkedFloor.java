package io.baize.table;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Dealt;
import io.baize.game.Round;
import io.baize.kernel.Answer;
import io.baize.kernel.Jurisdiction;
import io.baize.kernel.Money;
import io.baize.progressive.LinkedMeter;
import io.baize.progressive.Meter;
import io.baize.rulepack.RuleBook;
import io.baize.settle.document.SettlementDocument;
import io.baize.terms.Terms;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Tables of one property that play heads up hold 'em, and the meters of their groups, in memory. */
final class LinkedFloor implements Floor {

    static final String GROUP = "all-tables";
    private static final String DEALER = "7c 7d";

    final Map<String, TableState> states = new TreeMap<>();
    final Map<String, LinkedMeter> linked = new TreeMap<>();
    final Map<String, Effect.SettledRound> settled = new TreeMap<>();
    final Map<String, List<Effect>> effects = new HashMap<>();
    private final Map<String, Terms> terms = new HashMap<>();
    private final Jurisdiction jurisdiction;
    private final Table table;
    private Instant now = Instant.parse("2026-11-02T20:00:00Z");
    private long count;

    LinkedFloor(Jurisdiction jurisdiction, RuleBook rules) {
        this.jurisdiction = jurisdiction;
        this.table = new Table(this, rules);
    }

    /** A table of the group, never opened yet. */
    LinkedFloor table(String id, Map<String, String> elections) {
        return table(id, terms(Map.of("progressive", GROUP), elections));
    }

    LinkedFloor table(String id, Terms chosen) {
        terms.put(id, chosen);
        states.put(id, TableState.neverOpened(id, setup(id).orElseThrow()));
        return this;
    }

    Terms terms(Map<String, String> groups, Map<String, String> elections) {
        Map<String, String> selections = jurisdiction == Jurisdiction.NH
                ? Map.of("odds/bad-beat", "1")
                : Map.of("odds/bad-beat", "A", "progressive", "J");
        return new Terms(null, selections, Map.of(), Map.of(), elections, Map.of(), groups, null, Map.of());
    }

    /** As change control will: from the next round on, the table plays under these terms. */
    void change(String id, Terms chosen) {
        terms.put(id, chosen);
        TableState state = states.get(id);
        states.put(id, state.opened(state.dealer(), setup(id).orElseThrow()));
    }

    void open(String id) {
        tell(id, new TableEvent.TableOpened("dana"));
    }

    void play(String id, String round, String hand, String board) {
        begin(id, round, 1);
        finish(id, round, hand, board);
    }

    /** Seats from 1 on have made their wagers. */
    void begin(String id, String round, int seats) {
        tell(id, new TableEvent.RoundOpened(round));
        for (int seat = 1; seat <= seats; seat++) {
            bets(round, seat).stream()
                    .filter(bet -> bet.street() == null)
                    .forEach(bet -> tell(id, new TableEvent.BetPlaced(round, bet)));
        }
        tell(id, new TableEvent.BetsClosed(round));
    }

    void finish(String id, String round, String hand, String board) {
        finish(id, round, board, List.of(hand));
    }

    void finish(String id, String round, String board, List<String> hands) {
        for (int seat = 1; seat <= hands.size(); seat++) {
            List<Card> cards = Card.parseAll(hands.get(seat - 1));
            tell(id, new TableEvent.CardsDealt(round, TableEvent.Place.SEAT, seat, cards, false));
        }
        tell(id, new TableEvent.CardsDealt(round, TableEvent.Place.DEALER, 0, Card.parseAll(DEALER), false));
        tell(id, new TableEvent.CardsDealt(round, TableEvent.Place.COMMUNITY, 0, Card.parseAll(board), false));
        for (int seat = 1; seat <= hands.size(); seat++) {
            tell(id, new TableEvent.BetPlaced(round, bets(round, seat).getLast()));
        }
        tell(id, new TableEvent.RoundCompleted(round));
    }

    void correct(String id, String round, String hand, String board) {
        Dealt cards = new Dealt(Map.of(1, Card.parseAll(hand)), Card.parseAll(DEALER), Card.parseAll(board));
        Round facts = new Round(bets(round, 1), cards, List.of(), List.of());
        tell(id, new TableEvent.RoundCorrected(round, "sam", "camera", facts));
    }

    List<Bet> bets(String round, int seat) {
        long jackpot = jurisdiction == Jurisdiction.NH ? 500 : 100;
        return List.of(
                bet(round + seat + "a", seat, "ante", 1000, null),
                bet(round + seat + "o", seat, "odds", 1000, null),
                bet(round + seat + "p", seat, "progressive", jackpot, null),
                bet(round + seat + "r", seat, "raise", 1000, "river"));
    }

    private static Bet bet(String id, int seat, String wager, long cents, String street) {
        return new Bet(id, seat, "p" + seat, wager, Money.usd(cents), street, Bet.Funds.CHIPS);
    }

    void pass(Duration time) {
        now = now.plus(time);
    }

    void tell(String id, TableEvent event) {
        now = now.plusSeconds(1);
        Incoming incoming = new Incoming("/terminal/" + id, "e" + ++count, sequence(id), now, id, event);
        if (table.react(states.get(id), incoming) instanceof Answer.Given<Reaction>(Reaction reaction)) {
            states.put(id, reaction.state());
            reaction.effects().forEach(effect -> took(id, effect));
        }
    }

    private long sequence(String id) {
        return states.get(id).lastSequence().getOrDefault("/terminal/" + id, 0L) + 1;
    }

    private void took(String id, Effect effect) {
        effects.computeIfAbsent(id, _ -> new ArrayList<>()).add(effect);
        switch (effect) {
            case Effect.RoundSettled(Effect.SettledRound round) -> settled.put(id + "/" + round.id(), round);
            case Effect.LinkedMeterChanged(String property, LinkedMeter meter) -> linked.put(meter.group(), meter);
            default -> {}
        }
    }

    Meter meter() {
        return linked.get(GROUP).meter();
    }

    /** What the progressive meter paid in that round, by the round's own record. */
    SettlementDocument.MeterResult paid(String id, String round) {
        return settled.get(id + "/" + round).settlement().meters().get("progressive");
    }

    List<String> rejections(String id) {
        return effects.get(id).stream()
                .filter(Effect.BetRejected.class::isInstance)
                .map(effect -> ((Effect.BetRejected) effect).refusal().code())
                .toList();
    }

    @Override
    public Optional<TableSetup> setup(String id) {
        return Optional.of(new TableSetup(
                "p",
                jurisdiction,
                ZoneId.of("America/New_York"),
                LocalTime.of(6, 0),
                "heads-up-holdem",
                "2026.1",
                1,
                terms.get(id)));
    }

    @Override
    public Optional<Effect.SettledRound> settledRound(String id, String round) {
        return Optional.ofNullable(settled.get(id + "/" + round));
    }

    @Override
    public Optional<LinkedMeter> linkedMeter(String property, String group) {
        return Optional.ofNullable(linked.get(group));
    }
}
