package io.baize.settle;

import io.baize.game.Card;
import io.baize.game.Dealt;
import io.baize.game.Layout;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Deals that are not fair: the cards of a {@link Stack} lie in the hand of seat 1 or of the dealer, or in both
 * together, so that a short search meets the hands which a fair deck shows once in a million rounds. The same seed
 * deals the same cards.
 */
final class StackedDeck {

    private final Random random;

    StackedDeck(Random random) {
        this.random = random;
    }

    /** A fair deck now and then, else another kind of stacked one each time. */
    Dealt next(Layout layout, int seats, boolean joker) {
        List<Card> deck = new ArrayList<>(joker ? Card.deckWithJoker() : Card.deck());
        Collections.shuffle(deck, random);
        if (random.nextInt(8) > 0) {
            List<Integer> places = places(layout);
            lay(Stack.any(random), places, deck);
            if (joker && random.nextInt(3) == 0) {
                Collections.swap(deck, deck.indexOf(Card.JOKER), places.getFirst());
            }
        }
        return deal(layout, seats, deck);
    }

    /** Where the stack lies, in any order: from 0 the cards of seat 1, then the board, then the dealer. */
    private List<Integer> places(Layout layout) {
        int board = layout.seat();
        int dealer = board + layout.community();
        int end = dealer + layout.dealer();
        IntStream chosen = switch (random.nextInt(5)) {
            case 0 -> IntStream.range(board, end);
            case 1 -> IntStream.concat(IntStream.range(0, board), IntStream.range(dealer, end));
            case 2 -> IntStream.range(0, board);
            case 3 -> IntStream.range(0, Math.min(5, dealer));
            default -> IntStream.range(0, dealer);
        };
        List<Integer> places = new ArrayList<>(chosen.boxed().toList());
        Collections.shuffle(places, random);
        return places.isEmpty() ? List.of(0) : places;
    }

    private static void lay(List<Card> stack, List<Integer> places, List<Card> deck) {
        for (int index = 0; index < Math.min(stack.size(), places.size()); index++) {
            Collections.swap(deck, deck.indexOf(stack.get(index)), places.get(index));
        }
    }

    /** Seat 1 first, then the board, the dealer and the other seats. */
    private static Dealt deal(Layout layout, int seats, List<Card> deck) {
        Map<Integer, List<Card>> hands = new TreeMap<>();
        int next = 0;
        hands.put(1, List.copyOf(deck.subList(next, next += layout.seat())));
        List<Card> board = List.copyOf(deck.subList(next, next += layout.community()));
        List<Card> dealer = List.copyOf(deck.subList(next, next += layout.dealer()));
        for (int seat = 2; seat <= seats; seat++) {
            hands.put(seat, List.copyOf(deck.subList(next, next += layout.seat())));
        }
        return new Dealt(hands, dealer, board);
    }
}
