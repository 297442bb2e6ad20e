package io.baize.progressive;

import io.baize.kernel.Money;
import io.baize.kernel.Rounding;
import io.baize.terms.TermsInForce;

/** The amount on display, and what has been wagered but is added only the next morning (NH F). */
public record Meter(Money amount, Money waiting) {

    private static final long BASIS = 10_000;

    public static Meter at(Money amount) {
        return new Meter(amount, Money.ZERO);
    }

    /** Adds this wager's contribution, at once or to what waits for the morning, as the pack says. */
    public Meter contribute(Money wagered, TermsInForce terms) {
        Money part = wagered.fraction(terms.number("progressive-contribution"), BASIS, Rounding.EXACT_CENT);
        return terms.says("progressive-accrual", "next-morning")
                ? new Meter(amount, waiting.plus(part))
                : new Meter(amount.plus(part), waiting);
    }

    /** A new gaming day has begun. */
    public Meter morning() {
        return new Meter(amount.plus(waiting), Money.ZERO);
    }

    public Meter paidDownTo(Money left) {
        return new Meter(left, waiting);
    }

    /** That part of the meter, never more than is on it; a fraction of a cent goes to the player. */
    public Money percent(int percent) {
        return amount.fraction(percent, 100, Rounding.EXACT_CENT).min(amount);
    }
}
