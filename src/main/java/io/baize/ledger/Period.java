package io.baize.ledger;

import java.time.LocalDate;

/** What win is told for: the hours or the shifts of a gaming day, the day, its month or its year so far. */
public enum Period {
    HOUR,
    SHIFT,
    DAY,
    MTD,
    YTD;

    /** The first gaming day of the stretch that ends with this one. */
    public LocalDate from(LocalDate on) {
        return switch (this) {
            case HOUR, SHIFT, DAY -> on;
            case MTD -> on.withDayOfMonth(1);
            case YTD -> on.withDayOfYear(1);
        };
    }
}
