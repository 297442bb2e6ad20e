package io.baize.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.kernel.GamingCalendar;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BookingTest {

    private static final GamingCalendar CALENDAR = GamingCalendar.of(ZoneId.of("America/New_York"), LocalTime.of(6, 0));
    private static final LocalDate MONDAY = LocalDate.parse("2026-11-02");
    private static final Instant MONDAY_EVENING = Instant.parse("2026-11-03T01:15:00Z");
    private static final Instant TUESDAY_NOON = Instant.parse("2026-11-03T17:30:00Z");

    @Test
    void whatComesLateForAnOpenDayIsBookedWhenItHappened() {
        Booking booking = Booking.of(CALENDAR, MONDAY, MONDAY_EVENING, day -> false, TUESDAY_NOON);
        assertThat(booking).isEqualTo(new Booking(MONDAY, 2, Instant.parse("2026-11-03T01:00:00Z"), null));
    }

    @Test
    void whatComesForAClosedDayIsBookedWhenItComesAndNamesItsDay() {
        Booking booking = Booking.of(CALENDAR, MONDAY, MONDAY_EVENING, MONDAY::equals, TUESDAY_NOON);
        assertThat(booking)
                .isEqualTo(new Booking(MONDAY.plusDays(1), 1, Instant.parse("2026-11-03T17:00:00Z"), MONDAY));
    }

    @Test
    void aDayThatClosedBeforeItsEndTakesNothingMore() {
        Booking booking = Booking.of(
                CALENDAR, MONDAY, MONDAY_EVENING, Set.of(MONDAY, MONDAY.plusDays(1))::contains, TUESDAY_NOON);
        assertThat(booking)
                .isEqualTo(new Booking(MONDAY.plusDays(2), 1, Instant.parse("2026-11-04T11:00:00Z"), MONDAY));
    }

    @Test
    void aRoundThatEndsAfterItsDayIsInTheLastHourOfIt() {
        Booking booking =
                Booking.of(CALENDAR, MONDAY, Instant.parse("2026-11-03T11:02:00Z"), day -> false, TUESDAY_NOON);
        assertThat(booking).isEqualTo(new Booking(MONDAY, 3, Instant.parse("2026-11-03T10:00:00Z"), null));
    }
}
