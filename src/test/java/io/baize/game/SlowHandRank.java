package io.baize.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Ranks a hand the way a dealer does: count the ranks, sort the cards, look for a sequence and a suit. It shares nothing
 * with {@link HandRank}, so that one can be checked against the other.
 *
 * <p>A hand becomes one number in base 15, which compares as the text compares: the category, then the ranks (2 to 14) by
 * how often they occur and by height. K-K-7-7-A is 2-13-13-7-7-14.
 */
public final class SlowHandRank {

    private static final int BASE = 15;
    private static final int ACE = 14;

    private SlowHandRank() {}

    /** The key of exactly five cards. */
    public static long five(List<Card> cards) {
        int[] counts = new int[BASE];
        boolean oneSuit = true;
        for (Card card : cards) {
            counts[card.rank() + 2]++;
            oneSuit &= card.suit() == cards.getFirst().suit();
        }
        int[] byCountThenRank = new int[5];
        for (int index = 0; index < 5; index++) {
            int rank = cards.get(index).rank() + 2;
            byCountThenRank[index] = counts[rank] * BASE + rank;
        }
        Arrays.sort(byCountThenRank);
        int[] ranks = new int[5];
        for (int index = 0; index < 5; index++) {
            ranks[index] = byCountThenRank[4 - index] % BASE;
        }
        if (Arrays.equals(ranks, new int[] {ACE, 5, 4, 3, 2})) {
            ranks = new int[] {5, 4, 3, 2, 1};
        }
        int most = byCountThenRank[4] / BASE;
        int least = byCountThenRank[0] / BASE;
        boolean sequence = most == 1 && ranks[0] - ranks[4] == 4;
        long key = category(sequence, oneSuit, ranks, most, least);
        for (int rank : ranks) {
            key = key * BASE + rank;
        }
        return key;
    }

    /** The best key of the 21 ways to leave out two of seven cards. */
    public static long bestOfSeven(List<Card> seven) {
        long best = 0;
        for (int first = 0; first < 7; first++) {
            for (int second = first + 1; second < 7; second++) {
                List<Card> five = new ArrayList<>(seven);
                five.remove(second);
                five.remove(first);
                best = Math.max(best, five(five));
            }
        }
        return best;
    }

    public static int categoryOf(long key) {
        return (int) (key / (BASE * BASE * BASE * BASE * BASE));
    }

    private static int category(boolean sequence, boolean oneSuit, int[] ranks, int most, int least) {
        if (sequence && oneSuit) {
            return ranks[0] == ACE ? 9 : 8;
        }
        if (most == 4) {
            return 7;
        }
        if (most == 3 && least == 2) {
            return 6;
        }
        if (oneSuit) {
            return 5;
        }
        if (sequence) {
            return 4;
        }
        if (most == 3) {
            return 3;
        }
        boolean twoPairs = ranks[0] == ranks[1] && ranks[2] == ranks[3];
        return most == 1 ? 0 : twoPairs ? 2 : 1;
    }
}
