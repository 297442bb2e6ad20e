package io.baize.game;

/** The kinds of poker hand, lowest first, with the label paytables use. */
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
    ROYAL_FLUSH("royal-flush", "a royal flush");

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

    public boolean atLeast(Category other) {
        return compareTo(other) >= 0;
    }
}
