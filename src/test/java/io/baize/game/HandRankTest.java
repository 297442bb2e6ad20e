package io.baize.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Every hand there is, against combinatorics and against an evaluator written another way (NY (b), MA s.5, MD Ch.6). */
class HandRankTest {

    private static final long[] BITS = Card.deck().stream().mapToLong(Card::bit).toArray();
    private static final int FIVE_CARD_CLASSES = 7_462;
    private static final int RANDOM_HANDS = 200_000;
    private static final long SEED = 5324;

    @Test
    void everyFiveCardHandFallsIntoItsCategoryAsOftenAsCombinatoricsSays() {
        assertThat(count(5))
                .containsOnly(
                        entry(Category.ROYAL_FLUSH, 4L),
                        entry(Category.STRAIGHT_FLUSH, 36L),
                        entry(Category.FOUR_OF_A_KIND, 624L),
                        entry(Category.FULL_HOUSE, 3_744L),
                        entry(Category.FLUSH, 5_108L),
                        entry(Category.STRAIGHT, 10_200L),
                        entry(Category.THREE_OF_A_KIND, 54_912L),
                        entry(Category.TWO_PAIRS, 123_552L),
                        entry(Category.PAIR, 1_098_240L),
                        entry(Category.HIGH_CARD, 1_302_540L));
    }

    @Test
    void everySevenCardHandFallsIntoItsCategoryAsOftenAsCombinatoricsSays() {
        assertThat(count(7))
                .containsOnly(
                        entry(Category.ROYAL_FLUSH, 4_324L),
                        entry(Category.STRAIGHT_FLUSH, 37_260L),
                        entry(Category.FOUR_OF_A_KIND, 224_848L),
                        entry(Category.FULL_HOUSE, 3_473_184L),
                        entry(Category.FLUSH, 4_047_644L),
                        entry(Category.STRAIGHT, 6_180_020L),
                        entry(Category.THREE_OF_A_KIND, 6_461_620L),
                        entry(Category.TWO_PAIRS, 31_433_400L),
                        entry(Category.PAIR, 58_627_800L),
                        entry(Category.HIGH_CARD, 23_294_460L));
    }

    /** Equal hands tie and no others: the 7,462 classes of the one evaluator are those of the other, in the same order. */
    @Test
    void everyFiveCardHandStandsWhereTheDealersOwnComparisonPutsIt() {
        // Given
        List<Card> deck = Card.deck();
        TreeMap<Long, Integer> rankByKey = new TreeMap<>();

        // When
        List<String> split = new ArrayList<>();
        forEachFive((a, b, c, d, e) -> {
            List<Card> hand = List.of(deck.get(a), deck.get(b), deck.get(c), deck.get(d), deck.get(e));
            int rank = HandRank.of(BITS[a] | BITS[b] | BITS[c] | BITS[d] | BITS[e]);
            Integer before = rankByKey.putIfAbsent(SlowHandRank.five(hand), rank);
            if (before != null && before != rank) {
                split.add(Card.write(hand));
            }
        });

        // Then
        assertThat(split).as("hands that tie for a dealer and not for us").isEmpty();
        assertThat(rankByKey).hasSize(FIVE_CARD_CLASSES);
        assertThat(List.copyOf(rankByKey.values())).isSorted().doesNotHaveDuplicates();
        assertThat(rankByKey)
                .allSatisfy((key, rank) ->
                        assertThat(HandRank.category(rank).ordinal()).isEqualTo(SlowHandRank.categoryOf(key)));
    }

    @Test
    void aHandOfSevenIsWorthTheBestOfItsTwentyOneHandsOfFive() {
        // Given
        List<Card> deck = new ArrayList<>(Card.deck());
        Random random = new Random(SEED);
        TreeMap<Long, Integer> rankByKey = new TreeMap<>();

        for (int hand = 0; hand < RANDOM_HANDS; hand++) {
            Collections.shuffle(deck, random);
            List<Card> seven = List.copyOf(deck.subList(0, 7));

            // When
            int rank = HandRank.of(seven.stream().mapToLong(Card::bit).sum());
            int best = PokerHand.best(seven).rank();

            // Then
            Integer before = rankByKey.putIfAbsent(SlowHandRank.bestOfSeven(seven), rank);
            assertThat(rank)
                    .as(Card.write(seven))
                    .isEqualTo(before == null ? rank : before)
                    .isEqualTo(best);
        }
        assertThat(List.copyOf(rankByKey.values())).isSorted().doesNotHaveDuplicates();
    }

    /** NY (b)(1): an ace completes 5-4-3-2, and stands in no other sequence below the king. */
    @Test
    void anAceStandsAtEitherEndOfASequenceAndNeverInItsMiddle() {
        assertThat(category("Ah 2c 3d 4s 5h")).isEqualTo(Category.STRAIGHT);
        assertThat(category("Ah Kc Qd Js Th")).isEqualTo(Category.STRAIGHT);
        assertThat(category("Qh Kc Ad 2s 3h")).isEqualTo(Category.HIGH_CARD);
        assertThat(rank("6h 2c 3d 4s 5h")).isGreaterThan(rank("Ah 2c 3d 4s 5h"));
    }

    /** R16: 9-9-A-7-5 beats 7-7-A-K-9, although the king is the highest card that only one of them has. */
    @Test
    void thePairIsComparedBeforeItsKickers() {
        assertThat(rank("9c 9d Ah 7s 5c")).isGreaterThan(rank("7c 7d Ah Ks 9c"));
    }

    private static int rank(String cards) {
        return PokerHand.of(Card.parseAll(cards)).rank();
    }

    private static Category category(String cards) {
        return HandRank.category(rank(cards));
    }

    /** Counts by category, one task for each lowest card of the hand. */
    private static Map<Category, Long> count(int cards) {
        long[] counts = IntStream.rangeClosed(0, 52 - cards)
                .parallel()
                .mapToObj(lowest -> {
                    long[] tally = new long[Category.values().length];
                    count(BITS[lowest], lowest + 1, cards - 1, tally);
                    return tally;
                })
                .reduce(new long[Category.values().length], HandRankTest::sum);
        Map<Category, Long> byCategory = new EnumMap<>(Category.class);
        for (Category category : Category.values()) {
            if (counts[category.ordinal()] != 0) {
                byCategory.put(category, counts[category.ordinal()]);
            }
        }
        return byCategory;
    }

    private static void count(long hand, int from, int missing, long[] tally) {
        if (missing == 1) {
            for (int card = from; card < 52; card++) {
                tally[HandRank.category(HandRank.of(hand | BITS[card])).ordinal()]++;
            }
            return;
        }
        for (int card = from; card <= 52 - missing; card++) {
            count(hand | BITS[card], card + 1, missing - 1, tally);
        }
    }

    private static long[] sum(long[] left, long[] right) {
        return IntStream.range(0, left.length)
                .mapToLong(i -> left[i] + right[i])
                .toArray();
    }

    private interface FiveCards {
        void see(int a, int b, int c, int d, int e);
    }

    private static void forEachFive(FiveCards hands) {
        for (int a = 0; a < 48; a++) {
            for (int b = a + 1; b < 49; b++) {
                for (int c = b + 1; c < 50; c++) {
                    for (int d = c + 1; d < 51; d++) {
                        for (int e = d + 1; e < 52; e++) {
                            hands.see(a, b, c, d, e);
                        }
                    }
                }
            }
        }
    }
}
