package io.baize.terms.store;

import io.baize.kernel.GamingDay;
import io.baize.kernel.Jurisdiction;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;

/** One casino, in one jurisdiction. */
public record Property(
        String id, String name, Jurisdiction jurisdiction, ZoneId timeZone, LocalTime gamingDayStart, String currency) {

    /** The date on the wall, by which rules come into force. */
    public LocalDate today(Instant now) {
        return LocalDate.ofInstant(now, timeZone);
    }

    public LocalDate gamingDay(Instant at) {
        return GamingDay.of(at, timeZone, gamingDayStart);
    }
}
