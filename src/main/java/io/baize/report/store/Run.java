package io.baize.report.store;

import io.baize.report.ReportName;
import io.baize.report.write.Format;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;

/** A report that is written while whoever asked does something else. {@code rows} are those written so far. */
public record Run(
        UUID id,
        String property,
        ReportName report,
        LocalDate from,
        LocalDate to,
        boolean restated,
        Format format,
        String askedBy,
        Instant askedAt,
        Status status,
        int attempt,
        long rows,
        Instant finishedAt,
        long bytes,
        String code,
        String message) {

    public enum Status {
        WAITING,
        RUNNING,
        DONE,
        FAILED;

        public String id() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    public String fileName() {
        String days = from.equals(to) ? from.toString() : from + "-to-" + to;
        return property + "-" + report.id() + "-" + days + (restated ? "-restated" : "") + "." + format.id();
    }
}
