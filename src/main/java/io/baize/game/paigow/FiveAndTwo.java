package io.baize.game.paigow;

import io.baize.game.Card;
import io.baize.game.PokerHand;
import io.baize.game.Rules;
import io.baize.game.Wheel;
import java.util.List;

/** The two hands of pai gow poker: the five-card hand is equal to or higher than the two-card hand (5324.41(g)(1)). */
final class FiveAndTwo {

    private static final List<Integer> SIZES = List.of(5, 2);

    private FiveAndTwo() {}

    static boolean fouled(List<List<Card>> hands, Rules rules) {
        return !SetHands.sized(hands, SIZES)
                || SetHands.compare(
                                ranked(hands, rules).get(0),
                                ranked(hands, rules).get(1))
                        < 0;
    }

    static List<PokerHand> ranked(List<List<Card>> hands, Rules rules) {
        Wheel wheel = rules.says("wheel-rank", "lowest") ? Wheel.LOWEST : Wheel.SECOND_HIGHEST;
        return List.of(PokerHand.high(hands.get(0), wheel), PokerHand.low(hands.get(1)));
    }
}
