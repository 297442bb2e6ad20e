package io.baize.dashboard;

import io.baize.api.VisibleAudit;
import io.baize.api.access.Access;
import io.baize.audit.ActFilter;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import org.jboss.resteasy.reactive.RestStreamElementType;

/** What people did at a property, and the proof that nothing of it was changed since. */
@Path("/")
@Authenticated
@Blocking
public class AuditPage {

    private final Viewers viewers;
    private final AuditReads reads;
    private final VisibleAudit audit;
    private final AuditStream stream;

    AuditPage(Viewers viewers, AuditReads reads, VisibleAudit audit, AuditStream stream) {
        this.viewers = viewers;
        this.reads = reads;
        this.audit = audit;
        this.stream = stream;
    }

    @GET
    @Path("audit")
    @Produces(MediaType.TEXT_HTML)
    public TemplateInstance acts(
            @QueryParam("property") String property,
            @QueryParam("actor") @DefaultValue("") String actor,
            @QueryParam("subject") @DefaultValue("") String subject,
            @QueryParam("action") @DefaultValue("") String action,
            @QueryParam("before") @DefaultValue("") String before) {
        Viewer viewer = viewers.at(property, Access.READ_AUDIT);
        if (!before.matches("\\d{0,18}")) {
            throw new BadRequestException();
        }
        ActFilter filter = new ActFilter(actor.strip(), subject.strip(), action.strip());
        long end = before.isEmpty() ? Long.MAX_VALUE : Long.parseLong(before);
        return Templates.audit(viewer, reads.acts(viewer.property(), filter, end));
    }

    /** A verification, from its first word to its report; it ends with the page that asked for it. */
    @GET
    @Path("live/audit")
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @RestStreamElementType(MediaType.TEXT_PLAIN)
    public Multi<String> verification(
            @QueryParam("property") String property, @QueryParam("from") String from, @QueryParam("to") String to) {
        Viewer viewer = viewers.at(property, Access.READ_AUDIT);
        return stream.of(
                viewer.property(), () -> audit.verification(viewer.property().id(), null, from, to));
    }
}
