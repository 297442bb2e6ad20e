package io.baize.game;

/**
 * Ranks the best five-card poker hand in five to seven cards, as one int: a larger int is a better hand, and equal
 * ints tie.
 *
 * <p>Encoding: {@code category << 26 | first << 13 | second}, where first and second are 13-bit sets of ranks (bit 12
 * is the ace). First holds the ranks that make the category, second the kickers. K-K-7-7-A is
 * {@code TWO_PAIRS << 26 | {K,7} << 13 | {A}}. Sets compare as numbers in the order of the highest card that only one of
 * them has, which is the standard comparison (RULINGS R16). The category is its place in the order of a {@link Ranking};
 * here, in the standard order, that is its ordinal.
 */
public final class HandRank {

    static final int CATEGORY_SHIFT = 26;
    private static final int FIRST_SHIFT = RankSets.BITS;
    private static final int LANE = 16;
    private static final short[] STRAIGHT = RankSets.straights(5, Wheel.LOWEST);
    private static final int ACE_HIGH_STRAIGHT = STRAIGHT[RankSets.ALL];
    /** For each set of ranks: its highest five. */
    private static final short[] TOP_FIVE = new short[RankSets.SETS];

    static {
        for (int set = 0; set < TOP_FIVE.length; set++) {
            TOP_FIVE[set] = (short) RankSets.top(set, 5);
        }
    }

    private HandRank() {}

    /** {@code hand} is the sum of {@link Card#bit} of five to seven different cards, no joker among them. */
    public static int of(long hand) {
        int clubs = suit(hand, 0);
        int diamonds = suit(hand, 1);
        int hearts = suit(hand, 2);
        int spades = suit(hand, 3);
        int flush = flushSuit(clubs, diamonds, hearts, spades);
        if (flush != 0) {
            int straight = STRAIGHT[flush];
            if (straight != 0) {
                return straight == ACE_HIGH_STRAIGHT
                        ? value(Category.ROYAL_FLUSH, straight, 0)
                        : value(Category.STRAIGHT_FLUSH, straight, 0);
            }
        }
        int any = clubs | diamonds | hearts | spades;
        int two = (clubs & diamonds) | (hearts & spades) | ((clubs | diamonds) & (hearts | spades));
        if (two == 0) {
            return unpaired(any, flush);
        }
        int three = (clubs & diamonds & (hearts | spades)) | (hearts & spades & (clubs | diamonds));
        if (three != 0) {
            int four = clubs & diamonds & hearts & spades;
            if (four != 0) {
                return value(Category.FOUR_OF_A_KIND, four, Integer.highestOneBit(any ^ four));
            }
            int trips = Integer.highestOneBit(three);
            int pairs = two ^ trips;
            if (pairs != 0) {
                return value(Category.FULL_HOUSE, trips, Integer.highestOneBit(pairs));
            }
        }
        int straightOrFlush = unpaired(any, flush);
        if (straightOrFlush >>> CATEGORY_SHIFT >= Category.STRAIGHT.ordinal()) {
            return straightOrFlush;
        }
        if (three != 0) {
            return value(Category.THREE_OF_A_KIND, three, RankSets.top(any ^ three, 2));
        }
        int topPair = Integer.highestOneBit(two);
        int lower = two ^ topPair;
        if (lower != 0) {
            int pairs = topPair | Integer.highestOneBit(lower);
            return value(Category.TWO_PAIRS, pairs, Integer.highestOneBit(any ^ pairs));
        }
        return value(Category.PAIR, two, RankSets.top(any ^ two, 3));
    }

    public static Category category(int rank) {
        return CATEGORIES[rank >>> CATEGORY_SHIFT];
    }

    public static boolean atLeast(int rank, Category category) {
        return Ranking.FIVE_CARDS.atLeast(rank, category);
    }

    private static final Category[] CATEGORIES = Category.values();

    private static int unpaired(int any, int flush) {
        if (flush != 0) {
            return value(Category.FLUSH, TOP_FIVE[flush], 0);
        }
        int straight = STRAIGHT[any];
        return straight != 0 ? value(Category.STRAIGHT, straight, 0) : value(Category.HIGH_CARD, TOP_FIVE[any], 0);
    }

    private static int flushSuit(int clubs, int diamonds, int hearts, int spades) {
        if (Integer.bitCount(clubs) >= 5) {
            return clubs;
        }
        if (Integer.bitCount(diamonds) >= 5) {
            return diamonds;
        }
        if (Integer.bitCount(hearts) >= 5) {
            return hearts;
        }
        return Integer.bitCount(spades) >= 5 ? spades : 0;
    }

    private static int value(Category category, int first, int second) {
        return value(category.ordinal(), first, second);
    }

    static int value(int place, int first, int second) {
        return place << CATEGORY_SHIFT | first << FIRST_SHIFT | second;
    }

    static int first(int rank) {
        return rank >>> FIRST_SHIFT & RankSets.ALL;
    }

    /** The ranks a hand has in a suit. */
    static int suit(long hand, int suit) {
        return (int) (hand >>> suit * LANE) & RankSets.ALL;
    }
}
