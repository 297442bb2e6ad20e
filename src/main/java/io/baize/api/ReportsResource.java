package io.baize.api;

import io.baize.api.ReportDocuments.ReportEntry;
import io.baize.api.ReportDocuments.ReportList;
import io.baize.api.access.Access;
import io.baize.api.access.AllowedTo;
import io.baize.api.problem.Refused;
import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.report.Report;
import io.baize.report.ReportName;
import io.baize.report.store.Question;
import io.baize.report.store.Reports;
import io.baize.report.write.Format;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

@Path("/api/v1/properties/{property}/reports")
@Tag(name = "Reports")
public class ReportsResource {

    /** An answer is whole in memory before it is sent, so that it is a report or a refusal and never half of one. */
    private static final long MOST_ROWS_AT_ONCE = 10_000;

    private final VisibleFloor visible;
    private final ReportQuestions questions;
    private final Reports reports;

    ReportsResource(VisibleFloor visible, ReportQuestions questions, Reports reports) {
        this.visible = visible;
        this.questions = questions;
        this.reports = reports;
    }

    @GET
    @AllowedTo(Access.READ_REPORTS)
    @Operation(summary = "The reports there are")
    public ReportList listReports(@PathParam("property") String property) {
        visible.property(property);
        return new ReportList(Arrays.stream(ReportName.values())
                .map(name -> new ReportEntry(name.id(), name.title(), name.says(), name.ofSeveralDays()))
                .toList());
    }

    @GET
    @Path("{report}")
    @AllowedTo(Access.READ_REPORTS)
    @Operation(summary = "One report, as a document or a file", description = """
                    Totals are those of the rows in every format. `version=closed` is a closed day as it was \
                    closed, always the same; `restated` also counts what was learned since. At most 10,000 rows, \
                    5,000 as PDF; for more, start a run. In JSON money is cents, percents are hundredths of a \
                    percent, and null is what is not available.""")
    @APIResponse(
            responseCode = "200",
            description = "The report",
            content = {
                @Content(mediaType = "application/json", schema = @Schema(type = SchemaType.OBJECT)),
                @Content(mediaType = "text/csv", schema = @Schema(type = SchemaType.STRING)),
                @Content(
                        mediaType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
                        schema = @Schema(type = SchemaType.STRING, format = "binary")),
                @Content(mediaType = "application/pdf", schema = @Schema(type = SchemaType.STRING, format = "binary"))
            })
    public Response readReport(
            @PathParam("property") String property,
            @PathParam("report") @Parameter(example = "master-game") String report,
            @QueryParam("on") @Parameter(example = "2026-11-02") String on,
            @QueryParam("to") @Parameter(description = "The last of several gaming days.") String to,
            @QueryParam("version") @Parameter(description = "closed or restated", example = "closed") String version,
            @QueryParam("format") @Parameter(description = "json, csv, xlsx or pdf", example = "xlsx") String format) {
        Format as = ReportQuestions.format(format);
        Question question = questions.read(visible.property(property), report, on, to, version);
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        long mostRows = Math.min(as.mostRows(), MOST_ROWS_AT_ONCE);
        return switch (reports.write(question, as.writer(file), mostRows)) {
            case Answer.Given<Report.Written> _ ->
                Response.ok(file.toByteArray(), as.mediaType())
                        .header(HttpHeaders.CONTENT_DISPOSITION, disposition(question.fileName() + "." + as.id(), as))
                        .build();
            case Answer.Refused<Report.Written>(Refusal refusal) -> throw Refused.because(refusal);
        };
    }

    static String disposition(String fileName, Format format) {
        String how = format == Format.JSON ? "inline" : "attachment";
        return how + "; filename=\"" + fileName.replaceAll("[^A-Za-z0-9._-]", "-") + "\"";
    }
}
