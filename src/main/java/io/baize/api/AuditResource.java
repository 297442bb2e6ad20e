package io.baize.api;

import com.fasterxml.jackson.annotation.JsonRawValue;
import io.baize.api.access.Access;
import io.baize.api.access.AllowedTo;
import io.baize.api.problem.Refused;
import io.baize.audit.AuditRow;
import io.baize.audit.ChainReport;
import io.baize.audit.store.AuditLog;
import io.baize.kernel.Refusal;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

@Path("/api/v1/audit")
@Tag(name = "Audit")
public class AuditResource {

    private final VisibleFloor visible;
    private final AuditLog log;

    AuditResource(VisibleFloor visible, AuditLog log) {
        this.visible = visible;
        this.log = log;
    }

    @Schema(name = "AuditRow")
    record Row(
            long sequence,
            Instant at,
            String actor,
            String action,
            String subject,
            @JsonRawValue @Schema(type = SchemaType.OBJECT) String detail,

            @Schema(description = "SHA-256 of the row before.")
            String previous,

            @Schema(description = "SHA-256 over `previous` and the content.")
            String hash) {}

    @Schema(name = "AuditRows")
    record Rows(
            String property,
            List<Row> rows,

            @Schema(description = "Give as `before` for the next page; absent on the last.")
            String next) {}

    @Schema(name = "AuditReport")
    record Report(
            String property,

            @Schema(description = "How many rows hold, from the first on.")
            long rows,

            boolean intact,

            @Schema(description = "The sequence of the first row that does not hold.")
            Long brokenAt,

            String why) {}

    @GET
    @AllowedTo(Access.READ_AUDIT)
    @Operation(summary = "The acts of people at a property, newest first")
    public Rows listAudit(@QueryParam("property") @NotNull String property, @BeanParam Page page) {
        List<AuditRow> shown = log.newest(visible.property(property).id(), sequence(page.before()), page.size());
        return new Rows(
                property,
                shown.stream().map(AuditResource::row).toList(),
                shown.size() < page.size()
                        ? null
                        : Long.toString(shown.getLast().sequence()));
    }

    @GET
    @Path("verify")
    @AllowedTo(Access.READ_AUDIT)
    @Operation(
            summary = "Whether the chain of a property holds",
            description = "A broken one is found and its first broken row named.")
    public Report verifyAudit(@QueryParam("property") @NotNull String property) {
        ChainReport report = log.verify(visible.property(property).id());
        return new Report(report.property(), report.rows(), report.intact(), report.brokenAt(), report.why());
    }

    static Row row(AuditRow row) {
        return new Row(
                row.sequence(),
                row.act().at(),
                row.act().actor(),
                row.act().action(),
                row.act().subject(),
                row.act().detail(),
                row.previous(),
                row.hash());
    }

    private static long sequence(String before) {
        if (before == null) {
            return Long.MAX_VALUE;
        }
        if (!before.matches("\\d{1,18}")) {
            throw Refused.badRequest(
                    Refusal.of("field-unreadable", "before", "before is the value of `next` in the page before", null));
        }
        return Long.parseLong(before);
    }
}
