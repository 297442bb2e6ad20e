package io.baize.dashboard;

import java.time.Instant;
import java.time.ZoneId;

/** Moments that lists are cut at. */
final class Moments {

    /** After everything: a list from the newest on begins here. */
    static final Instant END = Instant.parse("9999-01-01T00:00:00Z");

    private Moments() {}

    /** Reads moments off the wall of a property; on paper, which outlives the year, with the year. */
    record Clock(ZoneId zone, boolean paper) {

        Clock(ZoneId zone) {
            this(zone, false);
        }

        String read(Instant at) {
            return at == null ? "" : paper ? Words.onPaperToTheSecond(at, zone) : Words.dayAndClock(at, zone);
        }
    }
}
