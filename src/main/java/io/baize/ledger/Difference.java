package io.baize.ledger;

import io.baize.kernel.Money;
import java.time.Instant;
import java.util.List;

/**
 * One reason why two wins differ, with what it adds to the difference, the postings behind it, and where in the day it
 * lies. The amounts of all reasons sum to the difference to the cent; what nothing names stands as a tray difference.
 */
public record Difference(Cause cause, Money amount, String says, List<String> references, Instant from, Instant to) {

    public enum Cause {
        /** The cage paid for the tray: the bets lost it, the tray did not. */
        HAND_PAY,
        /** The bets won it, the tray has it not yet. */
        VIGORISH_OWED,
        /** Stakes that were coupons, won and not in the box yet; or coupons in the box whose bets did not lose. */
        PROMOTION,
        /** Moved before the opener or after the closer, so that no count of the day saw it. */
        OUTSIDE_THE_COUNTS,
        /** Two stretches beside one count differ by the same and opposite: that count was wrong. */
        WRONG_COUNT,
        /** Chips of a slip moved that was never posted. */
        SLIP_NOT_POSTED,
        /** A slip was posted, and chips of exactly that much did not move, or moved twice. */
        SLIP_DIFFERS,
        /** The only slip of the stretch may have been delivered short or over. */
        SLIP_SUSPECTED,
        /** The tray lacks what the box holds too much, or the reverse: a buy-in was not recorded, or twice. */
        DROP_MISRECORDED,
        /** Rounds of the stretch are held and not settled. */
        HELD_ROUND,
        /** The tray differs and nothing names why. */
        TRAY,
        /** The box held other than was recorded. */
        COUNT
    }

    public Difference {
        references = List.copyOf(references);
    }

    /** Whether someone still has to find out why. */
    public boolean isOpen() {
        return cause == Cause.TRAY || cause == Cause.SLIP_SUSPECTED || cause == Cause.HELD_ROUND;
    }

    static Difference of(Cause cause, Money amount, String says, List<String> references) {
        return new Difference(cause, amount, says, references, null, null);
    }

    static Difference in(Stretch stretch, Cause cause, Money amount, String says, List<String> references) {
        return new Difference(
                cause,
                amount,
                says,
                references,
                stretch.from().at(),
                stretch.to().at());
    }
}
