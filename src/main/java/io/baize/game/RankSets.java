package io.baize.game;

/** Sets of ranks as 13 bits, bit 0 for a two up to bit 12 for an ace, and the tables that evaluators read them by. */
final class RankSets {

    static final int BITS = 13;
    static final int SETS = 1 << BITS;
    static final int ALL = SETS - 1;
    static final int ACE = 1 << Card.ACE;

    private RankSets() {}

    /** For each set of ranks: its highest {@code count}, or all it has. */
    static short[] tops(int count) {
        short[] tops = new short[SETS];
        for (int set = 0; set < SETS; set++) {
            int rest = set;
            while (Integer.bitCount(rest) > count) {
                rest &= rest - 1;
            }
            tops[set] = (short) rest;
        }
        return tops;
    }

    /** For each set of ranks: the best straight of {@code length} in it, as {@link #straight} writes it, or 0. */
    static short[] straights(int length, Wheel wheel) {
        short[] best = new short[SETS];
        for (int set = 0; set < SETS; set++) {
            for (int lowest = -1; lowest <= BITS - length; lowest++) {
                int needed = run(lowest, length);
                if ((set & needed) == needed) {
                    best[set] = (short) Math.max(best[set], straight(lowest, length, wheel));
                }
            }
        }
        return best;
    }

    /** For each set of ranks: the best straight that one more rank makes of it. */
    static short[] completedBy(short[] straights) {
        short[] best = new short[SETS];
        for (int set = 0; set < SETS; set++) {
            for (int rank = 0; rank < BITS; rank++) {
                best[set] = (short) Math.max(best[set], straights[set | 1 << rank]);
            }
        }
        return best;
    }

    /** The ranks of a straight; the ace also stands below the two, at -1, and no other sequence wraps. */
    private static int run(int lowest, int length) {
        return lowest < 0 ? ACE | (1 << (length - 1)) - 1 : ((1 << length) - 1) << lowest;
    }

    /**
     * A straight is the set of its ranks, which puts A-2-3-4-5 below A-K-Q-J-10 and above K-Q-J-10-9. Where it is the
     * lowest its ace does not count: {5,4,3,2} is less than {6,5,4,3,2}.
     */
    private static int straight(int lowest, int length, Wheel wheel) {
        int ranks = run(lowest, length);
        return lowest < 0 && wheel == Wheel.LOWEST ? ranks ^ ACE : ranks;
    }
}
