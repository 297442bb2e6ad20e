package io.baize.dashboard;

import io.baize.api.VisibleSlips;
import io.baize.api.access.Access;
import io.baize.ledger.slip.Person;
import io.baize.terms.store.Property;
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
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import org.jboss.resteasy.reactive.RestStreamElementType;

/** The slips of a property: a gaming day, the form that asks for one, the numbers and what does not agree. */
@Path("/")
@Authenticated
@Blocking
public class SlipsPage {

    private final Viewers viewers;
    private final SlipReads reads;
    private final VisibleSlips visible;
    private final Live live;
    private final InstantSource clock;

    SlipsPage(Viewers viewers, SlipReads reads, VisibleSlips visible, Live live, InstantSource clock) {
        this.viewers = viewers;
        this.reads = reads;
        this.visible = visible;
        this.live = live;
        this.clock = clock;
    }

    @GET
    @Path("slips")
    @Produces(MediaType.TEXT_HTML)
    public TemplateInstance slips(@QueryParam("property") String property, @QueryParam("day") String day) {
        Viewer viewer = viewers.at(property, Access.READ_SLIPS);
        return Templates.slips(viewer, day(viewer.property(), day, visible.person()));
    }

    @GET
    @Path("live/slips")
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @RestStreamElementType(MediaType.TEXT_PLAIN)
    public Multi<String> changes(@QueryParam("property") String property, @QueryParam("day") String day) {
        Viewer viewer = viewers.at(property, Access.READ_SLIPS);
        Person who = visible.person();
        return live.follow(
                "slips " + viewer.property().id() + day + who,
                () -> Templates.slipRows(day(viewer.property(), day, who)).render());
    }

    @GET
    @Path("slips/new")
    @Produces(MediaType.TEXT_HTML)
    public TemplateInstance request(@QueryParam("property") String property) {
        Viewer viewer = viewers.at(property, Access.REQUEST_SLIPS);
        return Templates.slipRequest(viewer, reads.form(viewer.property()));
    }

    @GET
    @Path("slips/numbers")
    @Produces(MediaType.TEXT_HTML)
    public TemplateInstance numbers(@QueryParam("property") String property) {
        Viewer viewer = viewers.at(property, Access.READ_SLIP_BOOKS);
        return Templates.slipNumbers(viewer, reads.numbers(viewer.property()));
    }

    @GET
    @Path("slips/exceptions")
    @Produces(MediaType.TEXT_HTML)
    public TemplateInstance exceptions(@QueryParam("property") String property) {
        Viewer viewer = viewers.at(property, Access.READ_SLIP_BOOKS);
        return Templates.slipExceptions(viewer, reads.exceptions(viewer.property()));
    }

    @GET
    @Path("live/slip-exceptions")
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @RestStreamElementType(MediaType.TEXT_PLAIN)
    public Multi<String> exceptionChanges(@QueryParam("property") String property) {
        Viewer viewer = viewers.at(property, Access.READ_SLIP_BOOKS);
        return live.follow(
                "slip exceptions " + viewer.property().id() + viewer.answersSlips(),
                () -> Templates.slipExceptionRows(viewer, reads.exceptions(viewer.property()))
                        .render());
    }

    private SlipsView day(Property property, String day, Person who) {
        LocalDate today = property.gamingDay(clock.instant());
        try {
            return reads.day(property, day == null ? today : LocalDate.parse(day), today, who);
        } catch (DateTimeParseException e) {
            throw new NotFoundException(e);
        }
    }
}
