package io.baize.game.stud;

import io.baize.game.Card;
import io.baize.game.Category;
import io.baize.game.PokerHand;
import io.baize.game.Rules;

/** What the two games of the best four cards share. */
final class FourCards {

    static final int PLAYER_CARDS = 5;

    private FourCards() {}

    /** Five, or six where the house deals so: 5324.32(d)(3), 5324.33(d)(3). */
    static int dealerCards(Rules rules) {
        return rules.says("dealer-cards", "6") ? 6 : 5;
    }

    static boolean pairOf(PokerHand hand, int least) {
        return hand.category() == Category.PAIR && hand.leading() >= least;
    }

    /** Four aces have a line of their own above the other fours. */
    static String label(PokerHand hand) {
        return hand.category() == Category.FOUR_OF_A_KIND && hand.leading() == Card.ACE
                ? "four-aces"
                : hand.category().label();
    }
}
