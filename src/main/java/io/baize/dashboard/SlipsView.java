package io.baize.dashboard;

import io.baize.kernel.Money;
import java.time.LocalDate;
import java.util.List;

/** The slips of a gaming day with what has been posted of them. */
record SlipsView(LocalDate day, boolean today, List<SlipRow> slips, Money fills, Money credits, long exceptions) {

    public String before() {
        return day.minusDays(1).toString();
    }

    public String after() {
        return day.plusDays(1).toString();
    }

    public String version() {
        return Integer.toHexString(hashCode());
    }
}
