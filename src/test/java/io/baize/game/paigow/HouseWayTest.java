package io.baize.game.paigow;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.game.Card;
import io.baize.game.PokerHand;
import io.baize.game.Wheel;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Whatever seven cards come, the house way sets them so that no hand is foul. */
class HouseWayTest {

    private static final int DEALS = 20_000;

    @Test
    void noHandIsEverFoul() {
        Random random = new Random(5);
        List<Card> deck = new ArrayList<>(Card.deckWithJoker());
        for (int deal = 0; deal < DEALS; deal++) {
            Collections.shuffle(deck, random);
            List<Card> seven = List.copyOf(deck.subList(0, 7));
            Wheel wheel = Wheel.values()[deal % 2];

            List<List<Card>> two = HouseWay.fiveAndTwo(seven, wheel);
            List<List<Card>> three = HouseWay.fourTwoAndOne(seven, wheel);

            assertThat(two).extracting(List::size).containsExactly(5, 2);
            assertThat(three).extracting(List::size).containsExactly(4, 2, 1);
            assertThat(two.stream().flatMap(List::stream)).containsExactlyInAnyOrderElementsOf(seven);
            assertThat(three.stream().flatMap(List::stream)).containsExactlyInAnyOrderElementsOf(seven);
            assertThat(PokerHand.high(two.get(0), wheel)).isGreaterThanOrEqualTo(PokerHand.low(two.get(1)));
            assertThat(PokerHand.asiaHigh(three.get(0), wheel)).isGreaterThan(PokerHand.low(three.get(1)));
            assertThat(PokerHand.low(three.get(1))).isGreaterThan(PokerHand.low(three.get(2)));
        }
    }

    /** A straight stays a straight, and the pair beside it goes below. */
    @Test
    void aPairBesideAStraightGoesBelow() {
        List<List<Card>> hands = HouseWay.fiveAndTwo(Card.parseAll("9s Kd 8d 7c Ks 6h 5d"), Wheel.SECOND_HIGHEST);

        assertThat(hands.get(1)).containsExactlyInAnyOrderElementsOf(Card.parseAll("Ks Kd"));
    }
}
