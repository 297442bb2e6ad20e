package io.baize.settle;

import io.baize.game.Card;
import io.baize.settle.document.RoundDocument;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes a whole round down: who bet what, on which deal, under which selections. */
final class RoundMaker {

    private final String jurisdiction;
    private final Map<String, String> selections = new HashMap<>();
    private final Map<String, String> readings = new HashMap<>();
    private final Map<String, Long> meters = new HashMap<>();
    private final List<RoundDocument.BetDocument> bets = new ArrayList<>();
    private final List<RoundDocument.DecisionDocument> decisions = new ArrayList<>();
    private Long payoutLimit;

    RoundMaker(String jurisdiction) {
        this.jurisdiction = jurisdiction;
    }

    RoundMaker select(Map<String, String> paytables) {
        selections.putAll(paytables);
        return this;
    }

    RoundMaker read(String rule, String value) {
        readings.put(rule, value);
        return this;
    }

    RoundMaker meter(long cents) {
        meters.put("progressive", cents);
        return this;
    }

    RoundMaker payoutLimit(long cents) {
        payoutLimit = cents;
        return this;
    }

    RoundMaker bet(int seat, String wager, long cents) {
        return bet(seat, wager, cents, null);
    }

    RoundMaker raise(int seat, String street, long cents) {
        return bet(seat, "raise", cents, street);
    }

    RoundMaker fold(int seat) {
        decisions.add(new RoundDocument.DecisionDocument(seat, "river", "fold", null));
        return this;
    }

    RoundDocument on(StackedDeck.Deal deal) {
        Map<String, String> seats = deal.seats().entrySet().stream()
                .collect(Collectors.toMap(hand -> String.valueOf(hand.getKey()), hand -> Card.write(hand.getValue())));
        return new RoundDocument(
                jurisdiction,
                "heads-up-holdem",
                "2026-11-01",
                null,
                selections,
                Map.of(),
                readings,
                Map.of(),
                payoutLimit,
                meters,
                bets,
                new RoundDocument.CardsDocument(seats, Card.write(deal.dealer()), Card.write(deal.community())),
                decisions,
                List.of(),
                null);
    }

    private RoundMaker bet(int seat, String wager, long cents, String street) {
        String id = "s" + seat + "-" + wager;
        bets.add(new RoundDocument.BetDocument(id, seat, "p" + seat, wager, cents, street, "chips", null));
        return this;
    }
}
