package io.baize.report;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;

/**
 * What stands above a report: what it is, of whom, over which gaming days, as of which moment, and which version of the
 * books it shows.
 */
public record Heading(
        String name, String title, String property, Period period, Instant asOf, Version version, ZoneId zone) {

    /** Gaming days, both included. */
    public record Period(LocalDate from, LocalDate to) {

        public Period {
            if (to.isBefore(from)) {
                throw new IllegalArgumentException("a period does not end before it starts: " + from + " to " + to);
            }
        }

        public static Period of(LocalDate day) {
            return new Period(day, day);
        }

        @Override
        public String toString() {
            return from.equals(to) ? "gaming day " + from : "gaming days " + from + " to " + to;
        }
    }

    /**
     * Which state of the books: a closed day keeps its first for ever, and later words about it are another version.
     */
    public sealed interface Version {

        record NotClosed() implements Version {}

        record AsFirstClosed(Instant closed) implements Version {}

        record Restated(Instant on) implements Version {}
    }

    public String versionMark() {
        return switch (version) {
            case Version.NotClosed _ -> "not closed: the numbers may still change";
            case Version.AsFirstClosed(Instant closed) -> "as first closed on " + Shown.moment(closed, zone);
            case Version.Restated(Instant on) -> "restated on " + Shown.moment(on, zone);
        };
    }
}
