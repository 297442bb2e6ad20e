package io.baize.api;

import io.baize.api.access.Access;
import io.baize.api.access.AllowedTo;
import io.baize.api.problem.Refused;
import io.baize.audit.ActFilter;
import io.baize.audit.AuditRow;
import io.baize.audit.Progress;
import io.baize.audit.store.AuditLog;
import io.baize.kernel.Refusal;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

@Path("/api/v1/audit")
@Tag(name = "Audit")
public class AuditResource {

    private final VisibleFloor visible;
    private final AuditLog log;
    private final VisibleAudit audit;

    AuditResource(VisibleFloor visible, AuditLog log, VisibleAudit audit) {
        this.visible = visible;
        this.log = log;
        this.audit = audit;
    }

    @GET
    @AllowedTo(Access.READ_AUDIT)
    @Operation(
            summary = "The acts of people at a property, newest first",
            description = "`actor`, `subject` and `action` list the acts that contain these words, in whatever case.")
    public AuditDocuments.Rows listAudit(
            @QueryParam("property") @NotNull String property,
            @QueryParam("actor") @DefaultValue("") String actor,
            @QueryParam("subject") @DefaultValue("") String subject,
            @QueryParam("action") @DefaultValue("") String action,
            @BeanParam Page page) {
        ActFilter filter = new ActFilter(actor, subject, action);
        List<AuditRow> shown =
                log.newest(visible.property(property).id(), filter, sequence(page.before()), page.size());
        return new AuditDocuments.Rows(
                property,
                shown.stream().map(AuditDocuments.Row::of).toList(),
                shown.size() < page.size()
                        ? null
                        : Long.toString(shown.getLast().sequence()));
    }

    @GET
    @Path("verify")
    @AllowedTo(Access.READ_AUDIT)
    @Operation(summary = "Whether the chains hold, and what is stored agrees with them", description = """
                    Every row of the property's chain and of the partitions' chains is hashed anew; the rounds, bets, \
                    postings, inventories and meters that are stored are compared with what the batches say they \
                    stored; and both with the heads that Kafka was told. What does not agree is named. Over a \
                    long history this takes its time; `from` and `to` bound it. 503 `verification-busy` while others \
                    verify, `heads-unreadable` when Kafka does not answer.""")
    public AuditDocuments.Report verifyAudit(
            @QueryParam("property") @NotNull String property,
            @QueryParam("chain") @Parameter(description = "One chain alone: the property's id, or `flow-3`.")
                    String chain,
            @QueryParam("from")
                    @Parameter(
                            description = "A day of the property or a moment, or with `chain` a sequence.",
                            example = "2026-11-01")
                    String from,
            @QueryParam("to") @Parameter(description = "The last day or sequence, or the moment before which.")
                    String to) {
        return AuditDocuments.Report.of(
                property, audit.verification(property, chain, from, to).run(Progress.UNHEARD));
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
