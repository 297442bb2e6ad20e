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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Four-card poker (5324.33): ante and play against a dealer who always plays, and pays an equal hand. */
public final class FourCardPoker implements Game {

    private static final String PLAY = "play";
    private static final String ACES_UP = "aces-up";

    @Override
    public String id() {
        return "four-card-poker";
    }

    /** The one community card lies in the six-card bonus box. */
    @Override
    public Layout layout(Rules rules) {
        return new Layout(FourCards.PLAYER_CARDS, FourCards.dealerCards(rules), 1);
    }

    @Override
    public Map<String, List<List<String>>> outcomes(Rules rules) {
        return Map.of(
                "ante", Outcomes.each("win tie lose fold"),
                "play", Outcomes.each("win tie lose"),
                "ante-bonus", Outcomes.each("three-of-a-kind straight-flush four-of-a-kind"),
                "aces-up",
                        Outcomes.each("pair-of-aces two-pairs straight flush three-of-a-kind straight-flush"
                                + " four-of-a-kind other"),
                "progressive", FourCardProgressive.outcomes(),
                "envy", FourCardProgressive.envyOutcomes(),
                "six-card-bonus", SixCardBonus.outcomes());
    }

    @Override
    public Set<String> asks(Set<String> wagers) {
        Set<String> asked = new TreeSet<>(Set.of("dealer-cards"));
        if (wagers.contains(FourCardProgressive.WAGER)) {
            asked.addAll(Set.of("fold-progressive", "envy-holder-must-have-bet"));
        }
        return asked;
    }

    @Override
    public Set<String> irregularities() {
        return Irregularities.WITH_COMMUNITY;
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

    /** A fold leaves aces up and the six-card bonus alone: 5324.33(i)(3)(i), (ii). */
    private static Answer<List<Verdict>> decide(StudFacts facts, List<Bet> live, Bet bet, Rules rules) {
        int seat = bet.seat();
        return switch (bet.wager()) {
            case StudFacts.ANTE, PLAY ->
                StudFacts.unless(facts.againstTheDealer(seat), () -> againstTheDealer(facts, bet));
            case ACES_UP -> StudFacts.unless(facts.seat(seat), () -> acesUp(facts, bet));
            case FourCardProgressive.WAGER ->
                StudFacts.unless(
                        facts.folded(seat) ? Optional.empty() : facts.seat(seat),
                        () -> FourCardProgressive.decide(facts, live, bet, rules));
            case SixCardBonus.WAGER -> StudFacts.unless(facts.seat(seat).or(facts::board), () -> sixCards(facts, bet));
            default -> StudFacts.unknown(bet);
        };
    }

    private static List<Verdict> againstTheDealer(StudFacts facts, Bet bet) {
        if (facts.folded(bet.seat())) {
            return StudFacts.fold(bet);
        }
        PokerHand player = PokerHand.bestFour(facts.cards(bet.seat()));
        PokerHand dealer = PokerHand.bestFour(facts.round().cards().dealer());
        Showdown showdown = new Showdown(player, dealer, true);
        List<Verdict> verdicts = new ArrayList<>();
        verdicts.add(Verdict.of(bet, bet.wager(), showdown.outcome(), showdown.words()));
        if (bet.wager().equals(StudFacts.ANTE) && player.atLeast(Category.THREE_OF_A_KIND)) {
            verdicts.add(Verdict.of(bet, "ante-bonus", player.category().label(), "Player has " + player));
        }
        return verdicts;
    }

    private static List<Verdict> acesUp(StudFacts facts, Bet bet) {
        PokerHand hand = PokerHand.bestFour(facts.cards(bet.seat()));
        String outcome = hand.atLeast(Category.TWO_PAIRS)
                ? hand.category().label()
                : FourCards.pairOf(hand, Card.ACE) ? "pair-of-aces" : "other";
        return List.of(Verdict.of(bet, ACES_UP, outcome, "Player has " + hand));
    }

    private static List<Verdict> sixCards(StudFacts facts, Bet bet) {
        return SixCardBonus.decide(
                bet,
                SixCardBonus.WAGER,
                facts.cards(bet.seat()),
                facts.round().cards().community());
    }
}
