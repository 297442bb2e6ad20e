package io.baize.game.stud;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Category;
import io.baize.game.Outcomes;
import io.baize.game.PokerHand;
import io.baize.game.Rules;
import io.baize.game.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The progressive wager on a four-card hand and its envy bonus: 5324.32(f)(4), 5324.33(j)(4). */
final class FourCardProgressive {

    static final String WAGER = "progressive";
    private static final String ENVY = "envy";

    private FourCardProgressive() {}

    static List<List<String>> outcomes() {
        return Outcomes.each("three-of-a-kind straight-flush four-of-a-kind four-aces other fold");
    }

    static List<List<String>> envyOutcomes() {
        return Outcomes.each("straight-flush four-of-a-kind four-aces");
    }

    /** A fold forfeits the wager but not the envy bonus: 5324.32(e)(2)(ii), 5324.33(i)(3)(iii). */
    static List<Verdict> decide(StudFacts facts, List<Bet> live, Bet bet, Rules rules) {
        List<Verdict> verdicts = new ArrayList<>();
        boolean lost = facts.folded(bet.seat()) && rules.says("fold-progressive", "lost");
        verdicts.addAll(lost ? StudFacts.fold(bet) : List.of(hand(bet, facts.cards(bet.seat()))));
        verdicts.addAll(envy(facts, live, bet, rules));
        return verdicts;
    }

    private static Verdict hand(Bet bet, List<Card> cards) {
        PokerHand hand = PokerHand.bestFour(cards);
        String outcome = hand.atLeast(Category.THREE_OF_A_KIND) ? FourCards.label(hand) : "other";
        return Verdict.of(bet, WAGER, outcome, "Player has " + hand);
    }

    /** One bonus for each hand of another player that is still held: neither folded nor void nor abandoned. */
    private static List<Verdict> envy(StudFacts facts, List<Bet> live, Bet bet, Rules rules) {
        List<Verdict> bonuses = new ArrayList<>();
        for (int holder : seatsOfOthers(live, bet.player())) {
            boolean entitles = rules.says("envy-holder-must-have-bet", "no")
                    || facts.round().bet(holder, WAGER).isPresent();
            if (entitles && !facts.folded(holder) && facts.seat(holder).isEmpty()) {
                PokerHand hand = PokerHand.bestFour(facts.cards(holder));
                if (hand.atLeast(Category.STRAIGHT_FLUSH)) {
                    bonuses.add(Verdict.of(bet, ENVY, FourCards.label(hand), "Seat " + holder + " holds " + hand));
                }
            }
        }
        return bonuses;
    }

    private static Set<Integer> seatsOfOthers(List<Bet> live, String player) {
        return live.stream()
                .filter(bet -> !bet.player().equals(player))
                .map(Bet::seat)
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
