package io.baize.game;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;

/** What can go wrong with any game of cards; a game adds what is its own. */
public final class Irregularities {

    /** In games where players and dealer have cards of their own and nothing lies on a board. */
    public static final Set<String> CARDS = Set.of(
            "dealer-card-exposed",
            "dealer-card-exposed-after-decisions",
            "one-card-face-up",
            "cards-face-up",
            "cards-face-up-after-initial-deal",
            "player-wrong-card-count",
            "dealer-wrong-card-count",
            "dealer-wrong-card-count-cured",
            "card-drawn-in-error",
            "player-card-exposed",
            "hole-card-exposed-before-no-more-bets",
            "stub-count-wrong",
            "wrong-number-of-stacks",
            "insufficient-cards",
            "shuffler-jam",
            "player-left",
            "side-wager-light-out",
            "dealing-shoe-jam");

    /** In games that share community cards with a dealer who plays. */
    public static final Set<String> WITH_COMMUNITY = and(CARDS, "community-wrong-card-count");

    private Irregularities() {}

    public static Set<String> and(Set<String> these, String... others) {
        Set<String> all = new TreeSet<>(these);
        all.addAll(Arrays.asList(others));
        return Set.copyOf(all);
    }

    /** Games without a dealer's hand know none of the mishaps that befall it. */
    public static Set<String> withoutDealer(Set<String> these) {
        Set<String> left = new TreeSet<>(these);
        left.removeIf(kind -> kind.startsWith("dealer-card") || kind.startsWith("dealer-wrong"));
        return Set.copyOf(left);
    }
}
