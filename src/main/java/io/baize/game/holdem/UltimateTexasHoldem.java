package io.baize.game.holdem;

import static io.baize.game.Outcomes.each;

import io.baize.game.Bet;
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

/**
 * Ultimate Texas hold 'em (5324.36): ante and an equal blind against a dealer who qualifies with a pair, one play wager
 * that shrinks from street to street, and a trips wager that does not care who wins.
 */
public final class UltimateTexasHoldem implements Game {

    private static final HoldemFacts FACTS = new HoldemFacts("play", "river");

    @Override
    public String id() {
        return "ultimate-texas-holdem";
    }

    @Override
    public Layout layout(Rules rules) {
        return new Layout(2, 2, 5);
    }

    @Override
    public Map<String, List<List<String>>> outcomes(Rules rules) {
        String paid = "straight flush full-house four-of-a-kind straight-flush royal-flush";
        return Map.of(
                "ante", each("win dealer-not-qualified tie lose fold"),
                "play", each("win tie lose"),
                "blind", each("tie lose fold"),
                "blind/win", each("below-straight " + paid),
                "trips", each("three-of-a-kind " + paid + " other"));
    }

    @Override
    public Set<String> asks(Set<String> wagers) {
        return Set.of("dealer-qualifies", "fold-trips");
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
        return HoldemFacts.decide(round, bets, bet -> lacking(round, bet), bet -> List.of(verdict(round, bet, rules)));
    }

    private static Optional<Refusal> lacking(Round round, Bet bet) {
        return switch (bet.wager()) {
            case "ante", "blind", "play" -> FACTS.againstTheDealer(round, bet.seat());
            case "trips" -> HoldemFacts.seven(round, bet.seat());
            default -> Optional.of(Facts.unknownWager(bet));
        };
    }

    private static Verdict verdict(Round round, Bet bet, Rules rules) {
        return bet.wager().equals("trips")
                ? Fold.ofSide(round, bet, rules).orElseGet(() -> trips(round, bet))
                : Fold.ofMain(round, bet).orElseGet(() -> againstTheDealer(round, bet));
    }

    private static Verdict againstTheDealer(Round round, Bet bet) {
        Showdown showdown = Showdown.at(round, bet.seat());
        String hands = showdown.toString();
        return switch (bet.wager()) {
            case "ante" -> Verdict.of(bet, "ante", anteOutcome(showdown), hands);
            case "blind" ->
                showdown.comparison() > 0
                        ? Verdict.of(bet, "blind/win", Showdown.fromStraight(showdown.player()), hands)
                        : Verdict.of(bet, "blind", showdown.outcome(), hands);
            default -> Verdict.of(bet, "play", showdown.outcome(), hands);
        };
    }

    /** 5324.36(e)(7) returns the ante before (e)(8) compares the hands, so it comes back from a lost hand too. */
    private static String anteOutcome(Showdown showdown) {
        return showdown.dealerHasAPair() ? showdown.outcome() : "dealer-not-qualified";
    }

    private static Verdict trips(Round round, Bet bet) {
        PokerHand hand =
                Showdown.best(round.cards().seat(bet.seat()), round.cards().community());
        return Verdict.of(bet, "trips", Showdown.fromThreeOfAKind(hand), "Player has " + hand);
    }
}
