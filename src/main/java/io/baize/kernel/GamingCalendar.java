package io.baize.kernel;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;

/**
 * A property's time: its zone, and the start of its gaming day and of its shifts on the wall clock. Shifts count from
 * 1, and the first starts with the day. A night in which the clocks change makes a day of 23 or 25 hours, and the shift
 * that works it is as much shorter or longer.
 */
public record GamingCalendar(ZoneId zone, LocalTime dayStart, List<LocalTime> shiftStarts) {

    private static final int SHIFTS_BY_DEFAULT = 3;
    private static final int HOURS_OF_A_DAY = 24;

    /** A stretch of time, its end excluded. */
    public record Span(Instant from, Instant to) {

        public boolean contains(Instant at) {
            return !at.isBefore(from) && at.isBefore(to);
        }
    }

    public GamingCalendar {
        shiftStarts = List.copyOf(shiftStarts);
        if (shiftStarts.isEmpty() || !shiftStarts.getFirst().equals(dayStart)) {
            throw new IllegalArgumentException("the first shift starts with the gaming day");
        }
        for (int shift = 1; shift < shiftStarts.size(); shift++) {
            if (intoTheDay(shiftStarts.get(shift), dayStart) <= intoTheDay(shiftStarts.get(shift - 1), dayStart)) {
                throw new IllegalArgumentException("each shift starts later in the gaming day than the one before");
            }
        }
    }

    /** Three shifts of eight hours, as a property has them that says nothing else. */
    public static GamingCalendar of(ZoneId zone, LocalTime dayStart) {
        List<LocalTime> starts = new ArrayList<>();
        for (int shift = 0; shift < SHIFTS_BY_DEFAULT; shift++) {
            starts.add(dayStart.plusHours((long) shift * HOURS_OF_A_DAY / SHIFTS_BY_DEFAULT));
        }
        return new GamingCalendar(zone, dayStart, starts);
    }

    public LocalDate day(Instant at) {
        return GamingDay.of(at, zone, dayStart);
    }

    public Span span(LocalDate day) {
        return new Span(GamingDay.starts(day, zone, dayStart), GamingDay.starts(day.plusDays(1), zone, dayStart));
    }

    public int shifts() {
        return shiftStarts.size();
    }

    /** The shift that works at that moment. */
    public int shift(Instant at) {
        LocalDate day = day(at);
        int shift = shifts();
        while (shift > 1 && at.isBefore(starts(day, shift))) {
            shift--;
        }
        return shift;
    }

    public Span span(LocalDate day, int shift) {
        if (shift < 1 || shift > shifts()) {
            throw new IllegalArgumentException("shifts are 1 to " + shifts());
        }
        return new Span(starts(day, shift), shift == shifts() ? span(day).to() : starts(day, shift + 1));
    }

    /** The change of shifts nearest to a count that is taken at it: the moment the later shift starts. */
    public Instant nearestChange(Instant at) {
        Span worked = span(day(at), shift(at));
        boolean earlier = Duration.between(worked.from(), at).compareTo(Duration.between(at, worked.to())) <= 0;
        return earlier ? worked.from() : worked.to();
    }

    /** The hour on the wall clock an instant lies in. The hour that autumn repeats is two hours. */
    public Instant hour(Instant at) {
        return at.atZone(zone).truncatedTo(ChronoUnit.HOURS).toInstant();
    }

    private Instant starts(LocalDate day, int shift) {
        LocalTime start = shiftStarts.get(shift - 1);
        LocalDate date = start.isBefore(dayStart) ? day.plusDays(1) : day;
        return GamingDay.starts(date, zone, start);
    }

    private static int intoTheDay(LocalTime start, LocalTime dayStart) {
        return Math.floorMod(start.toSecondOfDay() - dayStart.toSecondOfDay(), HOURS_OF_A_DAY * 60 * 60);
    }
}
