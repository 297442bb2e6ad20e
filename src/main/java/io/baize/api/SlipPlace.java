package io.baize.api;

import io.baize.api.problem.Refused;
import io.baize.kernel.Refusal;
import io.baize.ledger.slip.store.SlipLine;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;

/** A place in a list that runs from high numbers to low ones: a number, then a property among those that have it. */
record SlipPlace(long number, String property) {

    private static final SlipPlace TOP = new SlipPlace(Long.MAX_VALUE, "");
    private static final String SEPARATOR = "_";

    static SlipPlace of(SlipLine line) {
        return new SlipPlace(line.slip().order().number(), line.slip().order().property());
    }

    static SlipPlace read(String text) {
        if (text == null) {
            return TOP;
        }
        if (!text.matches("\\d{1,18}(_.{1,64})?")) {
            throw Refused.badRequest(
                    Refusal.of("field-unreadable", "before", "before is the value of `next` in the page before", null));
        }
        String[] parts = text.split(SEPARATOR, 2);
        return new SlipPlace(Long.parseLong(parts[0]), parts.length == 1 ? "" : parts[1]);
    }

    static LocalDate day(String text) {
        try {
            return text == null ? null : LocalDate.parse(text);
        } catch (DateTimeParseException e) {
            throw Refused.badRequest(
                    Refusal.of("field-unreadable", "gamingDay", "there is no such day: " + text, null));
        }
    }

    String write() {
        return number + SEPARATOR + property;
    }
}
