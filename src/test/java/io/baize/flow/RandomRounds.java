package io.baize.flow;

import io.baize.game.Card;
import io.baize.settle.document.RoundDocument;
import io.baize.terms.TermsDocument;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Plays random legal rounds of one table: the events to send, and the same round on paper. */
final class RandomRounds {

    static final String TERMS = """
            {"selections":{"trips-plus":"A","pocket-bonus":"B"},"limits":{"ante":{"min":500,"max":50000,"increment":500}}}""";

    record Played(String table, String id, List<String> events, RoundDocument onPaper) {}

    /** A wager beside the main ones; {@code exactly} where the text fixes its amount, else 0. */
    private record Side(String wager, long exactly) {}

    /** Where the table stands and what it plays under. */
    private record House(String jurisdiction, List<Side> sides, TermsDocument terms) {}

    private static final House NEW_YORK = new House(
            "ny",
            List.of(new Side("trips-plus", 0), new Side("pocket-bonus", 0)),
            new TermsDocument(
                    null, Map.of("trips-plus", "A", "pocket-bonus", "B"), null, null, null, null, null, null, null));

    private final Felt felt;
    private final House house;
    private final Random random;
    private int played;

    RandomRounds(Felt felt, long seed) {
        this(felt, seed, NEW_YORK);
    }

    /** A table of a linked group in Maryland. */
    static RandomRounds linked(Felt felt, long seed, TermsDocument terms) {
        return new RandomRounds(felt, seed, new House("md", List.of(new Side("progressive", 100)), terms));
    }

    private RandomRounds(Felt felt, long seed, House house) {
        this.felt = felt;
        this.house = house;
        this.random = new Random(seed);
    }

    Played next() {
        String id = "r" + ++played;
        List<Card> deck = new ArrayList<>(Card.deck());
        Collections.shuffle(deck, random);
        List<String> events = new ArrayList<>();
        List<RoundDocument.BetDocument> bets = new ArrayList<>();
        List<RoundDocument.DecisionDocument> decisions = new ArrayList<>();
        Map<String, String> hands = new HashMap<>();
        int seats = 1 + random.nextInt(3);
        events.add(felt.event("terminal", "round.opened", "{\"round\":\"" + id + "\"}"));
        long[] antes = new long[seats + 1];
        for (int seat = 1; seat <= seats; seat++) {
            antes[seat] = 500L * (1 + random.nextInt(10));
            bet(events, bets, id, seat, "ante", antes[seat], null);
            bet(events, bets, id, seat, "odds", antes[seat], null);
            for (Side side : house.sides()) {
                long amount = side.exactly() > 0 ? side.exactly() : 100L * (1 + random.nextInt(20));
                if (random.nextBoolean()) {
                    bet(events, bets, id, seat, side.wager(), amount, null);
                }
            }
        }
        events.add(felt.event("terminal", "bets.closed", "{\"round\":\"" + id + "\"}"));
        for (int seat = 1; seat <= seats; seat++) {
            String hand = draw(deck, 2);
            hands.put(String.valueOf(seat), hand);
            events.add(felt.cards(id, "\"to\":\"seat\",\"seat\":" + seat + ",\"cards\":\"" + hand + "\""));
        }
        String dealer = draw(deck, 2);
        events.add(felt.cards(id, "\"to\":\"dealer\",\"cards\":\"" + dealer + "\""));
        String board = draw(deck, 5);
        events.add(felt.cards(id, "\"to\":\"community\",\"cards\":\"" + board + "\""));
        for (int seat = 1; seat <= seats; seat++) {
            if (random.nextInt(4) == 0) {
                decisions.add(new RoundDocument.DecisionDocument(seat, "river", "fold", null));
                events.add(felt.event(
                        "terminal",
                        "decision.made",
                        "{\"round\":\"%s\",\"seat\":%d,\"street\":\"river\",\"decision\":\"fold\"}"
                                .formatted(id, seat)));
            } else {
                bet(events, bets, id, seat, "raise", antes[seat], "river");
            }
        }
        events.add(felt.event("terminal", "round.completed", "{\"round\":\"" + id + "\"}"));
        RoundDocument onPaper = new RoundDocument(
                house.jurisdiction(),
                "heads-up-holdem",
                "2026-11-02",
                null,
                house.terms().selections(),
                null,
                house.terms().elections(),
                null,
                house.terms().meterGroups(),
                null,
                null,
                null,
                null,
                bets,
                new RoundDocument.CardsDocument(hands, dealer, board),
                decisions,
                null,
                null);
        return new Played(felt.table, id, events, onPaper);
    }

    private void bet(
            List<String> events,
            List<RoundDocument.BetDocument> bets,
            String round,
            int seat,
            String wager,
            long amount,
            String street) {
        String id = round + "-" + seat + "-" + wager;
        String on = street == null ? "" : ",\"street\":\"" + street + "\"";
        events.add(felt.event(
                "terminal",
                "bet.placed",
                "{\"round\":\"%s\",\"bet\":\"%s\",\"seat\":%d,\"player\":\"p%d\",\"wager\":\"%s\",\"amount\":%d%s}"
                        .formatted(round, id, seat, seat, wager, amount, on)));
        bets.add(new RoundDocument.BetDocument(id, seat, "p" + seat, wager, amount, street, null, null));
    }

    private static String draw(List<Card> deck, int count) {
        List<Card> drawn = new ArrayList<>();
        for (int card = 0; card < count; card++) {
            drawn.add(deck.removeFirst());
        }
        return Card.write(drawn);
    }
}
