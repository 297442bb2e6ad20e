package io.baize.ledger;

import io.baize.kernel.Money;
import java.util.Optional;

/** An opener must be what the table closed with, and what was brought or taken meanwhile. */
public record OpenerCheck(Money report, Money escalation) {

    public enum Level {
        REPORT,
        ESCALATION
    }

    /** {@code amount} is positive where the tray holds more than it should. */
    public record Finding(Level level, Money amount, String message) {}

    public Optional<Finding> check(Money previousCloser, Money movedSince, Money opener) {
        Money amount = opener.minus(previousCloser).minus(movedSince);
        Money size = amount.cents() < 0 ? amount.negated() : amount;
        if (size.isZero() || size.compareTo(report) < 0) {
            return Optional.empty();
        }
        Level level = size.compareTo(escalation) < 0 ? Level.REPORT : Level.ESCALATION;
        String moved = movedSince.isZero() ? "" : " and " + movedSince + " moved since";
        String message = "the opener is " + opener + ", the previous closer " + previousCloser + moved + ": " + size
                + (amount.cents() < 0 ? " too little" : " too much");
        return Optional.of(new Finding(level, amount, message));
    }
}
