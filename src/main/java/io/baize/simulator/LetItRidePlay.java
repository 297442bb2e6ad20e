package io.baize.simulator;

import io.baize.game.Card;
import io.baize.game.Decision;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Let it ride: a bet stays with what pays already, or with a draw to a flush of high cards. */
final class LetItRidePlay implements Play {

    private static final int TEN = 8;
    private static final int EIGHT = 6;

    @Override
    public void play(Dealing round) {
        round.dealToSeats();
        street(round, "deal");
        round.open(1);
        street(round, "first-card");
        round.open(1);
    }

    private static void street(Dealing round, String street) {
        round.seated()
                .keySet()
                .forEach(seat -> round.decide(
                        seat, street, rides(round.all(seat)) ? Decision.Choice.CHECK : Decision.Choice.WITHDRAW));
    }

    static boolean rides(List<Card> cards) {
        Map<Integer, Long> ranks = cards.stream().collect(Collectors.groupingBy(Card::rank, Collectors.counting()));
        boolean pays = ranks.entrySet().stream()
                .anyMatch(rank -> rank.getValue() > 2 || rank.getValue() == 2 && rank.getKey() >= TEN);
        boolean twoPairs = ranks.values().stream().filter(count -> count > 1).count() > 1;
        boolean suited = cards.stream().map(Card::suit).distinct().count() == 1;
        boolean high = cards.size() > 3 || cards.stream().allMatch(card -> card.rank() >= EIGHT);
        return pays || twoPairs || suited && high;
    }
}
