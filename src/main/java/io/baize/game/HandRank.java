package io.baize.game;

/**
 * Ranks the best five-card poker hand in five to seven cards, as one int: a larger int is a better hand, and equal
 * ints tie.
 *
 * <p>Encoding: {@code category << 26 | first << 13 | second}, where first and second are 13-bit sets of ranks (bit 12
 * is the ace). First holds the ranks that make the category, second the kickers; a hand without a pair has nothing
 * but kickers. K-K-7-7-A is {@code TWO_PAIRS << 26 | {K,7} << 13 | {A}}. Sets compare as numbers in the order of the
 * highest card that only one of them has, which is the standard comparison (RULINGS R16). The category is its place
 * in the order of a {@link Ranking}; here, in the standard order, that is its ordinal.
 */
public final class HandRank {

    static final int CATEGORY_SHIFT = 26;
    private static final int FIRST_SHIFT = RankSets.BITS;
    private static final int LANE = 16;
    private static final Category[] CATEGORIES = Category.values();
    private static final short[] STRAIGHT = RankSets.straights(5, Wheel.LOWEST);
    private static final int ACE_HIGH_STRAIGHT = STRAIGHT[RankSets.ALL];
    private static final short[] TOP_TWO = RankSets.tops(2);
    private static final short[] TOP_FIVE = RankSets.tops(5);
    /** The kickers beside no pair, one pair and two pairs: the highest five, three and one of the other ranks. */
    private static final short[][] KICKERS = {TOP_FIVE, RankSets.tops(3), RankSets.tops(1)};

    private static final int FIVE_TO_EIGHT = 3;
    private static final int EIGHT = 8;

    private HandRank() {}

    /**
     * {@code hand} is the sum of {@link Card#bit} of five to seven different cards, no joker among them. Four of five
     * hands have no flush, no straight and no three of a kind; they take no turn that depends on their pairs, which a
     * processor could not foresee.
     */
    public static int of(long hand) {
        int clubs = suit(hand, 0);
        int diamonds = suit(hand, 1);
        int hearts = suit(hand, 2);
        int spades = suit(hand, 3);
        if ((flushCount(clubs) | flushCount(diamonds) | flushCount(hearts) | flushCount(spades)) >= EIGHT) {
            return flush(clubs, diamonds, hearts, spades);
        }
        int minor = clubs | diamonds;
        int major = hearts | spades;
        int minorPairs = clubs & diamonds;
        int majorPairs = hearts & spades;
        int any = minor | major;
        int two = minorPairs | majorPairs | minor & major;
        int three = minorPairs & major | majorPairs & minor;
        int straight = STRAIGHT[any];
        if ((three | straight) != 0) {
            return threeOrStraight(any, two, three, minorPairs & majorPairs, straight);
        }
        int pairs = TOP_TWO[two];
        int count = Integer.bitCount(pairs);
        return value(count, pairs, KICKERS[count][any ^ pairs]);
    }

    /** Has the bit of eight if five cards or more are of the suit, so that one test asks all four suits. */
    private static int flushCount(int suit) {
        return Integer.bitCount(suit) + FIVE_TO_EIGHT;
    }

    /** Seven cards of which five are of one suit leave no room for a full house or four of a kind. */
    private static int flush(int clubs, int diamonds, int hearts, int spades) {
        int suit = Integer.bitCount(clubs) >= 5
                ? clubs
                : Integer.bitCount(diamonds) >= 5 ? diamonds : Integer.bitCount(hearts) >= 5 ? hearts : spades;
        int straight = STRAIGHT[suit];
        if (straight == 0) {
            return value(Category.FLUSH, TOP_FIVE[suit], 0);
        }
        return value(straight == ACE_HIGH_STRAIGHT ? Category.ROYAL_FLUSH : Category.STRAIGHT_FLUSH, straight, 0);
    }

    private static int threeOrStraight(int any, int two, int three, int four, int straight) {
        if (four != 0) {
            return value(Category.FOUR_OF_A_KIND, four, Integer.highestOneBit(any ^ four));
        }
        int trips = Integer.highestOneBit(three);
        int pairs = two ^ trips;
        if (three != 0 && pairs != 0) {
            return value(Category.FULL_HOUSE, trips, Integer.highestOneBit(pairs));
        }
        return straight != 0
                ? value(Category.STRAIGHT, straight, 0)
                : value(Category.THREE_OF_A_KIND, trips, TOP_TWO[any ^ trips]);
    }

    public static Category category(int rank) {
        return CATEGORIES[rank >>> CATEGORY_SHIFT];
    }

    public static boolean atLeast(int rank, Category category) {
        return Ranking.FIVE_CARDS.atLeast(rank, category);
    }

    private static int value(Category category, int first, int second) {
        return value(category.ordinal(), first, second);
    }

    static int value(int place, int first, int second) {
        return place << CATEGORY_SHIFT | first << FIRST_SHIFT | second;
    }

    /** The ranks that make the category, and in a hand of nothing but kickers those. */
    static int leading(int rank) {
        int first = rank >>> FIRST_SHIFT & RankSets.ALL;
        return first != 0 ? first : rank & RankSets.ALL;
    }

    /** The ranks a hand has in a suit. */
    static int suit(long hand, int suit) {
        return (int) (hand >>> suit * LANE) & RankSets.ALL;
    }
}
