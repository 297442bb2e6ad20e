package io.baize.dashboard;

import io.baize.game.Card;
import java.util.List;

/** A playing card as it is drawn and as it is read aloud. */
record CardView(String rank, String suit, String color, String name) {

    private static final List<String> RANKS = List.of(
            "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace");
    private static final List<String> SUITS = List.of("clubs", "diamonds", "hearts", "spades");
    // The last character asks for the sign as text, since some systems draw suits as pictures.
    private static final List<String> SIGNS = List.of("♣\uFE0E", "♦\uFE0E", "♥\uFE0E", "♠\uFE0E");

    static List<CardView> all(String cards) {
        return all(Card.parseAll(cards));
    }

    static List<CardView> all(List<Card> cards) {
        return cards.stream().map(CardView::of).toList();
    }

    private static CardView of(Card card) {
        if (card.isJoker()) {
            return new CardView("Jk", "★", "black", "joker");
        }
        String letter = card.toString().substring(0, 1);
        boolean red = card.suit() == 1 || card.suit() == 2;
        return new CardView(
                letter.equals("T") ? "10" : letter,
                SIGNS.get(card.suit()),
                red ? "red" : "black",
                RANKS.get(card.rank()) + " of " + SUITS.get(card.suit()));
    }
}
