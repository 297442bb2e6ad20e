package io.baize.kernel;

import java.util.Collection;

/** An amount in cents of one currency. Amounts of different currencies never meet. */
public record Money(long cents, Currency currency) implements Comparable<Money> {

    public enum Currency {
        USD
    }

    public static final Money ZERO = usd(0);

    public static Money usd(long cents) {
        return new Money(cents, Currency.USD);
    }

    public static Money sum(Collection<Money> amounts) {
        return amounts.stream().reduce(ZERO, Money::plus);
    }

    public Money plus(Money other) {
        return new Money(Math.addExact(cents, sameCurrency(other).cents), currency);
    }

    public Money minus(Money other) {
        return new Money(Math.subtractExact(cents, sameCurrency(other).cents), currency);
    }

    public Money times(long factor) {
        return new Money(Math.multiplyExact(cents, factor), currency);
    }

    public Money negated() {
        return new Money(Math.negateExact(cents), currency);
    }

    /** This amount × numerator ÷ denominator, with the rounding the pack states. */
    public Money fraction(long numerator, long denominator, Rounding rounding) {
        return new Money(rounding.divide(Math.multiplyExact(cents, numerator), denominator), currency);
    }

    public Money min(Money other) {
        return compareTo(other) <= 0 ? this : other;
    }

    public boolean isZero() {
        return cents == 0;
    }

    public boolean isPositive() {
        return cents > 0;
    }

    @Override
    public int compareTo(Money other) {
        return Long.compare(cents, sameCurrency(other).cents);
    }

    private Money sameCurrency(Money other) {
        if (currency != other.currency) {
            throw new IllegalArgumentException("cannot mix " + currency + " and " + other.currency);
        }
        return other;
    }

    /** As a person reads it: {@code $1,234.50}. Written by hand, since every line of every settlement holds some. */
    @Override
    public String toString() {
        long absolute = Math.absExact(cents);
        StringBuilder text = new StringBuilder().append(absolute / 100);
        for (int comma = text.length() - 3; comma > 0; comma -= 3) {
            text.insert(comma, ',');
        }
        long rest = absolute % 100;
        return text.insert(0, cents < 0 ? "-$" : "$")
                .append(rest < 10 ? ".0" : ".")
                .append(rest)
                .toString();
    }
}
