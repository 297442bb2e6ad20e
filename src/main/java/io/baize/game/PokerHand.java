package io.baize.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A five-card hand that a player or the dealer shows down, with the cards that make it. */
public record PokerHand(int rank, List<Card> cards) implements Comparable<PokerHand> {

    /** The best five of the given cards. */
    public static PokerHand best(List<Card> cards) {
        PokerHand best = null;
        for (List<Card> five : choose(cards, 5)) {
            PokerHand hand = of(five);
            best = best == null || hand.compareTo(best) > 0 ? hand : best;
        }
        return best;
    }

    /** The best hand of both hole cards and exactly three of the community cards. */
    public static PokerHand withBothHoleCards(List<Card> hole, List<Card> community) {
        PokerHand best = null;
        for (List<Card> three : choose(community, 3)) {
            List<Card> five = new ArrayList<>(hole);
            five.addAll(three);
            PokerHand hand = of(five);
            best = best == null || hand.compareTo(best) > 0 ? hand : best;
        }
        return best;
    }

    public static PokerHand of(List<Card> five) {
        List<Card> shown = new ArrayList<>(five);
        shown.sort(Comparator.comparingInt(Card::rank).reversed());
        return new PokerHand(HandRank.of(five.stream().mapToLong(Card::bit).sum()), List.copyOf(shown));
    }

    public Category category() {
        return HandRank.category(rank);
    }

    public boolean atLeast(Category other) {
        return category().atLeast(other);
    }

    @Override
    public int compareTo(PokerHand other) {
        return Integer.compare(rank, other.rank);
    }

    /** As a dealer announces it: {@code a full house (Ks Kd Kc Th Td)}. */
    @Override
    public String toString() {
        return category().words() + " (" + Card.write(cards) + ")";
    }

    private static List<List<Card>> choose(List<Card> cards, int count) {
        List<List<Card>> chosen = new ArrayList<>();
        for (int set = 0; set < 1 << cards.size(); set++) {
            if (Integer.bitCount(set) == count) {
                List<Card> hand = new ArrayList<>(count);
                for (int index = 0; index < cards.size(); index++) {
                    if ((set >> index & 1) == 1) {
                        hand.add(cards.get(index));
                    }
                }
                chosen.add(hand);
            }
        }
        return chosen;
    }
}
