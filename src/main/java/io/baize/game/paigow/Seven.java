package io.baize.game.paigow;

import io.baize.game.Card;
import io.baize.game.Category;
import io.baize.game.PokerHand;
import io.baize.game.Wheel;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/** What seven cards hold, however they were set. */
final class Seven {

    private static final int RANKS = 13;
    private static final int SUITS = 4;
    private static final int FIVE = 5;

    private Seven() {}

    /** How many cards of each rank, the joker an ace. */
    static int[] counts(List<Card> cards) {
        int[] counts = new int[RANKS];
        cards.forEach(card -> counts[SetHands.rank(card)]++);
        return counts;
    }

    static boolean has(int[] counts, int atLeast) {
        for (int count : counts) {
            if (count >= atLeast) {
                return true;
            }
        }
        return false;
    }

    static boolean fullHouse(int[] counts) {
        int pairs = 0;
        for (int count : counts) {
            pairs += count >= 2 ? 1 : 0;
        }
        return has(counts, 3) && pairs >= 2;
    }

    static List<Card> withoutJoker(List<Card> cards) {
        return cards.stream().filter(card -> !card.isJoker()).toList();
    }

    /** The rank of the wheel orders straights but makes none, so it does not matter here. */
    static Category best(List<Card> cards) {
        return PokerHand.bestHigh(cards, Wheel.LOWEST).category();
    }

    /** No pair, no straight and no flush, the joker being an ace and nothing else: 5324.41(c)(7). */
    static boolean paiGow(List<Card> cards) {
        int[] counts = counts(cards);
        return !has(counts, 2) && !flush(cards) && !straight(counts);
    }

    /** Five of one suit, without the joker. */
    static boolean flush(List<Card> cards) {
        int[] suits = new int[SUITS];
        withoutJoker(cards).forEach(card -> suits[card.suit()]++);
        return has(suits, FIVE);
    }

    static int highest(List<Card> cards) {
        return cards.stream().mapToInt(SetHands::rank).max().orElseThrow();
    }

    /** Five ranks in a row, the ace above the king or below the two. */
    static boolean straight(int[] counts) {
        int run = counts[Card.ACE] > 0 ? 1 : 0;
        for (int count : counts) {
            run = count > 0 ? run + 1 : 0;
            if (run == FIVE) {
                return true;
            }
        }
        return false;
    }

    /** Every way to lay five of the cards high and the other two low. */
    static void splits(List<Card> cards, BiConsumer<List<Card>, List<Card>> take) {
        for (int first = 0; first < cards.size(); first++) {
            for (int second = first + 1; second < cards.size(); second++) {
                List<Card> high = new ArrayList<>(cards);
                high.remove(second);
                high.remove(first);
                take.accept(high, List.of(cards.get(first), cards.get(second)));
            }
        }
    }
}
