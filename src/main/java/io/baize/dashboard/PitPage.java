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
import java.time.InstantSource;
import org.jboss.resteasy.reactive.RestStreamElementType;

/** The pit: every table of a property, now. */
@Path("/")
@Authenticated
@Blocking
public class PitPage {

    private final Viewers viewers;
    private final PitReads reads;
    private final Live live;
    private final InstantSource clock;

    PitPage(Viewers viewers, PitReads reads, Live live, InstantSource clock) {
        this.viewers = viewers;
        this.reads = reads;
        this.live = live;
        this.clock = clock;
    }

    @GET
    @Produces(MediaType.TEXT_HTML)
    public TemplateInstance pit(@QueryParam("property") String property) {
        Viewer viewer = viewers.anywhere(property, Access.READ_FLOOR);
        Pit pit = viewer.property() == null ? null : reads.pit(viewer.property(), clock.instant());
        return Templates.pit(viewer, pit);
    }

    @GET
    @Path("live/tables")
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @RestStreamElementType(MediaType.TEXT_PLAIN)
    public Multi<String> changes(@QueryParam("property") String property) {
        Viewer viewer = viewers.at(property, Access.READ_FLOOR);
        return live.follow(
                "pit " + viewer.property().id() + viewer.seesRounds(),
                () -> fragments(viewer, reads.pit(viewer.property(), clock.instant())));
    }

    /** Rows come first: a browser drops table rows that follow other elements outside of a table. */
    private static String fragments(Viewer viewer, Pit pit) {
        return Templates.pitRows(viewer, pit).render()
                + Templates.linkedMeters(pit).render();
    }
}
