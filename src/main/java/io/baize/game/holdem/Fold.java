package io.baize.game.holdem;

import io.baize.game.Bet;
import io.baize.game.Decision;
import io.baize.game.Round;
import io.baize.game.Rules;
import io.baize.game.Verdict;
import java.util.Optional;

/** What a fold costs. */
final class Fold {

    private Fold() {}

    /** A wager against the dealer is lost by a fold, whatever the cards. */
    static Optional<Verdict> ofMain(Round round, Bet bet) {
        return folded(round, bet)
                ? Optional.of(Verdict.of(bet, bet.wager(), "fold", "Seat " + bet.seat() + " folded"))
                : Optional.empty();
    }

    /** What becomes of a side wager is the pack's answer (RULINGS R3). */
    static Optional<Verdict> ofSide(Round round, Bet bet, Rules rules) {
        return folded(round, bet) && rules.says("fold-" + bet.wager(), "lost")
                ? Optional.of(
                        Verdict.of(bet, bet.wager(), "other", "Seat " + bet.seat() + " folded, which forfeits it"))
                : Optional.empty();
    }

    private static boolean folded(Round round, Bet bet) {
        return round.decided(bet.seat(), Decision.Choice.FOLD);
    }
}
