package io.baize.game.stud;

import io.baize.game.PokerHand;

/** The hand of one player beside the dealer's. */
record Showdown(PokerHand player, PokerHand dealer, boolean qualified) {

    static final String WIN = "win";
    static final String TIE = "tie";
    static final String LOSE = "lose";
    static final String NOT_QUALIFIED = "dealer-not-qualified";

    /** Against a dealer who does not qualify no hands are compared. */
    String outcome() {
        if (!qualified) {
            return NOT_QUALIFIED;
        }
        int comparison = player.compareTo(dealer);
        return comparison > 0 ? WIN : comparison < 0 ? LOSE : TIE;
    }

    boolean dealerIsHigher() {
        return dealer.compareTo(player) > 0;
    }

    String words() {
        return "Player has " + player + ", dealer has " + dealer + (qualified ? "" : " and does not qualify");
    }
}
