package io.baize.dashboard;

import io.baize.api.access.Access;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import org.jboss.resteasy.reactive.RestStreamElementType;

/** What needs somebody: rounds that wait for a decision, and the alerts of the tables. */
@Path("/")
@Authenticated
@Blocking
public class AlertsPage {

    private final Viewers viewers;
    private final AlertReads alerts;
    private final TableReads tables;
    private final Live live;

    AlertsPage(Viewers viewers, AlertReads alerts, TableReads tables, Live live) {
        this.viewers = viewers;
        this.alerts = alerts;
        this.tables = tables;
        this.live = live;
    }

    @GET
    @Path("alerts")
    @Produces(MediaType.TEXT_HTML)
    public TemplateInstance alerts(@QueryParam("property") String property) {
        Viewer viewer = viewer(property);
        Instant now = Instant.now();
        return Templates.alerts(
                viewer, tables.held(viewer.property(), now), alerts.alerts(viewer.property(), now));
    }

    @GET
    @Path("live/alerts")
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @RestStreamElementType(MediaType.TEXT_PLAIN)
    public Multi<String> changes(@QueryParam("property") String property) {
        Viewer viewer = viewer(property);
        return live.follow("alerts " + viewer.property().id() + viewer.rulesOnRounds(), () -> {
            Instant now = Instant.now();
            return Templates.alertRows(
                            viewer, tables.held(viewer.property(), now), alerts.alerts(viewer.property(), now))
                    .render();
        });
    }

    private Viewer viewer(String property) {
        Viewer viewer = viewers.atWith(property, Access.READ_ALERTS);
        if (viewer.property() == null) {
            throw new NotFoundException();
        }
        return viewer;
    }
}
