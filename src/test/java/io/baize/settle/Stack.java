package io.baize.settle;

import io.baize.game.Card;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Up to seven cards that make something together: a run, a suit, so many of a kind, or nothing at all. */
final class Stack {

    private static final int SEVEN = 7;
    /** What seven cards or fewer hold of a kind, most first. */
    private static final int[][] KINDS = {{4, 3}, {4, 2}, {4}, {3, 3}, {3, 2, 2}, {3, 2}, {3}, {2, 2}, {2}, {1, 1}};

    /** Mostly five, which is what most texts call a straight. */
    private static final int[] LENGTHS = {3, 4, 5, 5, 5, 6, 7};

    private Stack() {}

    static List<Card> any(Random random) {
        return switch (random.nextInt(6)) {
            case 0 -> suit(random);
            case 1 -> nothing(random);
            case 2, 3 -> kinds(random);
            default -> run(random);
        };
    }

    private static List<Card> suit(Random random) {
        int suit = random.nextInt(4);
        return pick(Card.deck().stream().filter(card -> card.suit() == suit).toList(), SEVEN, random);
    }

    /** The first kind is often of aces, since some lines are theirs alone. */
    private static List<Card> kinds(Random random) {
        List<Integer> ranks = ranks(Card.ACE + 1, random);
        if (random.nextInt(3) == 0) {
            Collections.swap(ranks, 0, ranks.indexOf(Card.ACE));
        }
        List<Card> cards = new ArrayList<>();
        int[] kinds = KINDS[random.nextInt(KINDS.length)];
        for (int kind = 0; kind < kinds.length; kind++) {
            int rank = ranks.get(kind);
            cards.addAll(pick(
                    Card.deck().stream().filter(card -> card.rank() == rank).toList(), kinds[kind], random));
        }
        return cards;
    }

    /**
     * Three to seven cards in sequence, mostly of one suit and often up to the ace, and in the rest of seven places a
     * pair or a king and a queen of one other suit.
     */
    private static List<Card> run(Random random) {
        int length = LENGTHS[random.nextInt(LENGTHS.length)];
        int lowest = random.nextBoolean() ? Card.ACE + 1 - length : random.nextInt(Card.ACE + 2 - length);
        int suit = random.nextInt(4);
        boolean oneSuit = random.nextInt(3) > 0;
        List<Card> cards = new ArrayList<>();
        for (int rank = lowest; rank < lowest + length; rank++) {
            cards.add(new Card(rank, oneSuit ? suit : random.nextInt(4)));
        }
        if (cards.size() <= 5) {
            int other = (suit + 1 + random.nextInt(3)) % 4;
            int rank = random.nextInt(Card.ACE + 1);
            List<Card> two = random.nextBoolean()
                    ? List.of(new Card(Card.ACE - 1, other), new Card(Card.ACE - 2, other))
                    : List.of(new Card(rank, other), new Card(rank, (other + 1) % 4));
            two.stream().filter(card -> !cards.contains(card)).forEach(cards::add);
        }
        return cards;
    }

    /** Seven ranks below some top card, without a sequence of five, in suits that make no flush. */
    private static List<Card> nothing(Random random) {
        int top = 7 + random.nextInt(Card.ACE - 6);
        List<Integer> ranks;
        do {
            ranks = new ArrayList<>(ranks(top, random).subList(0, SEVEN - 1));
            ranks.add(top);
        } while (hasSequence(ranks));
        List<Card> cards = new ArrayList<>();
        for (int index = 0; index < SEVEN; index++) {
            cards.add(new Card(ranks.get(index), index % 4));
        }
        Collections.shuffle(cards, random);
        return cards;
    }

    private static boolean hasSequence(List<Integer> ranks) {
        boolean wheel = ranks.containsAll(List.of(0, 1, 2, 3, Card.ACE));
        for (int lowest = 0; lowest <= Card.ACE - 4; lowest++) {
            wheel |= ranks.containsAll(List.of(lowest, lowest + 1, lowest + 2, lowest + 3, lowest + 4));
        }
        return wheel;
    }

    /** All ranks below {@code end}, in any order. */
    private static List<Integer> ranks(int end, Random random) {
        List<Integer> ranks = new ArrayList<>();
        for (int rank = 0; rank < end; rank++) {
            ranks.add(rank);
        }
        Collections.shuffle(ranks, random);
        return ranks;
    }

    private static List<Card> pick(List<Card> cards, int count, Random random) {
        List<Card> shuffled = new ArrayList<>(cards);
        Collections.shuffle(shuffled, random);
        return shuffled.subList(0, count);
    }
}
