package io.baize.audit;

import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneId;

/** How much of a chain to verify. A bound that is absent is the chain's own. */
public sealed interface Range {

    Range ALL = new Sequences(null, null);

    /** {@code from} and {@code to} are both part of it. */
    record Sequences(Long from, Long to) implements Range {}

    /** From a moment on, and before another. */
    record Times(Instant from, Instant to) implements Range {}

    /**
     * Each bound is a day such as 2026-11-18, which is part of the range as a whole, or a moment such as
     * 2026-11-18T21:04:00-05:00, or the sequence of a row, which only says something of one chain. "" is no bound.
     */
    static Answer<Range> read(String from, String to, boolean ofOneChain, ZoneId zone) {
        boolean sequences = isSequence(from) || isSequence(to);
        if (sequences && !ofOneChain) {
            return refused("chain", "sequences count within one chain: name the chain, or give days");
        }
        if (sequences && !(from + to).matches("\\d+")) {
            return refused(isSequence(from) ? "to" : "from", "from and to are both sequences, or both days");
        }
        return sequences ? sequences(number(from), number(to)) : times(from, to, zone);
    }

    private static Answer<Range> sequences(Long from, Long to) {
        if (from != null && from < 1) {
            return refused("from", "the first row of a chain has the sequence 1");
        }
        return from != null && to != null && to < from
                ? refused("to", "to is not before from")
                : Answer.of(new Sequences(from, to));
    }

    private static Answer<Range> times(String from, String to, ZoneId zone) {
        return moment("from", from, 0, zone)
                .then(first -> moment("to", to, 1, zone)
                        .then(end -> first != Instant.MIN && end != Instant.MIN && !end.isAfter(first)
                                ? refused("to", "to is not before from")
                                : Answer.of(given(first, end))));
    }

    private static Range given(Instant first, Instant end) {
        return first == Instant.MIN && end == Instant.MIN
                ? ALL
                : new Times(first == Instant.MIN ? null : first, end == Instant.MIN ? null : end);
    }

    /** {@code Instant.MIN} where there is no bound; a day ends as the next begins. */
    private static Answer<Instant> moment(String field, String text, int days, ZoneId zone) {
        try {
            if (text.isEmpty()) {
                return Answer.of(Instant.MIN);
            }
            return Answer.of(
                    text.contains("T")
                            ? OffsetDateTime.parse(text).toInstant()
                            : LocalDate.parse(text)
                                    .plusDays(days)
                                    .atStartOfDay(zone)
                                    .toInstant());
        } catch (DateTimeException e) {
            return Answer.refused(unreadable(
                    field,
                    field + " is a day such as 2026-11-18, a moment such as 2026-11-18T21:04:00Z, or a sequence"));
        }
    }

    private static boolean isSequence(String text) {
        return text.matches("\\d{1,18}");
    }

    private static Long number(String text) {
        return text.isEmpty() ? null : Long.valueOf(text);
    }

    private static Answer<Range> refused(String field, String message) {
        return Answer.refused(unreadable(field, message));
    }

    private static Refusal unreadable(String field, String message) {
        return Refusal.of("field-invalid", field, message, null);
    }
}
