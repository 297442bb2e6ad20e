package io.baize.settle;

import io.baize.game.Card;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/**
 * Deals that are not fair: decks stacked by suit, by rank or with a straight flush in its place, so that a short search
 * meets the hands which a fair deck shows once in a million rounds. The same seed deals the same cards.
 */
final class StackedDeck {

    /** The cards of one round, dealt to the first seats, the dealer and the board. */
    record Deal(Map<Integer, List<Card>> seats, List<Card> dealer, List<Card> community) {}

    private static final int BOARD = 5;
    /** Where the five cards of a straight flush may lie: 0 and 1 are seat 1, 2 to 6 the board in its order. */
    private static final int[][] PLACES = {{0, 1, 2, 3, 4}, {0, 1, 3, 5, 6}, {1, 2, 4, 5, 6}, {2, 3, 4, 5, 6}};

    private final Random random;

    StackedDeck(long seed) {
        this.random = new Random(seed);
    }

    Deal fair(int seats) {
        return deal(seats, shuffled(Card.deck()));
    }

    /** Another kind of stacked deck each time, with a fair one among them. */
    Deal next(int seats) {
        return switch (random.nextInt(4)) {
            case 0 -> deal(seats, oneSuit());
            case 1 -> deal(seats, fewRanks());
            case 2 -> deal(seats, straightFlushInItsPlace());
            default -> fair(seats);
        };
    }

    private List<Card> oneSuit() {
        int suit = random.nextInt(4);
        int lowest = random.nextInt(5);
        return withAFewOthers(Card.deck().stream()
                .filter(card -> card.suit() == suit && card.rank() >= lowest && card.rank() < lowest + 9)
                .toList());
    }

    private List<Card> fewRanks() {
        List<Integer> ranks = new ArrayList<>(List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12));
        Collections.shuffle(ranks, random);
        return withAFewOthers(Card.deck().stream()
                .filter(card -> ranks.subList(0, 3).contains(card.rank()))
                .toList());
    }

    /** A royal flush half of the time. */
    private List<Card> straightFlushInItsPlace() {
        int suit = random.nextInt(4);
        int lowest = random.nextBoolean() ? 8 : random.nextInt(8);
        List<Card> five = new ArrayList<>();
        for (int rank = lowest; rank < lowest + 5; rank++) {
            five.add(new Card(rank, suit));
        }
        List<Card> others = new ArrayList<>(Card.deck());
        others.removeAll(five);
        Collections.shuffle(others, random);
        int[] places = PLACES[random.nextInt(PLACES.length)];
        for (int index = 0; index < places.length; index++) {
            others.add(places[index], five.get(index));
        }
        return others;
    }

    /** The stacked cards lie among some others, on top of the rest of the deck. */
    private List<Card> withAFewOthers(List<Card> stacked) {
        List<Card> rest = new ArrayList<>(Card.deck());
        rest.removeAll(stacked);
        Collections.shuffle(rest, random);
        List<Card> top = new ArrayList<>(stacked);
        top.addAll(rest.subList(0, 4));
        List<Card> deck = new ArrayList<>(shuffled(top));
        deck.addAll(rest.subList(4, rest.size()));
        return deck;
    }

    private List<Card> shuffled(List<Card> cards) {
        List<Card> deck = new ArrayList<>(cards);
        Collections.shuffle(deck, random);
        return deck;
    }

    /** Seat 1 first, then the board, the dealer and the other seats. */
    private static Deal deal(int seats, List<Card> deck) {
        Map<Integer, List<Card>> hands = new TreeMap<>();
        hands.put(1, List.copyOf(deck.subList(0, 2)));
        List<Card> board = List.copyOf(deck.subList(2, 2 + BOARD));
        List<Card> dealer = List.copyOf(deck.subList(7, 9));
        for (int seat = 2; seat <= seats; seat++) {
            int from = 9 + 2 * (seat - 2);
            hands.put(seat, List.copyOf(deck.subList(from, from + 2)));
        }
        return new Deal(hands, dealer, board);
    }
}
