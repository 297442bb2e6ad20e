package io.baize.report;

import io.baize.kernel.Money;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Values as a person reads them, the same on a page and on paper. */
public final class Shown {

    public static final String NOT_AVAILABLE = "n/a";

    /** With the distance from UTC, since one hour of an autumn night comes twice. */
    private static final DateTimeFormatter MOMENT = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss xxx", Locale.ROOT);

    private Shown() {}

    public static String of(Value value, ZoneId zone) {
        return switch (value) {
            case Value.Text(String text) -> text;
            case Value.Count(long count) -> Long.toString(count);
            case Value.Amount(Money money) -> money.toString();
            case Value.Percent(long points) -> hundredths(points) + " %";
            case Value.Day(LocalDate day) -> day.toString();
            case Value.Moment(Instant at) -> moment(at, zone);
            case Value.NotAvailable _ -> NOT_AVAILABLE;
        };
    }

    public static String moment(Instant at, ZoneId zone) {
        return MOMENT.format(at.atZone(zone));
    }

    /** {@code -5} is -0.05. */
    public static String hundredths(long count) {
        long absolute = Math.absExact(count);
        return (count < 0 ? "-" : "") + absolute / 100 + "." + absolute % 100 / 10 + absolute % 10;
    }
}
