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
import java.time.Instant;
import java.time.InstantSource;
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
    private final InstantSource clock;

    AlertsPage(Viewers viewers, AlertReads alerts, TableReads tables, Live live, InstantSource clock) {
        this.viewers = viewers;
        this.alerts = alerts;
        this.tables = tables;
        this.live = live;
        this.clock = clock;
    }

    @GET
    @Path("alerts")
    @Produces(MediaType.TEXT_HTML)
    public TemplateInstance alerts(@QueryParam("property") String property) {
        Viewer viewer = viewers.at(property, Access.READ_ALERTS);
        Instant now = clock.instant();
        return Templates.alerts(viewer, tables.held(viewer.property(), now), alerts.newest(viewer.property(), now));
    }

    @GET
    @Path("live/alerts")
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @RestStreamElementType(MediaType.TEXT_PLAIN)
    public Multi<String> changes(@QueryParam("property") String property) {
        Viewer viewer = viewers.at(property, Access.READ_ALERTS);
        return live.follow("alerts " + viewer.property().id() + viewer.rulesOnRounds(), () -> {
            Instant now = clock.instant();
            return Templates.alertRows(
                            viewer, tables.held(viewer.property(), now), alerts.newest(viewer.property(), now))
                    .render();
        });
    }
}
