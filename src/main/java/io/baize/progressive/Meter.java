package io.baize.progressive;

import io.baize.kernel.Money;
import io.baize.kernel.Rounding;
import io.baize.terms.TermsInForce;

/**
 * The amount on display, what has been wagered but is added only the next morning (NH F), and the part of a cent that
 * contributions have added up to so far, in ten-thousandths: a rate of progression is kept exactly.
 */
public record Meter(Money amount, Money waiting, long carried) {

    /** A contribution rate is in basis points, so a cent wagered feeds that many ten-thousandths of a cent. */
    private static final long BASIS = 10_000;

    public static Meter at(Money amount) {
        return new Meter(amount, Money.ZERO, 0);
    }

    /**
     * Adds the contribution of what was wagered, at once or to what waits for the morning, as the pack says. A negative
     * amount takes it back, when a correction finds that it was not wagered.
     */
    public Meter contribute(Money wagered, TermsInForce terms) {
        long fed =
                Math.addExact(carried, Math.multiplyExact(wagered.cents(), terms.number("progressive-contribution")));
        Money part = Money.usd(Math.floorDiv(fed, BASIS));
        long rest = Math.floorMod(fed, BASIS);
        return terms.says("progressive-accrual", "next-morning")
                ? new Meter(amount, waiting.plus(part), rest)
                : new Meter(amount.plus(part), waiting, rest);
    }

    /** A new gaming day has begun. */
    public Meter morning() {
        return new Meter(amount.plus(waiting), Money.ZERO, carried);
    }

    public Meter paidDownTo(Money left) {
        return new Meter(left, waiting, carried);
    }

    /** That part of the meter, never more than is on it; a fraction of a cent goes to the player. */
    public Money percent(int percent) {
        return amount.fraction(percent, 100, Rounding.EXACT_CENT).min(amount);
    }
}
