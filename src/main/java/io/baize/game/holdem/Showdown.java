package io.baize.game.holdem;

import io.baize.game.Card;
import io.baize.game.Category;
import io.baize.game.PokerHand;
import io.baize.game.Round;
import java.util.ArrayList;
import java.util.List;

/** A seat's hand against the dealer's, each the best five of two cards and the community cards. */
record Showdown(PokerHand player, PokerHand dealer) {

    static Showdown at(Round round, int seat) {
        List<Card> community = round.cards().community();
        return new Showdown(
                best(round.cards().seat(seat), community), best(round.cards().dealer(), community));
    }

    static PokerHand best(List<Card> hole, List<Card> community) {
        List<Card> seven = new ArrayList<>(hole);
        seven.addAll(community);
        return PokerHand.best(seven);
    }

    /** Above zero where the player has the higher hand. */
    int comparison() {
        return player.compareTo(dealer);
    }

    String outcome() {
        return comparison() > 0 ? "win" : comparison() < 0 ? "lose" : "tie";
    }

    boolean dealerHasAPair() {
        return dealer.atLeast(Category.PAIR);
    }

    @Override
    public String toString() {
        return "Player has " + player + ", dealer has " + dealer;
    }

    static String fromStraight(PokerHand hand) {
        return hand.atLeast(Category.STRAIGHT) ? hand.category().label() : "below-straight";
    }

    static String fromThreeOfAKind(PokerHand hand) {
        return hand.atLeast(Category.THREE_OF_A_KIND) ? hand.category().label() : "other";
    }
}
