package io.baize.dashboard;

import io.baize.kernel.Money;
import io.baize.settle.document.RoundDocument;
import io.baize.settle.document.SettlementDocument;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** A round as it lay on the table, seen by the players: seat 1 is at the dealer's left, so it is drawn on the right. */
record Felt(List<CardView> dealer, List<CardView> board, List<Seat> seats) {

    /** {@code net} is what the player takes home; null where nobody bet. */
    record Seat(int number, String player, List<CardView> cards, boolean folded, Money stake, Money net) {

        public boolean taken() {
            return player != null;
        }
    }

    static Felt of(int seats, RoundDocument facts, SettlementDocument settlement) {
        RoundDocument.CardsDocument cards = facts.cards();
        Map<String, String> hands = cards == null || cards.seats() == null ? Map.of() : cards.seats();
        List<Seat> taken = new ArrayList<>(IntStream.rangeClosed(1, seats)
                .mapToObj(number -> seat(number, hands.get(String.valueOf(number)), facts, settlement))
                .toList());
        return new Felt(
                CardView.all(cards == null ? null : cards.dealer()),
                CardView.all(cards == null ? null : cards.community()),
                taken.reversed());
    }

    private static Seat seat(int number, String hand, RoundDocument facts, SettlementDocument settlement) {
        List<SettlementDocument.BetResult> bets =
                settlement.bets().stream().filter(bet -> bet.seat() == number).toList();
        boolean folded = facts.decisions() != null
                && facts.decisions().stream()
                        .anyMatch(choice -> choice.seat() == number && "fold".equals(choice.decision()));
        return new Seat(
                number,
                bets.isEmpty() ? null : bets.getFirst().player(),
                CardView.all(hand),
                folded,
                Money.usd(bets.stream()
                        .mapToLong(SettlementDocument.BetResult::stake)
                        .sum()),
                Money.usd(-bets.stream()
                        .mapToLong(SettlementDocument.BetResult::house)
                        .sum()));
    }
}
