package io.baize.simulator;

import io.baize.game.Card;
import io.baize.game.Decision;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A wager or a fold before each part of the board. A card from jack up counts two points and one from six to ten counts
 * one; a pair stays in whatever it counts, and one that pays is worth the most the text allows.
 */
record StreetsPlay(List<Street> streets) implements Play {

    private static final int SIX = 4;

    /** The wager has the street's name; {@code opens} cards are turned after it. */
    record Street(String name, int leastPoints, int opens) {}

    @Override
    public void play(Dealing round) {
        round.dealToSeats();
        Set<Integer> in = new HashSet<>(round.seated().keySet());
        for (Street street : streets) {
            round.seated().keySet().stream().filter(in::contains).toList().forEach(seat -> {
                List<Card> cards = round.all(seat);
                if (points(cards) >= street.leastPoints() || highestPair(cards) >= 0) {
                    List<Integer> multiples = round.multiples(street.name(), street.name());
                    boolean strong = highestPair(cards) >= SIX;
                    int times = strong ? multiples.getLast() : multiples.getFirst();
                    round.betTimes(seat, street.name(), times, street.name());
                } else {
                    in.remove(seat);
                    round.decide(seat, street.name(), Decision.Choice.FOLD);
                }
            });
            round.open(street.opens());
        }
    }

    static int points(List<Card> cards) {
        return cards.stream()
                .mapToInt(card -> card.rank() >= Card.JACK ? 2 : card.rank() >= SIX ? 1 : 0)
                .sum();
    }

    private static int highestPair(List<Card> cards) {
        return cards.stream().collect(Collectors.groupingBy(Card::rank, Collectors.counting())).entrySet().stream()
                .filter(rank -> rank.getValue() > 1)
                .mapToInt(Map.Entry::getKey)
                .max()
                .orElse(-1);
    }
}
