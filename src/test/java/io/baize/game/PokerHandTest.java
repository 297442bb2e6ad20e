package io.baize.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Hands as they lie on the felt, clause by clause. */
class PokerHandTest {

    @Test
    void aHandIsAnnouncedWithTheCardsThatMakeIt() {
        assertThat(PokerHand.best(cards("Ks 2c Kd Th Kc Td 3h")).toString()).isEqualTo("a full house (Ks Kd Kc Th Td)");
        assertThat(high("As Ad Ac Ah Jk").toString()).isEqualTo("five aces (Jk As Ad Ac Ah)");
    }

    /** 5324.41(c)(2)(iii), (vii) and (4). */
    @Test
    void theFacilityMayPutTheAceLowStraightLast() {
        assertThat(high("Ah 2c 3d 4s 5h")).isGreaterThan(high("Kh Qc Jd Ts 9h")).isLessThan(high("Ah Kc Qd Js Th"));
        assertThat(PokerHand.high(cards("Ah 2c 3d 4s 5h"), Wheel.LOWEST))
                .isLessThan(PokerHand.high(cards("6h 2c 3d 4s 5h"), Wheel.LOWEST));
    }

    /** 5324.40(b)(2)(ii)-(iii): with the royal flush taken out, A-2-3-4 is the highest straight flush. */
    @Test
    void inAsiaPokerAceToFourIsTheHighestStraightFlushBelowTheRoyal() {
        assertThat(asia("Ah 2h 3h 4h")).isGreaterThan(asia("Kh Qh Jh Th")).isLessThan(asia("Ah Kh Qh Jh"));
        assertThat(asia("Ah Kh Qh Jh").category()).isEqualTo(Category.ROYAL_FLUSH);
    }

    /** 5324.40(b)(2)(i), (iv): four kings are the highest four of a kind, since four aces stand above. */
    @Test
    void threeAcesAndTheJokerAreFourAces() {
        assertThat(asia("Ah Ad Ac Jk").category()).isEqualTo(Category.FOUR_ACES);
        assertThat(asia("Ah Ad Ac Jk")).isGreaterThan(asia("As Ks Qs Js")).isEqualByComparingTo(asia("Ah Ad Ac As"));
        assertThat(asia("Kh Kd Kc Ks")).isLessThan(asia("5h 4h 3h 2h"));
    }

    /** 5324.41(c)(1), (3). */
    @Test
    void theJokerIsAnAceOrCompletesAStraightOrAFlush() {
        assertThat(high("Kh Kd Kc Qs Jk").category()).isEqualTo(Category.THREE_OF_A_KIND);
        assertThat(high("Kh Kd Ac Qs Jk").category()).isEqualTo(Category.TWO_PAIRS);
        assertThat(high("9h 8d 6c 5s Jk").category()).isEqualTo(Category.STRAIGHT);
        assertThat(high("9h 8h 6h 5h Jk").category()).isEqualTo(Category.STRAIGHT_FLUSH);
        assertThat(high("Ah Kh Jh Th Jk").category()).isEqualTo(Category.ROYAL_FLUSH);
        assertThat(high("Ah Kh 9h 5h Jk")).isEqualByComparingTo(high("Ah Kh Qh 9h 5h"));
    }

    /** 5324.41(k)(4), (o)(1): a natural hand pays more, so it is made without the joker where it can be. */
    @Test
    void theJokerIsLeftOutOfAHandThatIsAsGoodWithoutIt() {
        PokerHand natural = PokerHand.bestHigh(cards("Jk Ah Kh Qh Jh Th 2c"), Wheel.SECOND_HIGHEST);
        assertThat(natural.category()).isEqualTo(Category.ROYAL_FLUSH);
        assertThat(natural.usesJoker()).isFalse();
        assertThat(PokerHand.bestHigh(cards("Jk Ah Kh Qh Jh 9c 2c"), Wheel.LOWEST)
                        .usesJoker())
                .isTrue();
    }

    /** 5324.31(b)(2)(i) against 5324.34(b)(3)(i)-(ii). */
    @Test
    void aceKingQueenOfOneSuitIsAMiniRoyalOnlyWhereTheTextHasOne() {
        assertThat(PokerHand.three(cards("As Ks Qs")).category()).isEqualTo(Category.STRAIGHT_FLUSH);
        assertThat(PokerHand.threeCardBonus(cards("As Ks Qs")).category()).isEqualTo(Category.MINI_ROYAL);
        assertThat(PokerHand.threeCardBonus(cards("Ks Qs Js")).category()).isEqualTo(Category.STRAIGHT_FLUSH);
    }

    @Test
    void aHandIsAtLeastAnotherInItsOwnRanking() {
        assertThat(PokerHand.three(cards("4s 5d 6h")).atLeast(Category.FLUSH)).isTrue();
        assertThat(PokerHand.bestFour(cards("4s 4d 4h 9c 2d")).atLeast(Category.FLUSH))
                .isTrue();
        assertThat(PokerHand.of(cards("4s 4d 4h 9c 2d")).atLeast(Category.FLUSH))
                .isFalse();
        assertThat(asia("Kh Kd Kc Ks").atLeast(Category.STRAIGHT_FLUSH)).isFalse();
    }

    @Test
    void theLeadingRankIsThatOfWhatMakesTheHand() {
        assertThat(leading(PokerHand.three(cards("Ts Td Ah")))).isEqualTo("T");
        assertThat(leading(PokerHand.best(cards("Ts Td 7h 7c Ah Kd 2s")))).isEqualTo("T");
        assertThat(leading(PokerHand.bestFour(cards("Qs Qd Qh Qc Ah")))).isEqualTo("Q");
        assertThat(leading(PokerHand.three(cards("Qs 7d 2h")))).isEqualTo("Q");
        assertThat(leading(PokerHand.low(cards("Jk 7d")))).isEqualTo("A");
        assertThat(leading(PokerHand.of(cards("As 2d 3h 4c 5s")))).isEqualTo("5");
        assertThat(leading(high("As 2d 3h 4c 5s"))).isEqualTo("A");
    }

    /** 5324.40(e)(1), RULINGS: a pair beats no pair, then the top card, then the second, which a single card lacks. */
    @Test
    void everyHandOfOneOrTwoCardsStandsWhereItsCardsPutIt() {
        // Given
        List<List<Card>> hands = new ArrayList<>();
        for (Card first : Card.deckWithJoker()) {
            hands.add(List.of(first));
            for (Card second : Card.deckWithJoker()) {
                if (first.bit() < second.bit()) {
                    hands.add(List.of(first, second));
                }
            }
        }
        Comparator<List<Integer>> byEye = Comparator.<List<Integer>>comparingInt(
                        hand -> hand.size() == 2 && hand.get(0).equals(hand.get(1)) ? 1 : 0)
                .thenComparingInt(List::getFirst)
                .thenComparingInt(hand -> hand.size() == 1 ? -1 : hand.getLast());
        List<PokerHand> ours = hands.stream().map(PokerHand::low).toList();
        List<List<Integer>> heights = hands.stream()
                .map(hand -> hand.stream()
                        .map(card -> card.isJoker() ? Card.ACE : card.rank())
                        .sorted(Comparator.reverseOrder())
                        .toList())
                .toList();

        // When
        List<String> apart = new ArrayList<>();
        for (int left = 0; left < hands.size(); left++) {
            for (int right = 0; right < hands.size(); right++) {
                if (Integer.signum(ours.get(left).compareTo(ours.get(right)))
                        != Integer.signum(byEye.compare(heights.get(left), heights.get(right)))) {
                    apart.add(hands.get(left) + " and " + hands.get(right));
                }
            }
        }

        // Then
        assertThat(hands).hasSize(53 + 53 * 52 / 2);
        assertThat(apart).isEmpty();
    }

    /** 5324.40(e)(1), 5324.41(g): whether a player set the hands in order. */
    @Test
    void aLowHandComparesWithAHighOne() {
        assertThat(high("As Ad 9c 7h 2s")).isGreaterThan(PokerHand.low(cards("Ah Ac")));
        assertThat(high("Ks Kd 9c 7h 2s")).isLessThan(PokerHand.low(cards("Ah Ac")));
        assertThat(high("As Qd 9c 7h 2s")).isLessThan(PokerHand.low(cards("Ah Kc")));
        assertThat(asia("3s 3d 2c 2h")).isGreaterThan(PokerHand.low(cards("Ah Ac")));
    }

    @Test
    void whatARankingDoesNotKnowIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> PokerHand.best(cards("As Ad Ac Ah Jk 2c 3c")));
        assertThatIllegalArgumentException().isThrownBy(() -> PokerHand.best(cards("As Ad Ac Ah")));
        assertThatIllegalArgumentException().isThrownBy(() -> PokerHand.bestFour(cards("As Ad Ac Jk 2c")));
        assertThatIllegalArgumentException().isThrownBy(() -> PokerHand.three(cards("As Ad Ad")));
        assertThatIllegalArgumentException().isThrownBy(() -> PokerHand.low(List.of()));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PokerHand.three(cards("As Ad 2c")).atLeast(Category.FULL_HOUSE));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PokerHand.three(cards("As Ad 2c")).compareTo(asia("As Ad 2c 3c")));
    }

    @Test
    void theJokerIsWrittenJk() {
        assertThat(Card.parseAll("As Jk")).containsExactly(new Card(Card.ACE, Card.SPADES), Card.JOKER);
        assertThat(Card.JOKER).hasToString("Jk");
        assertThat(Card.deckWithJoker()).hasSize(53).doesNotHaveDuplicates().containsAll(Card.deck());
        assertThat(Card.deckWithJoker().stream().mapToLong(Card::bit).sum()).matches(bits -> Long.bitCount(bits) == 53);
    }

    private static String leading(PokerHand hand) {
        return new Card(hand.leading(), 0).toString().substring(0, 1);
    }

    private static PokerHand high(String cards) {
        return PokerHand.high(cards(cards), Wheel.SECOND_HIGHEST);
    }

    private static PokerHand asia(String cards) {
        return PokerHand.asiaHigh(cards(cards), Wheel.SECOND_HIGHEST);
    }

    private static List<Card> cards(String cards) {
        return Card.parseAll(cards);
    }
}
