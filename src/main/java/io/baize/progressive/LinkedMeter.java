package io.baize.progressive;

import java.time.LocalDate;

/** The one meter of the tables of a group, and the gaming day that it has reached. */
public record LinkedMeter(String group, Meter meter, LocalDate day) {

    public LinkedMeter with(Meter changed) {
        return new LinkedMeter(group, changed, day);
    }

    /** Each table of the group reaches a new gaming day by itself; the first brings the meter's morning. */
    public LinkedMeter reached(LocalDate today) {
        return today.isAfter(day) ? new LinkedMeter(group, meter.morning(), today) : this;
    }
}
