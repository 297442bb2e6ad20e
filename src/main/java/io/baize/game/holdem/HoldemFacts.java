package io.baize.game.holdem;

import io.baize.game.Bet;
import io.baize.game.Decision;
import io.baize.game.Facts;
import io.baize.game.Round;
import io.baize.game.Rules;
import io.baize.kernel.Refusal;
import java.util.List;
import java.util.Optional;

/** Whether the facts of a round suffice to decide some of its bets. Nothing is ever guessed. */
final class HoldemFacts {

    private static final int HOLE_CARDS = 2;
    private static final int FLOP_CARDS = 3;
    private static final int COMMUNITY_CARDS = 5;

    private HoldemFacts() {}

    static Optional<Refusal> check(Round round, List<Bet> bets, Rules rules) {
        return bets.stream()
                .map(bet -> check(round, bet, rules))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<Refusal> check(Round round, Bet bet, Rules rules) {
        boolean folded = round.decided(bet.seat(), Decision.Choice.FOLD);
        boolean raised = round.bet(bet.seat(), HeadsUpHoldem.RAISE).isPresent();
        return switch (bet.wager()) {
            case HeadsUpHoldem.ANTE, HeadsUpHoldem.ODDS, HeadsUpHoldem.RAISE -> {
                if (foldedEarly(round, bet.seat())) {
                    yield Optional.of(new Refusal(
                            "decision-not-allowed",
                            "decisions",
                            "river",
                            "seat " + bet.seat() + " folded before the river, where a player may only raise or check",
                            null));
                }
                if (folded == raised) {
                    yield Optional.of(decisionMissing(bet.seat(), folded));
                }
                yield folded
                        ? Optional.empty()
                        : seat(round, bet.seat()).or(() -> dealer(round)).or(() -> board(round));
            }
            case HeadsUpHoldem.POCKET_BONUS -> seat(round, bet.seat());
            case HeadsUpHoldem.PROGRESSIVE -> seat(round, bet.seat()).or(() -> progressiveBoard(round, rules));
            default -> seat(round, bet.seat()).or(() -> board(round));
        };
    }

    /** All four texts let a player fold only once the whole board lies open. */
    private static boolean foldedEarly(Round round, int seat) {
        return round.decisions().stream()
                .anyMatch(decision -> decision.seat() == seat
                        && decision.choice() == Decision.Choice.FOLD
                        && decision.street() != null
                        && !decision.street().equals("river"));
    }

    private static Refusal decisionMissing(int seat, boolean both) {
        String what = both ? "both folded and raised" : "neither raised nor folded";
        return Refusal.of("decision-missing", "decisions", "seat " + seat + " has " + what, null);
    }

    private static Optional<Refusal> seat(Round round, int seat) {
        return Facts.seat(round, seat, HOLE_CARDS);
    }

    private static Optional<Refusal> dealer(Round round) {
        return Facts.dealer(round, HOLE_CARDS);
    }

    private static Optional<Refusal> board(Round round) {
        return Facts.board(round, COMMUNITY_CARDS);
    }

    private static Optional<Refusal> progressiveBoard(Round round, Rules rules) {
        boolean flopIsEnough = rules.says("progressive-hand", "hole-and-flop")
                && round.cards().community().size() == FLOP_CARDS;
        return flopIsEnough ? Optional.empty() : board(round);
    }
}
