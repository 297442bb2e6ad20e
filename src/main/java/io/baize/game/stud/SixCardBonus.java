package io.baize.game.stud;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Category;
import io.baize.game.Outcomes;
import io.baize.game.PokerHand;
import io.baize.game.Verdict;
import java.util.ArrayList;
import java.util.List;

/**
 * The six-card bonus of 5324.31(c)(7) and 5324.33(c)(4)(v): the best five of six cards, or a royal flush that the nine
 * of its suit makes one of six cards.
 */
final class SixCardBonus {

    static final String WAGER = "six-card-bonus";
    private static final String ROYAL_IN_DIAMONDS = "six-card-royal-flush-in-diamonds";
    private static final String ROYAL = "six-card-royal-flush";
    private static final int DIAMONDS = 1;
    private static final int NINE = 7;

    private SixCardBonus() {}

    static List<List<String>> outcomes() {
        String royal = Category.ROYAL_FLUSH.label();
        List<List<String>> outcomes =
                new ArrayList<>(List.of(List.of(ROYAL_IN_DIAMONDS, ROYAL, royal), List.of(ROYAL, royal)));
        outcomes.addAll(Outcomes.each(
                "royal-flush straight-flush four-of-a-kind full-house flush straight three-of-a-kind other"));
        return outcomes;
    }

    static List<Verdict> decide(Bet bet, String schedule, List<Card> five, List<Card> others) {
        List<Card> six = new ArrayList<>(five);
        six.addAll(others);
        PokerHand hand = PokerHand.best(six);
        return List.of(new Verdict(bet, schedule, outcomes(hand, six), "The six cards make " + hand));
    }

    private static List<String> outcomes(PokerHand hand, List<Card> six) {
        if (!hand.atLeast(Category.THREE_OF_A_KIND)) {
            return List.of("other");
        }
        String label = hand.category().label();
        int suit = hand.cards().getFirst().suit();
        boolean allSix = hand.category() == Category.ROYAL_FLUSH && six.contains(new Card(NINE, suit));
        if (!allSix) {
            return List.of(label);
        }
        return suit == DIAMONDS ? List.of(ROYAL_IN_DIAMONDS, ROYAL, label) : List.of(ROYAL, label);
    }
}
