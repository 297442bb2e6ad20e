package io.baize.bench;

import io.baize.game.Card;
import java.util.Random;

/**
 * The same random hands for everyone that asks for as many cards; too many of them for a processor to learn by heart.
 */
final class RandomHands {

    static final int HANDS = 1 << 17;
    private static final long SEED = 5324;

    private RandomHands() {}

    static long[] of(int cards) {
        return with(0, cards);
    }

    static long[] withJoker(int cards) {
        return with(Card.JOKER.bit(), cards - 1);
    }

    private static long[] with(long fixed, int others) {
        long[] deck = Card.deck().stream().mapToLong(Card::bit).toArray();
        Random random = new Random(SEED);
        long[] hands = new long[HANDS];
        for (int hand = 0; hand < HANDS; hand++) {
            hands[hand] = fixed;
            for (int index = 0; index < others; index++) {
                int other = random.nextInt(index, deck.length);
                long card = deck[other];
                deck[other] = deck[index];
                deck[index] = card;
                hands[hand] |= card;
            }
        }
        return hands;
    }
}
