package io.baize.dashboard;

import io.baize.report.store.Run;
import java.time.ZoneId;

/** A report run on the page of runs. */
record RunRow(
        String id,
        String title,
        String period,
        String format,
        String by,
        String at,
        String status,
        String says,
        String file,
        int version) {

    static RunRow of(Run run, ZoneId zone) {
        String days = run.from().equals(run.to()) ? run.from().toString() : run.from() + " to " + run.to();
        String says = switch (run.status()) {
            case WAITING -> "waits for its turn";
            case RUNNING -> rows(run.rows()) + " written so far";
            case DONE -> rows(run.rows()) + ", " + kilobytes(run.bytes());
            case FAILED -> run.message();
        };
        boolean done = run.status() == Run.Status.DONE;
        return new RunRow(
                run.id().toString(),
                run.report().title(),
                run.restated() ? days + ", restated" : days,
                run.format().id().toUpperCase(java.util.Locale.ROOT),
                run.askedBy(),
                Words.dayAndClock(run.askedAt(), zone),
                run.status().id(),
                says,
                done
                        ? "/api/v1/properties/" + Paths.encoded(run.property()) + "/report-runs/" + run.id() + "/file"
                        : null,
                says.hashCode());
    }

    private static String rows(long rows) {
        return "%,d".formatted(rows) + (rows == 1 ? " row" : " rows");
    }

    private static String kilobytes(long bytes) {
        return "%,d kB".formatted((bytes + 1023) / 1024);
    }
}
