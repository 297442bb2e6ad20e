package io.baize.game.holdem;

import io.baize.game.Bet;
import io.baize.game.Choices;
import io.baize.game.Decision;
import io.baize.game.Facts;
import io.baize.game.Round;
import io.baize.game.Verdict;
import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Whether the facts of a round suffice to decide some of its bets. Nothing is ever guessed.
 *
 * @param stays the wager by which a seat stays in the round
 * @param foldStreet the only street on which the text lets a player fold
 */
record HoldemFacts(String stays, String foldStreet) {

    private static final Set<Decision.Choice> KNOWN = Set.of(Decision.Choice.CHECK, Decision.Choice.FOLD);
    private static final int HOLE_CARDS = 2;
    private static final int COMMUNITY_CARDS = 5;

    /** The verdicts on all bets, or the first fact that one of them lacks. */
    static Answer<List<Verdict>> decide(
            Round round,
            List<Bet> bets,
            Function<Bet, Optional<Refusal>> lacking,
            Function<Bet, List<Verdict>> verdicts) {
        Optional<Refusal> missing = bets.stream()
                .map(bet -> Choices.only(round, bet.seat(), KNOWN).or(() -> lacking.apply(bet)))
                .flatMap(Optional::stream)
                .findFirst();
        return missing.isPresent()
                ? Answer.refused(missing.get())
                : Answer.of(bets.stream().map(verdicts).flatMap(List::stream).toList());
    }

    /** A wager against the dealer needs a seat that stayed in or folded, and for one that stayed in, every card. */
    Optional<Refusal> againstTheDealer(Round round, int seat) {
        boolean folded = round.decided(seat, Decision.Choice.FOLD);
        return foldedElsewhere(round, seat)
                .or(() -> Facts.betOrFold(round, seat, stays))
                .or(() -> folded
                        ? Optional.empty()
                        : hole(round, seat).or(() -> dealer(round)).or(() -> seven(round, seat)));
    }

    static Optional<Refusal> hole(Round round, int seat) {
        return Facts.seat(round, seat, HOLE_CARDS);
    }

    static Optional<Refusal> dealer(Round round) {
        return Facts.dealer(round, HOLE_CARDS);
    }

    static Optional<Refusal> seven(Round round, int seat) {
        return hole(round, seat).or(() -> Facts.board(round, COMMUNITY_CARDS));
    }

    private Optional<Refusal> foldedElsewhere(Round round, int seat) {
        return round.decisions().stream()
                .filter(decision -> decision.seat() == seat && decision.choice() == Decision.Choice.FOLD)
                .filter(decision ->
                        decision.street() != null && !decision.street().equals(foldStreet))
                .findFirst()
                .map(decision -> new Refusal(
                        "decision-not-allowed",
                        "decisions",
                        foldStreet,
                        "seat " + seat + " folded on the " + decision.street()
                                + ", where a player may only bet or check",
                        null));
    }
}
