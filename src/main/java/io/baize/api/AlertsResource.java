package io.baize.api;

import io.baize.api.Documents.Alerts;
import io.baize.api.access.Access;
import io.baize.api.access.AllowedTo;
import io.baize.table.store.Alert;
import io.baize.table.store.AlertQueries;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

@Path("/api/v1/alerts")
@Tag(name = "Alerts")
public class AlertsResource {

    private final VisibleFloor visible;
    private final AlertQueries alerts;

    AlertsResource(VisibleFloor visible, AlertQueries alerts) {
        this.visible = visible;
        this.alerts = alerts;
    }

    @GET
    @AllowedTo(Access.READ_ALERTS)
    @Operation(summary = "Alerts in your sight, newest first")
    public Alerts listAlerts(@QueryParam("property") String property, @BeanParam Page page) {
        Cursor before = Cursor.read(page.before());
        List<Alert> shown = alerts.page(visible.ids(property), before.at(), before.id(), page.size());
        return new Alerts(shown, page.next(shown, alert -> new Cursor(alert.at(), alert.id())));
    }
}
