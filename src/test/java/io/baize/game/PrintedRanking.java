package io.baize.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Ranks a hand by what the text prints: a list of hands, highest first, and a list of straights, highest first. It
 * reads a hand as words, "KKTT7" of the shape "221", and tries a joker card by card; it shares nothing with {@link
 * Ranking}, so that one can be checked against the other.
 *
 * <p>The key is a number in base 15: the place of the hand in the list, then the straight's place in its list or the
 * heights of the ranks, the more frequent first.
 */
final class PrintedRanking {

    private static final String RANKS = "AKQJT98765432";
    private static final int BASE = 15;
    private static final int NO_SUIT = 4;
    private static final Card JOKER_AS_ACE = new Card(Card.ACE, NO_SUIT);

    private final List<Category> hands;
    private final List<String> straights;
    private final int size;
    private final long keysOfOneHand;

    PrintedRanking(int size, Wheel wheel, String highestFirst) {
        this.size = size;
        keysOfOneHand = (long) Math.pow(BASE, size);
        hands = Arrays.stream(highestFirst.split(" ")).map(Category::valueOf).toList();
        straights = new ArrayList<>();
        for (int top = 0; top + size <= RANKS.length(); top++) {
            straights.add(RANKS.substring(top, top + size));
        }
        straights.add(wheel == Wheel.LOWEST ? straights.size() : 1, "A" + RANKS.substring(RANKS.length() - size + 1));
    }

    Category category(long key) {
        return hands.get(hands.size() - (int) (key / keysOfOneHand));
    }

    long key(List<Card> hand) {
        if (!hand.contains(Card.JOKER)) {
            return natural(hand);
        }
        List<Card> others = hand.stream().filter(card -> !card.isJoker()).toList();
        long best = natural(with(others, JOKER_AS_ACE));
        for (int rank = 0; rank < RANKS.length(); rank++) {
            // Any other suit makes the same straight, and no flush.
            Card card = new Card(rank, others.getFirst().suit());
            if (!others.contains(card)) {
                long key = natural(with(others, card));
                boolean completes = switch (category(key)) {
                    case STRAIGHT, FLUSH, STRAIGHT_FLUSH, ROYAL_FLUSH, MINI_ROYAL -> true;
                    default -> false;
                };
                best = completes ? Math.max(best, key) : best;
            }
        }
        return best;
    }

    /** The best hand in more cards than a hand holds. */
    List<Card> best(List<Card> cards) {
        List<Card> best = List.of();
        long bestKey = -1;
        for (int choice = 0; choice < 1 << cards.size(); choice++) {
            if (Integer.bitCount(choice) == size) {
                List<Card> hand = new ArrayList<>();
                for (int index = 0; index < cards.size(); index++) {
                    if ((choice >> index & 1) == 1) {
                        hand.add(cards.get(index));
                    }
                }
                long key = key(hand);
                if (key > bestKey) {
                    best = hand;
                    bestKey = key;
                }
            }
        }
        return best;
    }

    private long natural(List<Card> hand) {
        int[] held = new int[RANKS.length()];
        boolean oneSuit = true;
        for (Card card : hand) {
            held[Card.ACE - card.rank()]++;
            oneSuit &= card.suit() == hand.getFirst().suit();
        }
        StringBuilder ranks = new StringBuilder();
        StringBuilder shape = new StringBuilder();
        for (int count = size; count > 0; count--) {
            for (int rank = 0; rank < held.length; rank++) {
                if (held[rank] == count) {
                    ranks.repeat(RANKS.charAt(rank), count);
                    shape.append(count);
                }
            }
        }
        int straight = shape.length() == size ? straights.indexOf(ranks.toString()) : -1;
        long key = hands.size() - hands.indexOf(category(shape.toString(), ranks.charAt(0), straight, oneSuit));
        for (int index = 0; index < size; index++) {
            int height = straight < 0 ? RANKS.length() - RANKS.indexOf(ranks.charAt(index)) : BASE - 1 - straight;
            key = key * BASE + height;
        }
        return key;
    }

    private Category category(String shape, char first, int straight, boolean oneSuit) {
        return switch (shape) {
            case "5" -> Category.FIVE_ACES;
            case "41", "4" ->
                first == 'A' && hands.contains(Category.FOUR_ACES) ? Category.FOUR_ACES : Category.FOUR_OF_A_KIND;
            case "32" -> Category.FULL_HOUSE;
            case "311", "31", "3" -> Category.THREE_OF_A_KIND;
            case "221", "22" -> Category.TWO_PAIRS;
            case "2111", "211", "21" -> Category.PAIR;
            default ->
                straight >= 0 && oneSuit
                        ? suited(straight)
                        : straight >= 0 ? Category.STRAIGHT : oneSuit ? Category.FLUSH : Category.HIGH_CARD;
        };
    }

    /** The highest of one suit bears a name of its own where the text prints one above the straight flush. */
    private Category suited(int straight) {
        int above = hands.indexOf(Category.STRAIGHT_FLUSH) - 1;
        boolean named = above >= 0 && hands.get(above).label().contains("royal");
        return straight == 0 && named ? hands.get(above) : Category.STRAIGHT_FLUSH;
    }

    private static List<Card> with(List<Card> cards, Card card) {
        List<Card> all = new ArrayList<>(cards);
        all.add(card);
        return all;
    }
}
