package io.baize.game.holdem;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Facts;
import io.baize.game.Game;
import io.baize.game.Irregularities;
import io.baize.game.Layout;
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

/**
 * Heads Up Hold'em: ante and odds against the dealer, one raise, and the side wagers that do not care who wins.
 *
 * <p>The four jurisdictions share the play and differ in their answers to the rules asked here (RULINGS, "Where the
 * four jurisdictions differ"); no jurisdiction is named in this code.
 */
public final class HeadsUpHoldem implements Game {

    static final String ANTE = "ante";
    static final String ODDS = "odds";
    static final String RAISE = "raise";
    static final String TRIPS_PLUS = "trips-plus";
    static final String POCKET_BONUS = "pocket-bonus";
    static final String PROGRESSIVE = "progressive";

    /** All four texts let a player fold only once the whole board lies open. */
    private static final HoldemFacts FACTS = new HoldemFacts(RAISE, "river");

    @Override
    public String id() {
        return "heads-up-holdem";
    }

    @Override
    public Layout layout(Rules rules) {
        return new Layout(2, 2, 5);
    }

    @Override
    public Map<String, List<List<String>>> outcomes(Rules rules) {
        return HoldemOutcomes.all(rules);
    }

    @Override
    public Set<String> asks(Set<String> wagers) {
        Set<String> asked = new TreeSet<>(Set.of(
                "dealer-qualifies",
                "ante-when-dealer-does-not-qualify-and-wins",
                "trips-plus-hand",
                "fold-trips-plus",
                "fold-pocket-bonus"));
        if (wagers.contains(PROGRESSIVE)) {
            asked.addAll(Set.of("fold-progressive", "progressive-hand"));
        }
        return asked;
    }

    @Override
    public Set<String> irregularities() {
        return Irregularities.WITH_COMMUNITY;
    }

    @Override
    public String streetAfter(int communityCards) {
        return communityCards < 1 ? "pre-flop" : communityCards < 4 ? "flop" : "river";
    }

    @Override
    public Answer<List<Verdict>> decide(Round round, List<Bet> bets, Rules rules) {
        return HoldemFacts.decide(round, bets, bet -> lacking(round, bet, rules), bet -> verdicts(round, bet, rules));
    }

    private static Optional<Refusal> lacking(Round round, Bet bet, Rules rules) {
        return switch (bet.wager()) {
            case ANTE, ODDS, RAISE -> FACTS.againstTheDealer(round, bet.seat());
            case POCKET_BONUS -> HoldemFacts.hole(round, bet.seat());
            case TRIPS_PLUS -> HoldemFacts.seven(round, bet.seat());
            case PROGRESSIVE -> ProgressiveHand.lacking(round, bet, rules);
            default -> Optional.of(Facts.unknownWager(bet));
        };
    }

    private static List<Verdict> verdicts(Round round, Bet bet, Rules rules) {
        return switch (bet.wager()) {
            case ANTE, ODDS, RAISE ->
                List.of(Fold.ofMain(round, bet).orElseGet(() -> againstTheDealer(round, bet, rules)));
            case TRIPS_PLUS -> List.of(Fold.ofSide(round, bet, rules).orElseGet(() -> tripsPlus(round, bet, rules)));
            case POCKET_BONUS -> List.of(Fold.ofSide(round, bet, rules).orElseGet(() -> pocketBonus(round, bet)));
            default ->
                Fold.ofSide(round, bet, rules).map(List::of).orElseGet(() -> ProgressiveHand.decide(round, bet, rules));
        };
    }

    private static Verdict againstTheDealer(Round round, Bet bet, Rules rules) {
        Showdown showdown = Showdown.at(round, bet.seat());
        String hands = showdown.toString();
        return switch (bet.wager()) {
            case ANTE -> Verdict.of(bet, ANTE, anteOutcome(showdown, rules), hands);
            case RAISE -> Verdict.of(bet, RAISE, showdown.outcome(), hands);
            default -> odds(bet, showdown);
        };
    }

    private static String anteOutcome(Showdown showdown, Rules rules) {
        if (showdown.comparison() == 0 || showdown.dealerHasAPair()) {
            return showdown.outcome();
        }
        boolean dealerWins = showdown.comparison() < 0;
        return dealerWins && rules.says("ante-when-dealer-does-not-qualify-and-wins", "lose")
                ? "lose"
                : "dealer-not-qualified";
    }

    private static Verdict odds(Bet bet, Showdown showdown) {
        if (showdown.comparison() == 0) {
            return Verdict.of(bet, ODDS, "tie", showdown.toString());
        }
        String schedule = showdown.comparison() > 0 ? "odds/win" : "odds/bad-beat";
        return Verdict.of(bet, schedule, Showdown.fromStraight(showdown.player()), showdown.toString());
    }

    private static Verdict tripsPlus(Round round, Bet bet, Rules rules) {
        List<Card> hole = round.cards().seat(bet.seat());
        List<Card> community = round.cards().community();
        PokerHand hand = rules.says("trips-plus-hand", "both-hole-cards")
                ? PokerHand.withBothHoleCards(hole, community)
                : Showdown.best(hole, community);
        return Verdict.of(bet, TRIPS_PLUS, Showdown.fromThreeOfAKind(hand), "Player has " + hand);
    }

    private static Verdict pocketBonus(Round round, Bet bet) {
        List<Card> hole = round.cards().seat(bet.seat());
        return Verdict.of(bet, POCKET_BONUS, pocket(hole), "Hole cards " + Card.write(hole));
    }

    private static String pocket(List<Card> hole) {
        int high = Math.max(hole.get(0).rank(), hole.get(1).rank());
        int low = Math.min(hole.get(0).rank(), hole.get(1).rank());
        if (high == low) {
            return high == Card.ACE ? "pair-of-aces" : "pair";
        }
        if (high == Card.ACE && low >= Card.JACK) {
            return hole.get(0).suit() == hole.get(1).suit() ? "ace-face-suited" : "ace-face-unsuited";
        }
        return "other";
    }
}
