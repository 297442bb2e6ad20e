package io.baize.dashboard;

import io.baize.api.access.Access;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import org.jboss.resteasy.reactive.RestStreamElementType;

/** What could not be taken and why, for those who decide about it. */
@Path("/")
@Authenticated
@Blocking
public class QuarantinePage {

    private final Viewers viewers;
    private final QuarantineReads reads;
    private final Live live;

    QuarantinePage(Viewers viewers, QuarantineReads reads, Live live) {
        this.viewers = viewers;
        this.reads = reads;
        this.live = live;
    }

    @GET
    @Path("quarantine")
    @Produces(MediaType.TEXT_HTML)
    public TemplateInstance quarantine(@QueryParam("property") String property) {
        Viewer viewer = viewers.at(property, Access.READ_QUARANTINE);
        return Templates.quarantine(viewer, reads.events(viewer.property(), viewer.seesUnowned()));
    }

    @GET
    @Path("live/quarantine")
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @RestStreamElementType(MediaType.TEXT_PLAIN)
    public Multi<String> changes(@QueryParam("property") String property) {
        Viewer viewer = viewers.at(property, Access.READ_QUARANTINE);
        return live.follow(
                "quarantine " + viewer.property().id() + viewer.decidesQuarantine() + viewer.seesUnowned(),
                () -> Templates.quarantineRows(viewer, reads.events(viewer.property(), viewer.seesUnowned()))
                        .render());
    }
}
