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
import io.baize.kernel.Refusal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Crazy 4 poker (5324.32): ante, super bonus and play against the dealer with the best four of five cards. */
public final class Crazy4Poker implements Game {

    private static final String PLAY = "play";
    private static final String SUPER_BONUS = "super-bonus";
    private static final String QUEENS_UP = "queens-up";
    private static final String BELOW_STRAIGHT = "below-straight";
    private static final int QUEEN = 10;
    private static final int KING = 11;

    @Override
    public String id() {
        return "crazy-4-poker";
    }

    @Override
    public Layout layout(Rules rules) {
        return new Layout(FourCards.PLAYER_CARDS, FourCards.dealerCards(rules), 0);
    }

    @Override
    public Map<String, List<List<String>>> outcomes(Rules rules) {
        return Map.of(
                "ante", Outcomes.each("win dealer-not-qualified tie lose fold"),
                "play", Outcomes.each("win dealer-not-qualified tie lose"),
                "super-bonus",
                        Outcomes.each("straight flush three-of-a-kind straight-flush four-of-a-kind four-aces"
                                + " below-straight lose fold"),
                "queens-up",
                        Outcomes.each("pair-of-queens-or-better two-pairs straight flush three-of-a-kind"
                                + " straight-flush four-of-a-kind other fold"),
                "progressive", FourCardProgressive.outcomes(),
                "envy", FourCardProgressive.envyOutcomes());
    }

    @Override
    public Set<String> asks(Set<String> wagers) {
        Set<String> asked = new TreeSet<>(Set.of("dealer-cards", "super-bonus-when-dealer-does-not-qualify-and-wins"));
        if (wagers.contains(QUEENS_UP)) {
            asked.add("fold-queens-up");
        }
        if (wagers.contains(FourCardProgressive.WAGER)) {
            asked.addAll(Set.of("fold-progressive", "envy-holder-must-have-bet"));
        }
        return asked;
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
        StudFacts facts = new StudFacts(round, layout(rules), PLAY);
        return facts.each(bets, bet -> decide(facts, bets, bet, rules));
    }

    private static Answer<List<Verdict>> decide(StudFacts facts, List<Bet> live, Bet bet, Rules rules) {
        int seat = bet.seat();
        boolean folded = facts.folded(seat);
        return switch (bet.wager()) {
            case StudFacts.ANTE, SUPER_BONUS ->
                StudFacts.unless(facts.againstTheDealer(seat), () -> againstTheDealer(facts, bet, rules));
            case PLAY ->
                StudFacts.unless(
                        facts.againstTheDealer(seat).or(() -> tooMuch(facts, bet)),
                        () -> againstTheDealer(facts, bet, rules));
            case QUEENS_UP ->
                folded && rules.says("fold-queens-up", "lost")
                        ? Answer.of(StudFacts.fold(bet))
                        : StudFacts.unless(facts.seat(seat), () -> queensUp(facts, bet));
            case FourCardProgressive.WAGER ->
                StudFacts.unless(
                        folded ? Optional.empty() : facts.seat(seat),
                        () -> FourCardProgressive.decide(facts, live, bet, rules));
            default -> StudFacts.unknown(bet);
        };
    }

    /** More than the ante needs a pair of aces or better (5324.32(e)(2)), and only the cards can tell. */
    private static Optional<Refusal> tooMuch(StudFacts facts, Bet play) {
        PokerHand hand = PokerHand.bestFour(facts.cards(play.seat()));
        boolean aces = hand.atLeast(Category.TWO_PAIRS) || FourCards.pairOf(hand, Card.ACE);
        boolean more = facts.round()
                .bet(play.seat(), StudFacts.ANTE)
                .filter(ante -> play.amount().compareTo(ante.amount()) > 0)
                .isPresent();
        String message = "seat " + play.seat() + " played more than the ante with " + hand
                + ", which needs a pair of aces or better";
        return more && !aces
                ? Optional.of(Refusal.of("amount-rule", "bets." + play.id(), message, null))
                : Optional.empty();
    }

    private static List<Verdict> againstTheDealer(StudFacts facts, Bet bet, Rules rules) {
        if (facts.folded(bet.seat())) {
            return StudFacts.fold(bet);
        }
        PokerHand dealer = PokerHand.bestFour(facts.round().cards().dealer());
        boolean qualifies = dealer.atLeast(Category.PAIR) || dealer.leading() >= KING;
        Showdown showdown = new Showdown(PokerHand.bestFour(facts.cards(bet.seat())), dealer, qualifies);
        String outcome = bet.wager().equals(SUPER_BONUS) ? superBonus(showdown, rules) : showdown.outcome();
        return List.of(Verdict.of(bet, bet.wager(), outcome, showdown.words()));
    }

    /** From a straight the super bonus is paid whoever wins; below, it goes back unless the dealer wins. */
    private static String superBonus(Showdown showdown, Rules rules) {
        if (showdown.player().atLeast(Category.STRAIGHT)) {
            return FourCards.label(showdown.player());
        }
        boolean lost = showdown.dealerIsHigher()
                && (showdown.qualified() || rules.says("super-bonus-when-dealer-does-not-qualify-and-wins", "lost"));
        return lost ? Showdown.LOSE : BELOW_STRAIGHT;
    }

    private static List<Verdict> queensUp(StudFacts facts, Bet bet) {
        PokerHand hand = PokerHand.bestFour(facts.cards(bet.seat()));
        String outcome = hand.atLeast(Category.TWO_PAIRS)
                ? hand.category().label()
                : FourCards.pairOf(hand, QUEEN) ? "pair-of-queens-or-better" : "other";
        return List.of(Verdict.of(bet, QUEENS_UP, outcome, "Player has " + hand));
    }
}
