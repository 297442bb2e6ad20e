package io.baize.kernel;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;

/** A property's day of business, which starts in the morning and not at midnight. */
public final class GamingDay {

    private GamingDay() {}

    /** The gaming day an instant belongs to: until the day starts, it is still yesterday's. */
    public static LocalDate of(Instant at, ZoneId zone, LocalTime start) {
        LocalDateTime local = LocalDateTime.ofInstant(at, zone);
        return local.toLocalTime().isBefore(start) ? local.toLocalDate().minusDays(1) : local.toLocalDate();
    }
}
