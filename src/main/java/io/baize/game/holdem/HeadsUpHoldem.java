package io.baize.game.holdem;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Category;
import io.baize.game.Decision;
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
import java.util.ArrayList;
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
        return communityCards < 3 ? "pre-flop" : communityCards < 5 ? "flop" : "river";
    }

    @Override
    public Answer<List<Verdict>> decide(Round round, List<Bet> bets, Rules rules) {
        Optional<Refusal> missing = HoldemFacts.check(round, bets, rules);
        if (missing.isPresent()) {
            return Answer.refused(missing.get());
        }
        List<Verdict> verdicts = new ArrayList<>();
        for (Bet bet : bets) {
            boolean folded = round.decided(bet.seat(), Decision.Choice.FOLD);
            switch (bet.wager()) {
                case ANTE, ODDS, RAISE -> verdicts.add(folded ? folded(bet) : againstTheDealer(round, bet, rules));
                case TRIPS_PLUS ->
                    verdicts.add(lostByFold(bet, folded, rules).orElseGet(() -> tripsPlus(round, bet, rules)));
                case POCKET_BONUS ->
                    verdicts.add(lostByFold(bet, folded, rules).orElseGet(() -> pocketBonus(round, bet)));
                case PROGRESSIVE -> {
                    Optional<Verdict> lost = lostByFold(bet, folded, rules);
                    verdicts.add(lost.orElseGet(() -> ProgressiveHand.decide(round, bet, rules)));
                    if (lost.isEmpty()) {
                        verdicts.addAll(ProgressiveHand.envy(round, bet, rules));
                    }
                }
                default -> {
                    return Answer.refused(Facts.unknownWager(bet));
                }
            }
        }
        return Answer.of(verdicts);
    }

    private static Verdict folded(Bet bet) {
        return Verdict.of(bet, bet.wager(), "fold", "Seat " + bet.seat() + " folded");
    }

    /** A fold forfeits ante and odds; what becomes of a side wager is the pack's answer (RULINGS R3). */
    private static Optional<Verdict> lostByFold(Bet bet, boolean folded, Rules rules) {
        return folded && rules.says("fold-" + bet.wager(), "lost")
                ? Optional.of(
                        Verdict.of(bet, bet.wager(), "other", "Seat " + bet.seat() + " folded, which forfeits it"))
                : Optional.empty();
    }

    private static Verdict againstTheDealer(Round round, Bet bet, Rules rules) {
        PokerHand player = best(round.cards().seat(bet.seat()), round.cards().community());
        PokerHand dealer = best(round.cards().dealer(), round.cards().community());
        int comparison = player.compareTo(dealer);
        String hands = "Player has " + player + ", dealer has " + dealer;
        return switch (bet.wager()) {
            case ANTE -> Verdict.of(bet, ANTE, anteOutcome(comparison, dealer, rules), hands);
            case RAISE -> Verdict.of(bet, RAISE, outcome(comparison), hands);
            default -> odds(bet, comparison, player, hands);
        };
    }

    private static String anteOutcome(int comparison, PokerHand dealer, Rules rules) {
        if (comparison == 0 || dealer.atLeast(Category.PAIR)) {
            return outcome(comparison);
        }
        boolean dealerWins = comparison < 0;
        return dealerWins && rules.says("ante-when-dealer-does-not-qualify-and-wins", "lose")
                ? "lose"
                : "dealer-not-qualified";
    }

    private static Verdict odds(Bet bet, int comparison, PokerHand player, String hands) {
        if (comparison == 0) {
            return Verdict.of(bet, ODDS, "tie", hands);
        }
        String schedule = comparison > 0 ? "odds/win" : "odds/bad-beat";
        String outcome = player.atLeast(Category.STRAIGHT) ? player.category().label() : "below-straight";
        return Verdict.of(bet, schedule, outcome, hands);
    }

    private static Verdict tripsPlus(Round round, Bet bet, Rules rules) {
        List<Card> hole = round.cards().seat(bet.seat());
        List<Card> community = round.cards().community();
        PokerHand hand = rules.says("trips-plus-hand", "both-hole-cards")
                ? PokerHand.withBothHoleCards(hole, community)
                : best(hole, community);
        String outcome =
                hand.atLeast(Category.THREE_OF_A_KIND) ? hand.category().label() : "other";
        return Verdict.of(bet, TRIPS_PLUS, outcome, "Player has " + hand);
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

    static PokerHand best(List<Card> hole, List<Card> community) {
        List<Card> seven = new ArrayList<>(hole);
        seven.addAll(community);
        return PokerHand.best(seven);
    }

    private static String outcome(int comparison) {
        return comparison > 0 ? "win" : comparison < 0 ? "lose" : "tie";
    }
}
