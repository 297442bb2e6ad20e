package io.baize.api;

import io.baize.api.Documents.CommandTaken;
import io.baize.api.Documents.Reason;
import io.baize.api.QuarantineDocuments.EventDetails;
import io.baize.api.QuarantineDocuments.EventInList;
import io.baize.api.QuarantineDocuments.EventList;
import io.baize.api.access.Access;
import io.baize.api.access.AllowedTo;
import io.baize.quarantine.store.QuarantineQueries;
import io.baize.quarantine.store.Quarantined;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;

@Path("/api/v1/quarantine")
@Tag(name = "Quarantine")
public class QuarantineResource {

    private static final int ACCEPTED = 202;
    private static final String STATUS = "open|release-asked|released|dismissed";

    private final VisibleQuarantine visible;
    private final QuarantineQueries quarantine;
    private final QuarantineDecisions decisions;

    QuarantineResource(VisibleQuarantine visible, QuarantineQueries quarantine, QuarantineDecisions decisions) {
        this.visible = visible;
        this.quarantine = quarantine;
        this.decisions = decisions;
    }

    @GET
    @AllowedTo(Access.READ_QUARANTINE)
    @Operation(summary = "Events that could not be taken, newest first")
    public EventList listQuarantine(
            @QueryParam("property") String property,
            @QueryParam("status") @Pattern(regexp = STATUS, message = "is one of " + STATUS) String status,
            @BeanParam Page page) {
        List<Quarantined> shown = visible.page(property, status, page);
        return new EventList(
                shown.stream().map(EventInList::of).toList(),
                page.next(
                        shown, event -> new Cursor(event.arrivedAt(), event.id().toString())));
    }

    @GET
    @Path("{event}")
    @AllowedTo(Access.READ_QUARANTINE)
    @Operation(summary = "One quarantined event as it arrived", description = "Its id is partition and offset: 3-1742.")
    public EventDetails readQuarantined(@PathParam("event") String id) {
        Quarantined event = visible.event(id);
        return EventDetails.of(event, quarantine.raw(event.id()).orElseThrow());
    }

    @POST
    @Path("{event}/release")
    @ResponseStatus(ACCEPTED)
    @AllowedTo(Access.DECIDE_QUARANTINE)
    @Operation(summary = "Let a quarantined event in after all")
    public CommandTaken releaseQuarantined(@PathParam("event") String id, @NotNull @Valid Reason reason) {
        return decisions.release(id, reason.reason());
    }

    @POST
    @Path("{event}/dismiss")
    @AllowedTo(Access.DECIDE_QUARANTINE)
    @Operation(summary = "Lay a quarantined event aside for good", description = "It stays readable.")
    public EventInList dismissQuarantined(@PathParam("event") String id, @NotNull @Valid Reason reason) {
        return EventInList.of(decisions.dismiss(id, reason.reason()));
    }
}
