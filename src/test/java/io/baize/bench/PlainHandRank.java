package io.baize.bench;

/**
 * The reference for {@link HandBench}: a bit-mask evaluator of seven cards as one writes it straight from the rules,
 * with no tables and no care for the processor. Same cards, same encoding as {@link io.baize.game.HandRank}.
 */
final class PlainHandRank {

    private static final int RANKS = 0x1FFF;
    private static final int ACE = 1 << 12;

    private PlainHandRank() {}

    static int of(long hand) {
        int clubs = (int) hand & RANKS;
        int diamonds = (int) (hand >>> 16) & RANKS;
        int hearts = (int) (hand >>> 32) & RANKS;
        int spades = (int) (hand >>> 48) & RANKS;
        int suited = suited(clubs, diamonds, hearts, spades);
        int straightFlush = straight(suited);
        if (straightFlush != 0) {
            return value((straightFlush & ACE) != 0 ? 9 : 8, straightFlush, 0);
        }
        int any = clubs | diamonds | hearts | spades;
        int four = clubs & diamonds & hearts & spades;
        if (four != 0) {
            return value(7, four, Integer.highestOneBit(any ^ four));
        }
        int two = clubs & diamonds
                | clubs & hearts
                | clubs & spades
                | diamonds & hearts
                | diamonds & spades
                | hearts & spades;
        int three = clubs & diamonds & hearts
                | clubs & diamonds & spades
                | clubs & hearts & spades
                | diamonds & hearts & spades;
        int trips = Integer.highestOneBit(three);
        if (trips != 0 && two != trips) {
            return value(6, trips, Integer.highestOneBit(two ^ trips));
        }
        if (suited != 0) {
            return value(5, top(suited, 5), 0);
        }
        int straight = straight(any);
        if (straight != 0) {
            return value(4, straight, 0);
        }
        if (trips != 0) {
            return value(3, trips, top(any ^ trips, 2));
        }
        int pairs = top(two, 2);
        return switch (Integer.bitCount(pairs)) {
            case 2 -> value(2, pairs, Integer.highestOneBit(any ^ pairs));
            case 1 -> value(1, pairs, top(any ^ pairs, 3));
            default -> value(0, 0, top(any, 5));
        };
    }

    private static int suited(int clubs, int diamonds, int hearts, int spades) {
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

    /** The ranks of the best straight in a set; that of A-2-3-4-5 without its ace. */
    private static int straight(int set) {
        int withLowAce = set << 1 | set >>> 12;
        int lowest = withLowAce & withLowAce >>> 1 & withLowAce >>> 2 & withLowAce >>> 3 & withLowAce >>> 4;
        return lowest == 0 ? 0 : (0b11111 * Integer.highestOneBit(lowest)) >>> 1;
    }

    /** The highest ranks of a set, by clearing the lowest. */
    private static int top(int set, int count) {
        int rest = set;
        for (int surplus = Integer.bitCount(set) - count; surplus > 0; surplus--) {
            rest &= rest - 1;
        }
        return rest;
    }

    private static int value(int category, int first, int second) {
        return category << 26 | first << 13 | second;
    }
}
