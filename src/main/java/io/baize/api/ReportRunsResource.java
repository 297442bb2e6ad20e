package io.baize.api;

import io.baize.api.ReportDocuments.RunDocument;
import io.baize.api.ReportDocuments.RunRequest;
import io.baize.api.access.Access;
import io.baize.api.access.AllowedTo;
import io.baize.api.problem.Refused;
import io.baize.report.store.Run;
import io.baize.report.store.Runner;
import io.baize.report.store.Runs;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.StreamingOutput;
import java.net.URI;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

@Path("/api/v1/properties/{property}/report-runs")
@Tag(name = "Reports")
public class ReportRunsResource {

    private static final int NEWEST = 50;

    private final VisibleFloor visible;
    private final ReportRuns asked;
    private final Runs runs;
    private final Runner runner;

    ReportRunsResource(VisibleFloor visible, ReportRuns asked, Runs runs, Runner runner) {
        this.visible = visible;
        this.asked = asked;
        this.runs = runs;
        this.runner = runner;
    }

    @GET
    @AllowedTo(Access.READ_REPORTS)
    @Operation(summary = "The newest report runs of a property")
    public ReportDocuments.Runs listReportRuns(@PathParam("property") String property) {
        return new ReportDocuments.Runs(runs.newest(visible.property(property).id(), NEWEST).stream()
                .map(ReportDocuments::run)
                .toList());
    }

    @POST
    @AllowedTo(Access.READ_REPORTS)
    @Operation(
            summary = "Have a report written",
            description =
                    "For what is too long to wait for. Ask the run how many rows are written; then take its file.")
    @APIResponse(
            responseCode = "202",
            description = "It waits for its turn",
            content = @Content(schema = @Schema(implementation = RunDocument.class)))
    public Response addReportRun(@PathParam("property") String property, @NotNull @Valid RunRequest request) {
        Run run = asked.add(property, request);
        runner.wake();
        return Response.accepted(ReportDocuments.run(run))
                .location(URI.create("/api/v1/properties/" + property + "/report-runs/" + run.id()))
                .build();
    }

    @GET
    @Path("{run}")
    @AllowedTo(Access.READ_REPORTS)
    @Operation(summary = "How far a report run is")
    public RunDocument readReportRun(@PathParam("property") String property, @PathParam("run") String run) {
        return ReportDocuments.run(asked.find(property, run));
    }

    @GET
    @Path("{run}/file")
    @AllowedTo(Access.READ_REPORTS)
    @Operation(summary = "The file of a report run", description = "409 `report-not-done` until it is done.")
    @APIResponse(
            responseCode = "200",
            description = "The file",
            content =
                    @Content(
                            mediaType = "application/octet-stream",
                            schema = @Schema(type = SchemaType.STRING, format = "binary")))
    @APIResponse(responseCode = "409", ref = "#/components/responses/Problem409")
    public Response readReportFile(@PathParam("property") String property, @PathParam("run") String id) {
        Run run = asked.find(property, id);
        if (run.status() != Run.Status.DONE) {
            throw Refused.conflict(
                    "report-not-done", "the report is " + run.status().id() + ", and has no file");
        }
        StreamingOutput file = out -> runs.copy(run, out);
        return Response.ok(file, run.format().mediaType())
                .header(HttpHeaders.CONTENT_LENGTH, run.bytes())
                .header(HttpHeaders.CONTENT_DISPOSITION, ReportsResource.disposition(run.fileName(), run.format()))
                .build();
    }
}
