package io.baize.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Days, shifts and hours of a property in New York, where the clocks change on 8 March and 1 November 2026. */
class GamingCalendarTest {

    private static final ZoneId NEW_YORK = ZoneId.of("America/New_York");
    private static final GamingCalendar SIX = GamingCalendar.of(NEW_YORK, LocalTime.of(6, 0));
    private static final LocalDate SPRING_NIGHT = LocalDate.parse("2026-03-07");
    private static final LocalDate AUTUMN_NIGHT = LocalDate.parse("2026-10-31");
    private static final int MINUTES_OF_FOUR_DAYS = 4 * 24 * 60;

    @Test
    void aNightThatLosesAnHourMakesADayOf23() {
        assertThat(hours(SIX.span(SPRING_NIGHT))).isEqualTo(23);
        assertThat(hours(SIX.span(SPRING_NIGHT, 3))).isEqualTo(7);
        assertThat(hours(SIX.span(SPRING_NIGHT, 1))).isEqualTo(8);
    }

    @Test
    void aNightThatGainsAnHourMakesADayOf25() {
        assertThat(hours(SIX.span(AUTUMN_NIGHT))).isEqualTo(25);
        assertThat(hours(SIX.span(AUTUMN_NIGHT, 3))).isEqualTo(9);
        assertThat(hours(SIX.span(AUTUMN_NIGHT, 2))).isEqualTo(8);
    }

    @Test
    void theHourThatAutumnRepeatsIsTwoHours() {
        // Given: 01:30 in daylight time and 01:30 an hour later in standard time
        Instant first = Instant.parse("2026-11-01T05:30:00Z");
        Instant second = Instant.parse("2026-11-01T06:30:00Z");

        // Then
        assertThat(SIX.hour(first)).isEqualTo(Instant.parse("2026-11-01T05:00:00Z"));
        assertThat(SIX.hour(second)).isEqualTo(Instant.parse("2026-11-01T06:00:00Z"));
        assertThat(SIX.day(first)).isEqualTo(AUTUMN_NIGHT).isEqualTo(SIX.day(second));
    }

    @Test
    void untilTheDayStartsItIsStillYesterday() {
        assertThat(SIX.day(Instant.parse("2026-06-02T09:59:59.999Z"))).isEqualTo(LocalDate.parse("2026-06-01"));
        assertThat(SIX.day(Instant.parse("2026-06-02T10:00:00Z"))).isEqualTo(LocalDate.parse("2026-06-02"));
    }

    @Test
    void everyMinuteAroundAChangeOfClocksHasOneDayOneShiftAndOneHour() {
        for (LocalTime start :
                List.of(LocalTime.of(6, 0), LocalTime.of(1, 30), LocalTime.of(2, 30), LocalTime.MIDNIGHT)) {
            GamingCalendar calendar = GamingCalendar.of(NEW_YORK, start);
            for (LocalDate night : List.of(SPRING_NIGHT, AUTUMN_NIGHT)) {
                Instant from = calendar.span(night.minusDays(1)).from();
                for (int minute = 0; minute < MINUTES_OF_FOUR_DAYS; minute++) {
                    Instant at = from.plus(Duration.ofMinutes(minute));
                    LocalDate day = calendar.day(at);
                    assertThat(calendar.span(day).contains(at))
                            .as("%s in %s", at, day)
                            .isTrue();
                    assertThat(calendar.span(day, calendar.shift(at)).contains(at))
                            .as("%s", at)
                            .isTrue();
                    assertThat(Duration.between(calendar.hour(at), at)).isLessThan(Duration.ofHours(1));
                }
            }
        }
    }

    @Test
    void theShiftsOfADayAreTheDay() {
        for (LocalDate day = LocalDate.parse("2026-01-01"); day.getYear() == 2026; day = day.plusDays(1)) {
            Instant next = SIX.span(day).from();
            for (int shift = 1; shift <= SIX.shifts(); shift++) {
                assertThat(SIX.span(day, shift).from()).isEqualTo(next);
                next = SIX.span(day, shift).to();
            }
            assertThat(next).isEqualTo(SIX.span(day).to());
            assertThat(SIX.span(day.plusDays(1)).from()).isEqualTo(next);
        }
    }

    @Test
    void aDayOf25HoursHas25HoursInItsTotals() {
        Set<Instant> hours = new HashSet<>();
        GamingCalendar.Span span = SIX.span(AUTUMN_NIGHT);
        for (Instant at = span.from(); at.isBefore(span.to()); at = at.plus(Duration.ofMinutes(10))) {
            hours.add(SIX.hour(at));
        }
        assertThat(hours).hasSize(25);
    }

    @Test
    void aCountBelongsToTheChangeOfShiftsItIsTakenAt() {
        Instant change = Instant.parse("2026-06-01T18:00:00Z");
        assertThat(SIX.nearestChange(change.minusSeconds(600))).isEqualTo(change);
        assertThat(SIX.nearestChange(change.plusSeconds(600))).isEqualTo(change);
    }

    @Test
    void aPropertyMayHaveShiftsOfItsOwn() {
        GamingCalendar two =
                new GamingCalendar(NEW_YORK, LocalTime.of(6, 0), List.of(LocalTime.of(6, 0), LocalTime.of(2, 0)));
        assertThat(two.shift(Instant.parse("2026-06-02T05:59:00Z"))).isEqualTo(1);
        assertThat(two.shift(Instant.parse("2026-06-02T06:00:00Z"))).isEqualTo(2);
        assertThat(hours(two.span(LocalDate.parse("2026-06-01"), 2))).isEqualTo(4);
    }

    @Test
    void shiftsThatDoNotCoverTheDayInOrderAreNoCalendar() {
        LocalTime six = LocalTime.of(6, 0);
        assertThatThrownBy(() -> new GamingCalendar(NEW_YORK, six, List.of(LocalTime.of(7, 0))))
                .hasMessageContaining("first shift");
        assertThatThrownBy(
                        () -> new GamingCalendar(NEW_YORK, six, List.of(six, LocalTime.of(22, 0), LocalTime.of(14, 0))))
                .hasMessageContaining("later");
    }

    private static long hours(GamingCalendar.Span span) {
        return Duration.between(span.from(), span.to()).toHours();
    }
}
