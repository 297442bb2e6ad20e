package io.baize.game;

import static io.baize.game.Category.FIVE_ACES;
import static io.baize.game.Category.FLUSH;
import static io.baize.game.Category.FOUR_ACES;
import static io.baize.game.Category.FOUR_OF_A_KIND;
import static io.baize.game.Category.FULL_HOUSE;
import static io.baize.game.Category.HIGH_CARD;
import static io.baize.game.Category.MINI_ROYAL;
import static io.baize.game.Category.PAIR;
import static io.baize.game.Category.ROYAL_FLUSH;
import static io.baize.game.Category.STRAIGHT;
import static io.baize.game.Category.STRAIGHT_FLUSH;
import static io.baize.game.Category.THREE_OF_A_KIND;
import static io.baize.game.Category.TWO_PAIRS;

import java.util.Arrays;
import java.util.List;

/**
 * An order of hands of one size, as a section of the rules prints it. A hand becomes one int in the encoding of
 * {@link HandRank}, with the category's place in this order where that has the place in the standard one.
 */
public enum Ranking {
    /** 5324.31(b), and with a joker the three-card bonus of 5324.41(o)(1). */
    THREE_CARDS(3, Order.THREE, Wheel.LOWEST, true),
    /** 5324.34(b)(3), which takes A-K-Q out of the straight flushes. */
    THREE_CARD_BONUS(3, Order.THREE_BONUS, Wheel.LOWEST, false),
    /** 5324.32(b), 5324.33(b). */
    FOUR_CARDS(4, Order.FOUR, Wheel.LOWEST, false),
    /** The standard order, as in 5324.34(b)(2). */
    FIVE_CARDS(5, Order.FIVE, Wheel.LOWEST, false),
    /** 5324.41(c)(2). */
    PAI_GOW(5, Order.PAI_GOW, Wheel.SECOND_HIGHEST, true),
    /** 5324.41(c)(4). */
    PAI_GOW_WHEEL_LOWEST(5, Order.PAI_GOW, Wheel.LOWEST, true),
    /** 5324.40(b)(2). */
    ASIA(4, Order.ASIA, Wheel.SECOND_HIGHEST, true),
    /** 5324.40(b)(4). */
    ASIA_WHEEL_LOWEST(4, Order.ASIA, Wheel.LOWEST, true),
    /** The low hand of pai gow poker, the medium hand of Asia poker: 5324.41(c)(2)(x), 5324.40(b)(2)(ix). */
    TWO_CARDS(2, Order.TWO, Wheel.LOWEST, true),
    /** The low hand of Asia poker. */
    ONE_CARD(1, Order.TWO, Wheel.LOWEST, true);

    private static final int NONE = -1;
    private static final long JOKER = Card.JOKER.bit();
    private static final long ACES = 0x1000_1000_1000_1000L;
    private static final int SHORTEST_STRAIGHT = 3;

    private final int size;
    private final List<Category> order;
    private final boolean joker;
    private final int[] places = new int[Category.values().length];
    private final short[] straights;
    private final short[] completed;
    private final int highest;
    /** The category of A-K-Q-J-10 of one suit, or as many of them as a hand has. */
    private final Category royal;

    Ranking(int size, List<Category> order, Wheel wheel, boolean joker) {
        this.size = size;
        this.order = order;
        this.joker = joker;
        Arrays.fill(places, NONE);
        order.forEach(category -> places[category.ordinal()] = order.indexOf(category));
        straights = size < SHORTEST_STRAIGHT ? new short[RankSets.SETS] : RankSets.straights(size, wheel);
        completed = RankSets.completedBy(straights);
        highest = straights[RankSets.ALL];
        royal = ranks(ROYAL_FLUSH) ? ROYAL_FLUSH : ranks(MINI_ROYAL) ? MINI_ROYAL : STRAIGHT_FLUSH;
    }

    public int size() {
        return size;
    }

    public boolean isLow() {
        return size < SHORTEST_STRAIGHT;
    }

    public Category category(int rank) {
        return order.get(rank >>> HandRank.CATEGORY_SHIFT);
    }

    /** Whether a hand of this rank is of that category or of one above it. */
    public boolean atLeast(int rank, Category category) {
        if (!ranks(category)) {
            throw new IllegalArgumentException("There is no " + category.label() + " among " + this);
        }
        return rank >>> HandRank.CATEGORY_SHIFT >= places[category.ordinal()];
    }

    /** {@code hand} is the sum of {@link Card#bit} of as many different cards as a hand has here. */
    public int rank(long hand) {
        boolean hasJoker = (hand & JOKER) != 0;
        if (Long.bitCount(hand) != size || hasJoker && !joker) {
            throw new IllegalArgumentException(this + " does not rank a hand of " + Long.bitCount(hand) + " cards"
                    + (hasJoker ? " with a joker" : ""));
        }
        return hasJoker ? withJoker(hand ^ JOKER) : natural(hand);
    }

    private int natural(long hand) {
        int clubs = HandRank.suit(hand, 0);
        int diamonds = HandRank.suit(hand, 1);
        int hearts = HandRank.suit(hand, 2);
        int spades = HandRank.suit(hand, 3);
        int any = clubs | diamonds | hearts | spades;
        int two = (clubs & diamonds) | (hearts & spades) | ((clubs | diamonds) & (hearts | spades));
        if (two == 0) {
            return unpaired(any, straights[any], any == clubs || any == diamonds || any == hearts || any == spades);
        }
        int three = (clubs & diamonds & (hearts | spades)) | (hearts & spades & (clubs | diamonds));
        if (three == 0) {
            return value((two & two - 1) == 0 ? PAIR : TWO_PAIRS, two, any ^ two);
        }
        int four = clubs & diamonds & hearts & spades;
        if (four == 0) {
            return value(two == three ? THREE_OF_A_KIND : FULL_HOUSE, three, any ^ three);
        }
        return value(four == RankSets.ACE && ranks(FOUR_ACES) ? FOUR_ACES : FOUR_OF_A_KIND, four, any ^ four);
    }

    private int unpaired(int any, int straight, boolean oneSuit) {
        if (straight == 0) {
            return oneSuit && !isLow() ? value(FLUSH, any, 0) : value(HIGH_CARD, 0, any);
        }
        return value(oneSuit ? straight == highest ? royal : STRAIGHT_FLUSH : STRAIGHT, straight, 0);
    }

    /**
     * The joker is an ace, or the best card that makes a straight or a flush: 5324.40(b)(1), (3) and 5324.41(c)(1),
     * (3). It is never a card that the hand has already: A-K-9-5 of one suit and the joker are A-K-Q-9-5.
     */
    private int withJoker(long others) {
        long aces = others & ACES;
        if (aces == ACES) {
            return value(FIVE_ACES, RankSets.ACE, 0);
        }
        int asAce = natural(others | Long.lowestOneBit(ACES ^ aces));
        int clubs = HandRank.suit(others, 0);
        int diamonds = HandRank.suit(others, 1);
        int hearts = HandRank.suit(others, 2);
        int spades = HandRank.suit(others, 3);
        int any = clubs | diamonds | hearts | spades;
        if (isLow() || Integer.bitCount(any) < size - 1) {
            return asAce;
        }
        boolean oneSuit = any == clubs || any == diamonds || any == hearts || any == spades;
        int flush = any | Integer.highestOneBit(RankSets.ALL ^ any);
        int straight = completed[any];
        return straight == 0 && !oneSuit ? asAce : Math.max(asAce, unpaired(flush, straight, oneSuit));
    }

    private boolean ranks(Category category) {
        return places[category.ordinal()] != NONE;
    }

    private int value(Category category, int first, int second) {
        return HandRank.value(places[category.ordinal()], first, second);
    }

    /** Categories, lowest first. */
    private static final class Order {
        static final List<Category> TWO = List.of(HIGH_CARD, PAIR);
        static final List<Category> THREE = List.of(HIGH_CARD, PAIR, FLUSH, STRAIGHT, THREE_OF_A_KIND, STRAIGHT_FLUSH);
        static final List<Category> THREE_BONUS =
                List.of(HIGH_CARD, PAIR, FLUSH, STRAIGHT, THREE_OF_A_KIND, STRAIGHT_FLUSH, MINI_ROYAL);
        static final List<Category> FOUR =
                List.of(HIGH_CARD, PAIR, TWO_PAIRS, STRAIGHT, FLUSH, THREE_OF_A_KIND, STRAIGHT_FLUSH, FOUR_OF_A_KIND);
        static final List<Category> ASIA = List.of(
                HIGH_CARD,
                PAIR,
                TWO_PAIRS,
                THREE_OF_A_KIND,
                STRAIGHT,
                FLUSH,
                FOUR_OF_A_KIND,
                STRAIGHT_FLUSH,
                ROYAL_FLUSH,
                FOUR_ACES);
        static final List<Category> FIVE = List.of(
                HIGH_CARD,
                PAIR,
                TWO_PAIRS,
                THREE_OF_A_KIND,
                STRAIGHT,
                FLUSH,
                FULL_HOUSE,
                FOUR_OF_A_KIND,
                STRAIGHT_FLUSH,
                ROYAL_FLUSH);
        static final List<Category> PAI_GOW = List.of(
                HIGH_CARD,
                PAIR,
                TWO_PAIRS,
                THREE_OF_A_KIND,
                STRAIGHT,
                FLUSH,
                FULL_HOUSE,
                FOUR_OF_A_KIND,
                STRAIGHT_FLUSH,
                ROYAL_FLUSH,
                FIVE_ACES);
    }
}
