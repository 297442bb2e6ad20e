package io.baize.report;

import io.baize.kernel.Money;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Pattern;

/** What stands in a cell. */
public sealed interface Value {

    Value NOT_AVAILABLE = new NotAvailable();

    /**
     * One line of text in every format: what would break a line or a file is a space, and spaces never stand in rows.
     */
    record Text(String text) implements Value {

        private static final Pattern GAP = Pattern.compile("[\\p{Cntrl}\\p{Z}\\p{Cs}\\uFFFE\\uFFFF]+");

        public Text {
            text = GAP.matcher(text).replaceAll(" ").strip();
        }
    }

    record Count(long count) implements Value {}

    record Amount(Money money) implements Value {}

    /** In hundredths of a percent: 3333 is 33.33 %. */
    record Percent(long basisPoints) implements Value {}

    record Day(LocalDate day) implements Value {}

    record Moment(Instant at) implements Value {}

    /** There is no such number: no drop has no hold. It is never 0. */
    record NotAvailable() implements Value {}

    static Value text(String text) {
        return new Text(text == null ? "" : text);
    }

    static Value count(long count) {
        return new Count(count);
    }

    static Value money(Money money) {
        return new Amount(money);
    }

    static Value money(Optional<Money> money) {
        return money.map(Value::money).orElse(NOT_AVAILABLE);
    }

    static Value cents(Long cents) {
        return cents == null ? NOT_AVAILABLE : new Amount(Money.usd(cents));
    }

    static Value day(LocalDate day) {
        return day == null ? NOT_AVAILABLE : new Day(day);
    }

    static Value moment(Instant at) {
        return at == null ? NOT_AVAILABLE : new Moment(at);
    }
}
