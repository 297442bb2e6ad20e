package io.baize.dashboard;

import io.baize.kernel.Money;
import io.baize.settle.document.RoundDocument;
import io.baize.settle.document.SettlementDocument;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A round as it lay on the table, seen by the players: seat 1 is at the dealer's left, so it is drawn on the right.
 * Cards that were set lie in the hands they were set into. {@code drawn} is null where no number was drawn.
 */
record Felt(List<List<CardView>> dealer, List<CardView> board, List<Seat> seats, String drawn) {

    /** {@code net} is what the player takes home; {@code gave} names what was given up, most of all the hand. */
    record Seat(int number, String player, List<List<CardView>> hands, List<String> gave, Money stake, Money net) {

        public boolean taken() {
            return player != null;
        }

        public boolean folded() {
            return gave.contains("folded");
        }
    }

    private static final Map<String, String> GIVEN =
            Map.of("fold", "folded", "surrender", "surrendered", "withdraw", "took a bet back", "void", "voided");

    static Felt of(int seats, RoundDocument facts, SettlementDocument settlement) {
        RoundDocument.CardsDocument cards = facts.cards();
        Map<String, String> hands = cards == null || cards.seats() == null ? Map.of() : cards.seats();
        List<Seat> taken = new ArrayList<>(IntStream.rangeClosed(1, seats)
                .mapToObj(number -> seat(number, hands.get(String.valueOf(number)), facts, settlement))
                .toList());
        return new Felt(
                hands(0, cards == null ? null : cards.dealer(), facts),
                CardView.all(cards == null ? null : cards.community()),
                taken.reversed(),
                drawn(facts));
    }

    private static Seat seat(int number, String dealt, RoundDocument facts, SettlementDocument settlement) {
        List<SettlementDocument.BetResult> bets =
                settlement.bets().stream().filter(bet -> bet.seat() == number).toList();
        return new Seat(
                number,
                bets.isEmpty() ? null : bets.getFirst().player(),
                hands(number, dealt, facts),
                decisions(number, facts).stream()
                        .map(decision -> GIVEN.get(decision.decision()))
                        .filter(Objects::nonNull)
                        .distinct()
                        .toList(),
                Money.usd(bets.stream()
                        .mapToLong(SettlementDocument.BetResult::stake)
                        .sum()),
                Money.usd(-bets.stream()
                        .mapToLong(SettlementDocument.BetResult::house)
                        .sum()));
    }

    /** As they were set last, or else all that were dealt in one. */
    private static List<List<CardView>> hands(int seat, String dealt, RoundDocument facts) {
        return decisions(seat, facts).reversed().stream()
                .map(RoundDocument.DecisionDocument::hands)
                .filter(set -> set != null && !set.isEmpty())
                .findFirst()
                .map(set -> set.stream().map(CardView::all).toList())
                .orElseGet(() -> List.of(CardView.all(dealt)));
    }

    private static List<RoundDocument.DecisionDocument> decisions(int seat, RoundDocument facts) {
        return facts.decisions() == null
                ? List.of()
                : facts.decisions().stream()
                        .filter(decision -> decision.seat() == seat)
                        .toList();
    }

    private static String drawn(RoundDocument facts) {
        return facts.drawn() == null || facts.drawn().isEmpty()
                ? null
                : facts.drawn().stream().map(String::valueOf).collect(Collectors.joining(", "));
    }
}
