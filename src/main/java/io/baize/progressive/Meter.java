package io.baize.progressive;

import io.baize.kernel.Money;
import io.baize.kernel.Rounding;
import io.baize.terms.TermsInForce;
import java.time.LocalDate;

/**
 * A progressive meter as an account: the amount on display, what has been wagered but is added only the next morning
 * (NH F), and the reserve that pays for the next reset. {@code carried} and {@code reserveCarried} are the parts of a
 * cent that contributions have added up to so far, in ten-thousandths: a rate of progression is kept exactly.
 *
 * <p>No cent comes from nowhere: what came in equals what was paid and what is left, or there is no such meter. What is
 * absent in a meter stored by an earlier version is taken to have been seeded.
 */
public record Meter(
        Money amount,
        Money waiting,
        Money reserve,
        long carried,
        long reserveCarried,
        MeterTotals totals,
        Standing standing,
        LocalDate since) {

    /** A discontinued meter takes no wager and still pays the rounds in play, until its pool goes where it must go. */
    public enum Standing {
        ACTIVE,
        DISCONTINUED,
        TRANSFERRED
    }

    /** A contribution rate is in basis points, so a cent wagered feeds that many ten-thousandths of a cent. */
    private static final long BASIS = 10_000;

    public Meter {
        reserve = reserve == null ? Money.ZERO : reserve;
        standing = standing == null ? Standing.ACTIVE : standing;
        totals = totals == null ? MeterTotals.NOTHING.seed(amount.plus(waiting).plus(reserve)) : totals;
        Money held = amount.plus(waiting).plus(reserve);
        if (amount.cents() < 0 || reserve.cents() < 0 || !totals.left().equals(held)) {
            throw new IllegalStateException("a meter of " + held + " does not balance: " + totals);
        }
    }

    public static Meter at(Money amount) {
        return new Meter(amount, Money.ZERO, Money.ZERO, 0, 0, null, Standing.ACTIVE, null);
    }

    /**
     * Adds the contribution of what was wagered, at once or to what waits for the morning, as the pack says, and the
     * reserve's own part besides. A negative amount takes it back, when a correction finds that it was not wagered.
     */
    public Meter contribute(Money wagered, TermsInForce terms) {
        return contribute(wagered, terms, terms.says("progressive-accrual", "next-morning"));
    }

    /** The same for a wager of a day whose morning has come already: nothing is left to wait for. */
    public Meter contributeLate(Money wagered, TermsInForce terms) {
        return contribute(wagered, terms, false);
    }

    private Meter contribute(Money wagered, TermsInForce terms, boolean later) {
        long fed = fed(carried, wagered, terms.number("progressive-contribution"));
        long kept = fed(reserveCarried, wagered, reserveRate(terms));
        Money part = Money.usd(Math.floorDiv(fed, BASIS));
        Money saved = Money.usd(Math.floorDiv(kept, BASIS));
        return holding(
                later ? amount : amount.plus(part),
                later ? waiting.plus(part) : waiting,
                reserve.plus(saved),
                Math.floorMod(fed, BASIS),
                Math.floorMod(kept, BASIS),
                totals.contribute(part.plus(saved)));
    }

    /** A new gaming day has begun. */
    public Meter morning() {
        return holding(amount.plus(waiting), Money.ZERO, reserve, carried, reserveCarried, totals);
    }

    /** Pays a player; what is not on the meter, the house adds. */
    public Meter pay(Money won) {
        return holding(amount.minus(won), waiting, reserve, carried, reserveCarried, totals.pay(won));
    }

    /** Starts a meter that was won anew: from its reserve as far as that goes, and else from the house. */
    public Meter reset(Money seed) {
        Money wanted = seed.minus(amount);
        if (!wanted.isPositive()) {
            return this;
        }
        Money saved = wanted.min(reserve);
        return holding(seed, waiting, reserve.minus(saved), carried, reserveCarried, totals.seed(wanted.minus(saved)));
    }

    /**
     * The meter as if a round had been settled at once as its correction says: more (or less) paid, and an amount moved
     * that much, but not below {@code least}. What the reset of a hit that never was put in goes back where resets are
     * paid from.
     */
    public Meter corrected(Money paid, Money moved, Money least, TermsInForce terms) {
        Money wanted = amount.plus(moved);
        Money left = wanted.compareTo(least) < 0 ? least : wanted;
        Money funds = left.minus(amount).plus(paid);
        boolean saved = funds.cents() < 0 && reserveRate(terms) > 0;
        return holding(
                left,
                waiting,
                saved ? reserve.minus(funds) : reserve,
                carried,
                reserveCarried,
                totals.pay(paid).topUp(saved ? Money.ZERO : funds));
    }

    /** From that day the wager is no longer offered. */
    public Meter discontinued(LocalDate day) {
        return new Meter(amount, waiting, reserve, carried, reserveCarried, totals, Standing.DISCONTINUED, day);
    }

    /** All that the players have put in leaves for the meter that {@link #received} it; the plan says which. */
    public Meter transferred(LocalDate day) {
        MeterTotals emptied = totals.transfer(totals.left().negated());
        return new Meter(Money.ZERO, Money.ZERO, Money.ZERO, 0, 0, emptied, Standing.TRANSFERRED, day);
    }

    /** Takes over the pool of a discontinued meter. */
    public Meter received(Money pool) {
        return holding(amount.plus(pool), waiting, reserve, carried, reserveCarried, totals.transfer(pool));
    }

    public boolean takesWagers() {
        return standing == Standing.ACTIVE;
    }

    /** That part of the meter, never more than is on it; a fraction of a cent goes to the player. */
    public Money percent(int percent) {
        return amount.fraction(percent, 100, Rounding.EXACT_CENT).min(amount);
    }

    private static long fed(long carried, Money wagered, long rate) {
        return Math.addExact(carried, Math.multiplyExact(wagered.cents(), rate));
    }

    private static long reserveRate(TermsInForce terms) {
        return terms.answer("progressive-reserve").map(Long::parseLong).orElse(0L);
    }

    /** No meter shows less than nothing: what it lacks, the house tops up. */
    private Meter holding(
            Money shown, Money waits, Money saved, long fraction, long savedFraction, MeterTotals changed) {
        Money lack = below(shown).plus(below(saved));
        return new Meter(
                shown.plus(below(shown)),
                waits,
                saved.plus(below(saved)),
                fraction,
                savedFraction,
                lack.isZero() ? changed : changed.topUp(lack),
                standing,
                since);
    }

    private static Money below(Money amount) {
        return amount.cents() < 0 ? amount.negated() : Money.ZERO;
    }
}
