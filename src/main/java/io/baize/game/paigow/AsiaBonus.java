package io.baize.game.paigow;

import io.baize.game.Card;
import io.baize.game.Category;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The bonus hands of Asia poker in seven cards, highest first as 5324.40(b)(6) lists them. */
final class AsiaBonus {

    private static final int EIGHT = 6;
    private static final Set<Set<Integer>> NINE_HIGH = Set.of(Set.of(7, 6, 5, 4, 2, 1, 0), Set.of(7, 6, 5, 3, 2, 1, 0));

    private AsiaBonus() {}

    static String outcome(List<Card> seven, boolean jokerMakesRoyal, boolean jokerCompletes) {
        int[] counts = Seven.counts(seven);
        if (counts[EIGHT] == 4 && threeBesides(counts)) {
            return "three-of-a-kind-and-four-eights";
        }
        Category best = Seven.best(seven);
        Category natural = Seven.best(Seven.withoutJoker(seven));
        if (best == Category.FIVE_ACES) {
            return best.label();
        }
        if (natural == Category.ROYAL_FLUSH || best == Category.ROYAL_FLUSH && jokerMakesRoyal) {
            return Category.ROYAL_FLUSH.label();
        }
        if (natural == Category.STRAIGHT_FLUSH) {
            return "natural-straight-flush";
        }
        if (best == Category.STRAIGHT_FLUSH || best == Category.ROYAL_FLUSH) {
            return "straight-flush-with-joker";
        }
        return below(seven, counts, best, jokerCompletes);
    }

    /** A joker that completes nothing is an ace, and as such still ends K-Q-J-10 or begins 5-4-3-2. */
    private static String below(List<Card> seven, int[] counts, Category best, boolean jokerCompletes) {
        if (Seven.has(counts, 4)) {
            return "four-of-a-kind";
        }
        if (NINE_HIGH.contains(seven.stream().map(SetHands::rank).collect(Collectors.toSet()))) {
            return "nine-high";
        }
        if (best == Category.FULL_HOUSE || best == Category.FLUSH && (jokerCompletes || Seven.flush(seven))) {
            return best.label();
        }
        boolean straight = jokerCompletes ? best == Category.STRAIGHT : Seven.straight(counts);
        return Seven.has(counts, 3) ? "three-of-a-kind" : straight ? "straight" : "other";
    }

    private static boolean threeBesides(int[] counts) {
        for (int count : counts) {
            if (count == 3) {
                return true;
            }
        }
        return false;
    }
}
