package io.baize.game;

/**
 * Ranks the best five-card poker hand in five to seven cards, as one int: a larger int is a better hand, and equal
 * ints tie.
 *
 * <p>Encoding: {@code category << 26 | first << 13 | second}, where first and second are 13-bit sets of ranks (bit 12
 * is the ace). First holds the ranks that make the category, second the kickers. K-K-7-7-A is
 * {@code TWO_PAIRS << 26 | {K,7} << 13 | {A}}. Sets of equal size compare as numbers in the order of their highest
 * card, which is the standard comparison (RULINGS R16).
 */
public final class HandRank {

    private static final int CATEGORY_SHIFT = 26;
    private static final int SET_BITS = 13;
    private static final int SUIT_MASK = 0x1FFF;
    private static final int ACE_HIGH_STRAIGHT = 1 << 12;
    /** For each set of ranks: the top card of the best straight in it, as one bit, or 0. */
    private static final short[] STRAIGHT = new short[1 << SET_BITS];
    /** For each set of ranks: its highest five. */
    private static final short[] TOP_FIVE = new short[1 << SET_BITS];

    static {
        for (int set = 0; set < STRAIGHT.length; set++) {
            STRAIGHT[set] = (short) straightTop(set);
            TOP_FIVE[set] = (short) top(set, 5);
        }
    }

    private HandRank() {}

    /** {@code hand} is the sum of {@link Card#bit} of five to seven different cards. */
    public static int of(long hand) {
        int clubs = (int) hand & SUIT_MASK;
        int diamonds = (int) (hand >>> 16) & SUIT_MASK;
        int hearts = (int) (hand >>> 32) & SUIT_MASK;
        int spades = (int) (hand >>> 48) & SUIT_MASK;
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
            return value(Category.THREE_OF_A_KIND, three, top(any ^ three, 2));
        }
        int topPair = Integer.highestOneBit(two);
        int lower = two ^ topPair;
        if (lower != 0) {
            int pairs = topPair | Integer.highestOneBit(lower);
            return value(Category.TWO_PAIRS, pairs, Integer.highestOneBit(any ^ pairs));
        }
        return value(Category.PAIR, two, top(any ^ two, 3));
    }

    public static Category category(int rank) {
        return CATEGORIES[rank >>> CATEGORY_SHIFT];
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
        return category.ordinal() << CATEGORY_SHIFT | first << SET_BITS | second;
    }

    private static int top(int set, int count) {
        int highest = 0;
        for (int left = count, rest = set; left > 0 && rest != 0; left--) {
            int bit = Integer.highestOneBit(rest);
            highest |= bit;
            rest ^= bit;
        }
        return highest;
    }

    /** An ace also stands below the two: 5-4-3-2-A is the lowest straight, and no other sequence wraps. */
    private static int straightTop(int set) {
        for (int top = 12; top >= 4; top--) {
            int five = 0b11111 << (top - 4);
            if ((set & five) == five) {
                return 1 << top;
            }
        }
        int wheel = 1 << 12 | 0b1111;
        return (set & wheel) == wheel ? 1 << 3 : 0;
    }
}
