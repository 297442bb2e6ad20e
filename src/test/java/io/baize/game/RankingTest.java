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
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every hand of three, four and five cards, with and without the joker, against the printed lists and combinatorics.
 */
class RankingTest {

    private static final String THREE = "STRAIGHT_FLUSH THREE_OF_A_KIND STRAIGHT FLUSH PAIR HIGH_CARD";
    private static final String FOUR =
            "FOUR_OF_A_KIND STRAIGHT_FLUSH THREE_OF_A_KIND FLUSH STRAIGHT TWO_PAIRS PAIR HIGH_CARD";
    private static final String ASIA = "FOUR_ACES ROYAL_FLUSH STRAIGHT_FLUSH FOUR_OF_A_KIND FLUSH STRAIGHT"
            + " THREE_OF_A_KIND TWO_PAIRS PAIR HIGH_CARD";
    private static final String PAI_GOW =
            "FIVE_ACES ROYAL_FLUSH STRAIGHT_FLUSH FOUR_OF_A_KIND FULL_HOUSE FLUSH STRAIGHT"
                    + " THREE_OF_A_KIND TWO_PAIRS PAIR HIGH_CARD";
    private static final int RANDOM_HANDS = 50_000;
    private static final int RANDOM_JOKER_HANDS = 5_000;
    private static final long SEED = 5324;

    /** 5324.31(b), and 5324.41(o)(1) with the joker. */
    @Test
    void everyHandOfThreeStandsWhereTheTextPutsIt() {
        assertThat(compared(Ranking.THREE_CARDS, new PrintedRanking(3, Wheel.LOWEST, THREE), Card.deck()))
                .containsOnly(
                        entry(Category.STRAIGHT_FLUSH, 48L),
                        entry(Category.THREE_OF_A_KIND, 52L),
                        entry(Category.STRAIGHT, 720L),
                        entry(Category.FLUSH, 1_096L),
                        entry(Category.PAIR, 3_744L),
                        entry(Category.HIGH_CARD, 16_440L));
        assertThat(compared(Ranking.THREE_CARDS, new PrintedRanking(3, Wheel.LOWEST, THREE), Card.deckWithJoker()))
                .containsOnly(
                        entry(Category.STRAIGHT_FLUSH, 148L),
                        entry(Category.THREE_OF_A_KIND, 58L),
                        entry(Category.STRAIGHT, 1_020L),
                        entry(Category.FLUSH, 1_308L),
                        entry(Category.PAIR, 3_912L),
                        entry(Category.HIGH_CARD, 16_980L));
    }

    /** 5324.34(b)(3). */
    @Test
    void everyHandOfTheThreeCardBonusStandsWhereTheTextPutsIt() {
        PrintedRanking printed = new PrintedRanking(3, Wheel.LOWEST, "MINI_ROYAL " + THREE);
        assertThat(compared(Ranking.THREE_CARD_BONUS, printed, Card.deck()))
                .contains(entry(Category.MINI_ROYAL, 4L), entry(Category.STRAIGHT_FLUSH, 44L));
    }

    /** 5324.32(b), 5324.33(b). */
    @Test
    void everyHandOfFourStandsWhereTheTextPutsIt() {
        assertThat(compared(Ranking.FOUR_CARDS, new PrintedRanking(4, Wheel.LOWEST, FOUR), Card.deck()))
                .containsOnly(
                        entry(Category.FOUR_OF_A_KIND, 13L),
                        entry(Category.STRAIGHT_FLUSH, 44L),
                        entry(Category.THREE_OF_A_KIND, 2_496L),
                        entry(Category.FLUSH, 2_816L),
                        entry(Category.STRAIGHT, 2_772L),
                        entry(Category.TWO_PAIRS, 2_808L),
                        entry(Category.PAIR, 82_368L),
                        entry(Category.HIGH_CARD, 177_408L));
    }

    /** 5324.40(b). The second number counts the hands of the joker and three others. */
    @ParameterizedTest
    @EnumSource
    void everyHighHandOfAsiaPokerStandsWhereTheTextPutsIt(Wheel wheel) {
        Ranking ranking = wheel == Wheel.LOWEST ? Ranking.ASIA_WHEEL_LOWEST : Ranking.ASIA;
        assertThat(compared(ranking, new PrintedRanking(4, wheel, ASIA), Card.deckWithJoker()))
                .containsOnly(
                        entry(Category.FOUR_ACES, 1L + 4),
                        entry(Category.ROYAL_FLUSH, 4L + 16),
                        entry(Category.STRAIGHT_FLUSH, 40L + 120),
                        entry(Category.FOUR_OF_A_KIND, 12L),
                        entry(Category.FLUSH, 2_816L + 1_008),
                        entry(Category.STRAIGHT, 2_772L + 2_040),
                        entry(Category.THREE_OF_A_KIND, 2_496L + 336),
                        entry(Category.TWO_PAIRS, 2_808L + 288),
                        entry(Category.PAIR, 82_368L + 6_768),
                        entry(Category.HIGH_CARD, 177_408L + 11_520));
    }

    /** 5324.41(c). The second number counts the hands of the joker and four others. */
    @ParameterizedTest
    @EnumSource
    void everyHighHandOfPaiGowPokerStandsWhereTheTextPutsIt(Wheel wheel) {
        Ranking ranking = wheel == Wheel.LOWEST ? Ranking.PAI_GOW_WHEEL_LOWEST : Ranking.PAI_GOW;
        assertThat(compared(ranking, new PrintedRanking(5, wheel, PAI_GOW), Card.deckWithJoker()))
                .containsOnly(
                        entry(Category.FIVE_ACES, 1L),
                        entry(Category.ROYAL_FLUSH, 4L + 20),
                        entry(Category.STRAIGHT_FLUSH, 36L + 144),
                        entry(Category.FOUR_OF_A_KIND, 624L + 204),
                        entry(Category.FULL_HOUSE, 3_744L + 624),
                        entry(Category.FLUSH, 5_108L + 2_696),
                        entry(Category.STRAIGHT, 10_200L + 10_332),
                        entry(Category.THREE_OF_A_KIND, 54_912L + 8_448),
                        entry(Category.TWO_PAIRS, 123_552L + 15_048),
                        entry(Category.PAIR, 1_098_240L + 116_784),
                        entry(Category.HIGH_CARD, 1_302_540L + 116_424));
    }

    @Test
    void everyHandOfFiveRanksAloneAsItDoesAmongSeven() {
        List<String> apart = new ArrayList<>();
        forEachHand(Card.deck(), 5, hand -> {
            long bits = bits(hand);
            if (Ranking.FIVE_CARDS.rank(bits) != HandRank.of(bits)) {
                apart.add(Card.write(hand));
            }
        });
        assertThat(apart).isEmpty();
    }

    @Test
    void fiveAndSixCardsAreWorthTheirBestFour() {
        PrintedRanking printed = new PrintedRanking(4, Wheel.LOWEST, FOUR);
        for (int cards = 4; cards <= 6; cards++) {
            sampled(List.of(), cards, RANDOM_HANDS, printed, PokerHand::bestFour);
        }
    }

    @ParameterizedTest
    @EnumSource
    void sevenCardsAreWorthTheirBestHighHand(Wheel wheel) {
        PrintedRanking printed = new PrintedRanking(5, wheel, PAI_GOW);
        for (int others = 4; others <= 6; others++) {
            sampled(
                    List.of(Card.JOKER),
                    others,
                    RANDOM_JOKER_HANDS,
                    printed,
                    cards -> PokerHand.bestHigh(cards, wheel));
        }
        sampled(List.of(), 7, RANDOM_JOKER_HANDS, printed, cards -> PokerHand.bestHigh(cards, wheel));
    }

    /** Ranks every hand of the deck both ways; ties and order must agree. Returns how many hands each category has. */
    private static Map<Category, Long> compared(Ranking ranking, PrintedRanking printed, List<Card> deck) {
        TreeMap<Long, Integer> rankByKey = new TreeMap<>();
        Map<Category, Long> counts = new EnumMap<>(Category.class);
        List<String> split = new ArrayList<>();
        forEachHand(deck, ranking.size(), hand -> {
            int rank = ranking.rank(bits(hand));
            Integer before = rankByKey.putIfAbsent(printed.key(hand), rank);
            if (before != null && before != rank) {
                split.add(Card.write(hand));
            }
            counts.merge(ranking.category(rank), 1L, Long::sum);
        });
        assertThat(split).as("hands that tie in the text and not for us").isEmpty();
        assertThat(List.copyOf(rankByKey.values())).isSorted().doesNotHaveDuplicates();
        rankByKey.forEach((key, rank) -> assertThat(ranking.category(rank)).isEqualTo(printed.category(key)));
        return counts;
    }

    /** The hand we pick from more cards is worth what the pick by the printed list is worth. */
    private static void sampled(
            List<Card> fixed, int others, int times, PrintedRanking printed, Function<List<Card>, PokerHand> pick) {
        List<Card> deck = new ArrayList<>(Card.deck());
        Random random = new Random(SEED);
        for (int time = 0; time < times; time++) {
            Collections.shuffle(deck, random);
            List<Card> cards = new ArrayList<>(deck.subList(0, others));
            cards.addAll(fixed);
            PokerHand hand = pick.apply(cards);
            assertThat(hand.rank())
                    .as(Card.write(cards))
                    .isEqualTo(hand.ranking().rank(bits(hand.cards())))
                    .isEqualTo(hand.ranking().rank(bits(printed.best(cards))));
        }
    }

    private static long bits(List<Card> cards) {
        long bits = 0;
        for (Card card : cards) {
            bits |= card.bit();
        }
        return bits;
    }

    private static void forEachHand(List<Card> deck, int size, Consumer<List<Card>> hands) {
        forEachHand(deck, 0, size, new ArrayList<>(), hands);
    }

    private static void forEachHand(
            List<Card> deck, int from, int missing, List<Card> hand, Consumer<List<Card>> hands) {
        if (missing == 0) {
            hands.accept(hand);
            return;
        }
        for (int index = from; index <= deck.size() - missing; index++) {
            hand.add(deck.get(index));
            forEachHand(deck, index + 1, missing - 1, hand, hands);
            hand.removeLast();
        }
    }
}
