package io.baize.api;

import io.baize.report.store.Run;
import jakarta.validation.constraints.NotNull;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Reports and runs as the API tells them. */
final class ReportDocuments {

    private ReportDocuments() {}

    @Schema(name = "Reports")
    record ReportList(List<ReportEntry> reports) {}

    @Schema(name = "ReportEntry")
    record ReportEntry(
            @Schema(examples = "drop-and-win") String report,
            String title,
            String says,

            @Schema(description = "Whether it may be asked for a stretch of gaming days.")
            boolean ofSeveralDays) {}

    @Schema(name = "ReportRunRequest")
    record RunRequest(
            @NotNull @Schema(examples = "fill-and-credit") String report,

            @Schema(
                    description = "The first gaming day; the running one where it is left out.",
                    examples = "2026-01-01")
            String on,

            @Schema(description = "The last gaming day; one day where it is left out.", examples = "2026-10-31")
            String to,

            @Schema(description = "`closed` or `restated`; closed where it is left out.", examples = "closed")
            String version,

            @NotNull @Schema(description = "csv, xlsx, pdf or json", examples = "xlsx")
            String format) {}

    @Schema(name = "ReportRun", description = "A report that is written while you wait elsewhere.")
    record RunDocument(
            UUID id,
            String property,
            String report,
            LocalDate from,
            LocalDate to,
            boolean restated,
            String format,
            String askedBy,
            Instant askedAt,

            @Schema(description = "waiting, running, done or failed")
            String status,

            @Schema(description = "Rows written so far.") long rows,

            Instant finishedAt,
            Long bytes,

            @Schema(description = "Where the file is, once it is done; it is kept for a week.")
            String file,

            @Schema(description = "Why it failed, for programs.")
            String code,

            @Schema(description = "Why it failed, in words.")
            String message) {}

    @Schema(name = "ReportRuns")
    record Runs(List<RunDocument> runs) {}

    static RunDocument run(Run run) {
        boolean done = run.status() == Run.Status.DONE;
        return new RunDocument(
                run.id(),
                run.property(),
                run.report().id(),
                run.from(),
                run.to(),
                run.restated(),
                run.format().id(),
                run.askedBy(),
                run.askedAt(),
                run.status().id(),
                run.rows(),
                run.finishedAt(),
                done ? run.bytes() : null,
                done ? "/api/v1/properties/" + run.property() + "/report-runs/" + run.id() + "/file" : null,
                run.code(),
                run.message());
    }
}
