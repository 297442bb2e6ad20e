package io.baize.dashboard;

import io.baize.terms.store.Property;
import java.time.Instant;
import java.time.LocalDate;

/** Moments that lists are cut at. */
final class Moments {

    /** After everything: a list from the newest on begins here. */
    static final Instant END = Instant.parse("9999-01-01T00:00:00Z");

    private Moments() {}

    static Instant beginning(LocalDate gamingDay, Property property) {
        return gamingDay
                .atTime(property.gamingDayStart())
                .atZone(property.timeZone())
                .toInstant();
    }
}
