package io.baize.game.stud;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Category;
import io.baize.game.Game;
import io.baize.game.Irregularities;
import io.baize.game.Layout;
import io.baize.game.Outcomes;
import io.baize.game.PokerHand;
import io.baize.game.Round;
import io.baize.game.Rules;
import io.baize.game.Verdict;
import io.baize.kernel.Answer;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Caribbean stud poker (5324.37): ante and bet against a dealer who needs an ace and a king, and a progressive. */
public final class CaribbeanStud implements Game {

    private static final String BET = "bet";
    private static final String PROGRESSIVE = "progressive";
    private static final Layout LAYOUT = new Layout(5, 5, 0);
    private static final int KING = 11;

    @Override
    public String id() {
        return "caribbean-stud";
    }

    @Override
    public Layout layout(Rules rules) {
        return LAYOUT;
    }

    @Override
    public Map<String, List<List<String>>> outcomes(Rules rules) {
        return Map.of(
                "ante", Outcomes.each("win dealer-not-qualified tie lose fold"),
                "bet", Outcomes.each("tie lose dealer-not-qualified"),
                "bet/win",
                        Outcomes.each("pair-or-less two-pairs three-of-a-kind straight flush full-house"
                                + " four-of-a-kind straight-flush royal-flush"),
                "progressive", Outcomes.each("flush full-house four-of-a-kind straight-flush royal-flush other fold"));
    }

    @Override
    public Set<String> asks(Set<String> wagers) {
        return wagers.contains(PROGRESSIVE) ? Set.of("fold-progressive") : Set.of();
    }

    @Override
    public Set<String> irregularities() {
        return Irregularities.CARDS;
    }

    @Override
    public String streetAfter(int communityCards) {
        return "deal";
    }

    @Override
    public Answer<List<Verdict>> decide(Round round, List<Bet> bets, Rules rules) {
        StudFacts facts = new StudFacts(round, LAYOUT, BET);
        return facts.each(bets, bet -> decide(facts, bet, rules));
    }

    private static Answer<List<Verdict>> decide(StudFacts facts, Bet bet, Rules rules) {
        int seat = bet.seat();
        boolean lost = facts.folded(seat) && rules.says("fold-progressive", "lost");
        return switch (bet.wager()) {
            case StudFacts.ANTE, BET ->
                StudFacts.unless(facts.againstTheDealer(seat), () -> againstTheDealer(facts, bet));
            case PROGRESSIVE ->
                lost
                        ? Answer.of(StudFacts.fold(bet))
                        : StudFacts.unless(facts.seat(seat), () -> progressive(facts, bet));
            default -> StudFacts.unknown(bet);
        };
    }

    private static List<Verdict> againstTheDealer(StudFacts facts, Bet bet) {
        if (facts.folded(bet.seat())) {
            return StudFacts.fold(bet);
        }
        PokerHand player = PokerHand.best(facts.cards(bet.seat()));
        PokerHand dealer = PokerHand.best(facts.round().cards().dealer());
        Showdown showdown = new Showdown(player, dealer, qualifies(dealer));
        String outcome = showdown.outcome();
        return List.of(
                bet.wager().equals(BET) && outcome.equals(Showdown.WIN)
                        ? Verdict.of(bet, "bet/win", label(player), showdown.words())
                        : Verdict.of(bet, bet.wager(), outcome, showdown.words()));
    }

    /** An ace and a king, or a pair or better: 5324.37(a)(2)(iii). */
    private static boolean qualifies(PokerHand dealer) {
        return dealer.atLeast(Category.PAIR)
                || dealer.leading() == Card.ACE && dealer.cards().get(1).rank() == KING;
    }

    private static String label(PokerHand hand) {
        return hand.atLeast(Category.TWO_PAIRS) ? hand.category().label() : "pair-or-less";
    }

    private static List<Verdict> progressive(StudFacts facts, Bet bet) {
        PokerHand hand = PokerHand.best(facts.cards(bet.seat()));
        String outcome = hand.atLeast(Category.FLUSH) ? hand.category().label() : "other";
        return List.of(Verdict.of(bet, PROGRESSIVE, outcome, "Player has " + hand));
    }
}
