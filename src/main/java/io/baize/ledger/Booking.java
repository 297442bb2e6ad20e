package io.baize.ledger;

import io.baize.kernel.GamingCalendar;
import java.time.Instant;
import java.time.LocalDate;
import java.util.function.Predicate;

/**
 * Where an entry is booked. {@code belongsTo} is null unless the day it happened in was closed: then it is a dated
 * adjustment, booked when it comes and naming the day it belongs to.
 */
public record Booking(LocalDate gamingDay, int shift, Instant hour, LocalDate belongsTo) {

    /** A round belongs to the day it opened in, though it ends after the day has. */
    public static Booking of(
            GamingCalendar calendar, LocalDate day, Instant at, Predicate<LocalDate> closed, Instant now) {
        if (!closed.test(day)) {
            return on(calendar, day, at, null);
        }
        LocalDate open = calendar.day(now);
        while (closed.test(open)) {
            open = open.plusDays(1);
        }
        return on(calendar, open, now, day);
    }

    private static Booking on(GamingCalendar calendar, LocalDate day, Instant at, LocalDate belongsTo) {
        GamingCalendar.Span span = calendar.span(day);
        Instant within = at.isBefore(span.from())
                ? span.from()
                : span.contains(at) ? at : span.to().minusNanos(1);
        return new Booking(day, calendar.shift(within), calendar.hour(within), belongsTo);
    }
}
