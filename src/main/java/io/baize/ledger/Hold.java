package io.baize.ledger;

import io.baize.kernel.Money;

/** Hold = win ÷ drop. Where nothing was dropped there is none: it is not 0 % and not infinite. */
public sealed interface Hold {

    long BASIS_POINTS = 10_000;

    /** The exact quotient of two amounts. */
    record Ratio(Money win, Money drop) implements Hold {

        public Ratio {
            if (!drop.isPositive()) {
                throw new IllegalArgumentException("hold is win over a drop, not over " + drop);
            }
        }

        /** Rounded to the nearest hundredth of a percent, halves away from zero: $1 of $3 is 3333. */
        public long basisPoints() {
            long twice = Math.multiplyExact(2 * BASIS_POINTS, Math.absExact(win.cents()));
            long rounded = Math.addExact(twice, drop.cents()) / Math.multiplyExact(2, drop.cents());
            return win.cents() < 0 ? -rounded : rounded;
        }

        /** As a report prints it: {@code 33.33 %}. */
        @Override
        public String toString() {
            long points = Math.absExact(basisPoints());
            String sign = basisPoints() < 0 ? "-" : "";
            return sign + points / 100 + "." + points % 100 / 10 + points % 10 + " %";
        }
    }

    /** Nothing was dropped, or more markers were redeemed than were dropped. */
    record NotAvailable() implements Hold {
        @Override
        public String toString() {
            return "n/a";
        }
    }

    static Hold of(Money win, Money drop) {
        return drop.isPositive() ? new Ratio(win, drop) : new NotAvailable();
    }
}
