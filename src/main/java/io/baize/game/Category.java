package io.baize.game;

/**
 * The kinds of poker hand, with the label paytables use: first those of five cards, lowest first, then those that one
 * {@link Ranking} alone has. Which is higher, a ranking says.
 */
public enum Category {
    HIGH_CARD("high-card", "high card"),
    PAIR("pair", "a pair"),
    TWO_PAIRS("two-pairs", "two pairs"),
    THREE_OF_A_KIND("three-of-a-kind", "three of a kind"),
    STRAIGHT("straight", "a straight"),
    FLUSH("flush", "a flush"),
    FULL_HOUSE("full-house", "a full house"),
    FOUR_OF_A_KIND("four-of-a-kind", "four of a kind"),
    STRAIGHT_FLUSH("straight-flush", "a straight flush"),
    ROYAL_FLUSH("royal-flush", "a royal flush"),
    /** A-K-Q of one suit: 5324.34(b)(3)(i). */
    MINI_ROYAL("mini-royal", "a mini royal"),
    /** In Asia poker, where they stand above the other fours: 5324.40(b)(2)(i). */
    FOUR_ACES("four-aces", "four aces"),
    /** With the joker: 5324.41(c)(2)(i). */
    FIVE_ACES("five-aces", "five aces");

    private final String label;
    private final String words;

    Category(String label, String words) {
        this.label = label;
        this.words = words;
    }

    public String label() {
        return label;
    }

    public String words() {
        return words;
    }
}
