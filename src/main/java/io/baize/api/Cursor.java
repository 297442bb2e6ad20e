package io.baize.api;

import io.baize.api.problem.Refused;
import io.baize.kernel.Refusal;
import java.time.DateTimeException;
import java.time.Instant;

/** A place in a list that runs from new to old: a time, then an id among those of one time. */
record Cursor(Instant at, String id) {

    private static final Cursor NEWEST = new Cursor(Instant.parse("9999-12-31T00:00:00Z"), "");
    private static final String SEPARATOR = "_";

    static Cursor read(String text) {
        if (text == null) {
            return NEWEST;
        }
        int separator = text.indexOf(SEPARATOR);
        try {
            return new Cursor(Instant.parse(text.substring(0, separator)), text.substring(separator + 1));
        } catch (DateTimeException | StringIndexOutOfBoundsException e) {
            throw Refused.badRequest(
                    Refusal.of("field-unreadable", "before", "before is the value of `next` in the page before", null));
        }
    }

    String write() {
        return at + SEPARATOR + id;
    }
}
