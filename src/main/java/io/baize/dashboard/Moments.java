package io.baize.dashboard;

import java.time.Instant;

/** Moments that lists are cut at. */
final class Moments {

    /** After everything: a list from the newest on begins here. */
    static final Instant END = Instant.parse("9999-01-01T00:00:00Z");

    private Moments() {}
}
