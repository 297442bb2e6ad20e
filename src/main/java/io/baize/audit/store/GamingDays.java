package io.baize.audit.store;

import io.baize.audit.Range;
import java.sql.Date;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;

/** The gaming days that a range of time may touch; one begins and ends at another moment than a calendar day does. */
record GamingDays(Date first, Date last) {

    private static final int AROUND = 2;
    private static final GamingDays ALL = new GamingDays(Date.valueOf("1970-01-01"), Date.valueOf("9999-01-01"));

    /** None where the range is one of sequences, which says nothing of days. */
    static Optional<GamingDays> of(Range range) {
        return switch (range) {
            case Range.Sequences(Long from, Long to) ->
                from == null && to == null ? Optional.of(ALL) : Optional.empty();
            case Range.Times(Instant from, Instant to) ->
                Optional.of(new GamingDays(
                        from == null ? ALL.first : Date.valueOf(day(from).minusDays(AROUND)),
                        to == null ? ALL.last : Date.valueOf(day(to).plusDays(AROUND))));
        };
    }

    private static LocalDate day(Instant moment) {
        return LocalDate.ofInstant(moment, ZoneOffset.UTC);
    }
}
