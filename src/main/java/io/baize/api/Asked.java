package io.baize.api;

import io.baize.api.problem.Refused;
import io.baize.kernel.Refusal;
import io.baize.terms.store.Property;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** What a query asks for, in words and dates; what cannot be read is named with what can. */
@ApplicationScoped
class Asked {

    private final InstantSource clock;

    Asked(InstantSource clock) {
        this.clock = clock;
    }

    /** The gaming day that runs now where none is named. */
    LocalDate day(String field, String text, Property property) {
        if (text == null) {
            return property.gamingDay(clock.instant());
        }
        try {
            return LocalDate.parse(text);
        } catch (DateTimeParseException e) {
            throw Refused.badRequest(
                    Refusal.of("field-unreadable", field, "a gaming day is a date like 2026-11-02", null));
        }
    }

    static <E extends Enum<E>> E one(String field, String text, Class<E> words, E otherwise) {
        if (text == null) {
            return otherwise;
        }
        return Arrays.stream(words.getEnumConstants())
                .filter(one -> word(one).equals(text))
                .findFirst()
                .orElseThrow(() -> {
                    String known = Arrays.stream(words.getEnumConstants())
                            .map(Asked::word)
                            .collect(Collectors.joining(", "));
                    String message = field + " is one of " + known;
                    return Refused.badRequest(new Refusal("field-unreadable", field, known, message, null));
                });
    }

    static String word(Enum<?> one) {
        return one.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
