package io.baize.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * All C(52,7) hands, each against the dealer's own comparison. What seven cards are worth besides a flush hangs on their
 * ranks alone, and what a flush is worth on the ranks of its suit; the dealer compares one hand of every such kind, and
 * every hand must stand where the better of its two kinds does.
 */
class EverySevenCardHandTest {

    private static final int RANKS = 13;
    private static final int SUITS = 4;
    private static final int CARDS = 7;
    private static final int FLUSH = 5;
    private static final long ALL_HANDS = 133_784_560;

    private final List<int[]> kinds = new ArrayList<>();
    private final Map<Long, Integer> rankByKey = new TreeMap<>();
    private final long[] flushKeys = new long[1 << RANKS];

    @Test
    void standsWhereTheDealersOwnComparisonPutsIt() {
        // Given
        kinds(new int[RANKS], 0, CARDS);
        flushes();
        long[] keys = kinds.stream().mapToLong(this::ofRanks).toArray();
        LongAdder seen = new LongAdder();

        // When
        List<String> wrong = IntStream.range(0, keys.length)
                .parallel()
                .mapToObj(kind -> new Suited(kinds.get(kind), keys[kind], seen).wrong())
                .flatMap(List::stream)
                .toList();

        // Then
        assertThat(List.copyOf(rankByKey.values())).isSorted().doesNotHaveDuplicates();
        assertThat(wrong).isEmpty();
        assertThat(seen.sum()).isEqualTo(ALL_HANDS);
    }

    /** How many cards of each rank: every way to have seven. */
    private void kinds(int[] counts, int rank, int missing) {
        if (missing == 0) {
            kinds.add(counts.clone());
            return;
        }
        if (rank < RANKS) {
            for (int count = 0; count <= Math.min(SUITS, missing); count++) {
                counts[rank] = count;
                kinds(counts, rank + 1, missing - count);
            }
            counts[rank] = 0;
        }
    }

    /** The dealer's key of a hand of these ranks; the suits go round, so that no suit has more than two cards. */
    private long ofRanks(int[] counts) {
        List<Card> cards = new ArrayList<>();
        for (int rank = 0; rank < RANKS; rank++) {
            for (int copy = 0; copy < counts[rank]; copy++) {
                cards.add(new Card(rank, cards.size() % SUITS));
            }
        }
        long key = SlowHandRank.bestOfSeven(cards);
        rankByKey.putIfAbsent(key, HandRank.of(bits(cards)));
        return key;
    }

    private void flushes() {
        for (int set = 0; set < flushKeys.length; set++) {
            if (Integer.bitCount(set) >= FLUSH && Integer.bitCount(set) <= CARDS) {
                best(set, new ArrayList<>(), 0);
            }
        }
    }

    private void best(int set, List<Card> five, int rank) {
        if (five.size() == FLUSH) {
            long key = SlowHandRank.five(five);
            rankByKey.putIfAbsent(key, HandRank.of(bits(five)));
            flushKeys[set] = Math.max(flushKeys[set], key);
            return;
        }
        for (int next = rank; next < RANKS; next++) {
            if ((set >> next & 1) == 1) {
                five.add(new Card(next, 0));
                best(set, five, next + 1);
                five.removeLast();
            }
        }
    }

    private static long bits(List<Card> cards) {
        return cards.stream().mapToLong(Card::bit).sum();
    }

    /** All hands of the same ranks, in every suit. */
    private final class Suited {

        private final int[] counts;
        private final long key;
        private final int rank;
        private final LongAdder seen;
        private final List<String> wrong = new ArrayList<>();
        private long hands;

        Suited(int[] counts, long key, LongAdder seen) {
            this.counts = counts;
            this.key = key;
            this.rank = rankByKey.get(key);
            this.seen = seen;
        }

        List<String> wrong() {
            suits(0, 0);
            seen.add(hands);
            return wrong;
        }

        private void suits(int at, long hand) {
            if (at == RANKS) {
                hands++;
                int expected = expected(hand);
                if (HandRank.of(hand) != expected) {
                    wrong.add(Long.toHexString(hand));
                }
                return;
            }
            for (int suits = 0; suits < 1 << SUITS; suits++) {
                if (Integer.bitCount(suits) == counts[at]) {
                    suits(at + 1, hand | inSuits(at, suits));
                }
            }
        }

        private int expected(long hand) {
            for (int suit = 0; suit < SUITS; suit++) {
                int set = HandRank.suit(hand, suit);
                if (Integer.bitCount(set) >= FLUSH) {
                    return rankByKey.get(Math.max(key, flushKeys[set]));
                }
            }
            return rank;
        }

        private static long inSuits(int rank, int suits) {
            long cards = 0;
            for (int suit = 0; suit < SUITS; suit++) {
                cards |= (suits >> suit & 1L) * new Card(rank, suit).bit();
            }
            return cards;
        }
    }
}
