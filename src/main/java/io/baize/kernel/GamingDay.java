package io.baize.kernel;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;

/** A property's day of business, which starts in the morning and not at midnight. */
public final class GamingDay {

    private GamingDay() {}

    /** The gaming day an instant belongs to: until the day starts, it is still yesterday's. */
    public static LocalDate of(Instant at, ZoneId zone, LocalTime start) {
        LocalDate date = LocalDate.ofInstant(at, zone);
        return at.isBefore(starts(date, zone, start)) ? date.minusDays(1) : date;
    }

    /**
     * The moment the day begins. A start that the clocks skip in spring comes as much later as they are put forward,
     * and of a start that they show twice in autumn the first counts, so that each moment has one day.
     */
    public static Instant starts(LocalDate day, ZoneId zone, LocalTime start) {
        return day.atTime(start).atZone(zone).toInstant();
    }
}
