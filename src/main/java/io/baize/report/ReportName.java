package io.baize.report;

import java.util.Locale;
import java.util.Optional;

/** The reports there are. */
public enum ReportName {
    DROP_AND_WIN(
            "Drop and win summary",
            "what each game dropped and won, day by day, with the three wins side by side",
            Days.SEVERAL),
    MASTER_GAME(
            "Master game report",
            "everything that makes up the win of each table on a gaming day, from opener to counted drop",
            Days.ONE),
    STATISTICAL_GAME(
            "Statistical game report",
            "drop, win, hold and handle of each table for the day, the month and the year to date",
            Days.ONE),
    FILL_AND_CREDIT("Fill and credit report", "every fill and credit slip beside what the ledger posted", Days.SEVERAL),
    UNUSED_SLIPS("Unused slips", "numbers of slips that were not posted: waiting, void or missing", Days.SEVERAL),
    EXCEPTIONS("Exceptions", "what somebody must look at or has answered, of every kind", Days.SEVERAL);

    /** Whether a report is about one gaming day, or may be asked for a stretch of them. */
    private enum Days {
        ONE,
        SEVERAL
    }

    private final String title;
    private final String says;
    private final Days days;

    ReportName(String title, String says, Days days) {
        this.title = title;
        this.says = says;
        this.days = days;
    }

    public static Optional<ReportName> find(String id) {
        for (ReportName name : values()) {
            if (name.id().equals(id)) {
                return Optional.of(name);
            }
        }
        return Optional.empty();
    }

    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public String title() {
        return title;
    }

    public String says() {
        return says;
    }

    public boolean ofSeveralDays() {
        return days == Days.SEVERAL;
    }
}
