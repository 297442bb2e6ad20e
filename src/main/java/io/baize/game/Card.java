package io.baize.game;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * One of 52 cards, or the joker. {@code rank} is 0 for a two up to 12 for an ace, {@code suit} is 0 to 3 for clubs,
 * diamonds, hearts, spades. Written as on a hand record: {@code As Td 5h Jk}. The joker has a rank of its own;
 * evaluators decide what it stands for.
 */
public record Card(int rank, int suit) {

    private static final String RANKS = "23456789TJQKA";
    private static final String SUITS = "cdhs";
    public static final int SPADES = 3;
    public static final int ACE = 12;
    public static final int JACK = 9;
    /** Its bit lies beside the thirteen ranks of every suit. */
    public static final Card JOKER = new Card(13, 0);

    private static final String JOKER_TEXT = "Jk";

    public static Card parse(String text) {
        if (text.equals(JOKER_TEXT)) {
            return JOKER;
        }
        int rank = text.length() == 2 ? RANKS.indexOf(text.charAt(0)) : -1;
        int suit = text.length() == 2 ? SUITS.indexOf(text.charAt(1)) : -1;
        if (rank < 0 || suit < 0) {
            throw new IllegalArgumentException("'" + text + "' is not a card; cards read like As Td 5h");
        }
        return new Card(rank, suit);
    }

    public static List<Card> parseAll(String text) {
        List<Card> cards = new ArrayList<>();
        if (text != null && !text.isBlank()) {
            for (String word : text.trim().split("\\s+")) {
                cards.add(parse(word));
            }
        }
        return List.copyOf(cards);
    }

    public static String write(List<Card> cards) {
        return cards.stream().map(Card::toString).collect(Collectors.joining(" "));
    }

    /** All 52, clubs first. */
    public static List<Card> deck() {
        List<Card> deck = new ArrayList<>();
        for (int index = 0; index < 52; index++) {
            deck.add(new Card(index % 13, index / 13));
        }
        return List.copyOf(deck);
    }

    /** The 52 and the joker. */
    public static List<Card> deckWithJoker() {
        List<Card> deck = new ArrayList<>(deck());
        deck.add(JOKER);
        return List.copyOf(deck);
    }

    public boolean isJoker() {
        return equals(JOKER);
    }

    /** This card as one bit of a hand: sixteen bits a suit, the rank within it. */
    public long bit() {
        return 1L << (suit * 16 + rank);
    }

    @Override
    public String toString() {
        return isJoker() ? JOKER_TEXT : "" + RANKS.charAt(rank) + SUITS.charAt(suit);
    }
}
