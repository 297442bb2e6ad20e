package io.baize.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A five-card hand that a player or the dealer shows down, with the cards that make it. */
public record PokerHand(int rank, List<Card> cards) implements Comparable<PokerHand> {

    /** The best five of the given cards. */
    public static PokerHand best(List<Card> cards) {
        return best(List.of(), cards, 5);
    }

    /** The best hand of both hole cards and exactly three of the community cards. */
    public static PokerHand withBothHoleCards(List<Card> hole, List<Card> community) {
        return best(hole, community, 3);
    }

    public static PokerHand of(List<Card> five) {
        List<Card> shown = new ArrayList<>(five);
        shown.sort(Comparator.comparingInt(Card::rank).reversed());
        return new PokerHand(HandRank.of(bits(five)), List.copyOf(shown));
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

    /** The best hand of these cards and {@code count} of the others; each set bit of a choice is one of the others. */
    private static PokerHand best(List<Card> these, List<Card> others, int count) {
        long held = bits(these);
        long[] bits = others.stream().mapToLong(Card::bit).toArray();
        int bestRank = -1;
        int bestChoice = 0;
        for (int choice = 0; choice < 1 << others.size(); choice++) {
            if (Integer.bitCount(choice) == count) {
                int rank = HandRank.of(held | chosen(bits, choice));
                if (rank > bestRank) {
                    bestRank = rank;
                    bestChoice = choice;
                }
            }
        }
        List<Card> five = new ArrayList<>(these);
        for (int index = 0; index < others.size(); index++) {
            if ((bestChoice >> index & 1) == 1) {
                five.add(others.get(index));
            }
        }
        return of(five);
    }

    private static long chosen(long[] bits, int choice) {
        long hand = 0;
        for (int rest = choice; rest != 0; rest &= rest - 1) {
            hand |= bits[Integer.numberOfTrailingZeros(rest)];
        }
        return hand;
    }

    private static long bits(List<Card> cards) {
        long hand = 0;
        for (Card card : cards) {
            hand |= card.bit();
        }
        return hand;
    }
}
