package io.baize.dashboard;

import io.baize.api.VisibleSlips;
import io.baize.api.access.Access;
import io.baize.ledger.slip.Person;
import io.baize.report.write.PrintedPage;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.RestStreamElementType;

/** One slip, with what the viewer may do next, and on paper. */
@Path("/")
@Authenticated
@Blocking
public class SlipPage {

    private final Viewers viewers;
    private final SlipReads reads;
    private final VisibleSlips visible;
    private final Live live;

    SlipPage(Viewers viewers, SlipReads reads, VisibleSlips visible, Live live) {
        this.viewers = viewers;
        this.reads = reads;
        this.visible = visible;
        this.live = live;
    }

    @GET
    @Path("slips/{property}/{number}")
    @Produces(MediaType.TEXT_HTML)
    public TemplateInstance slip(@PathParam("property") String property, @PathParam("number") String number) {
        Viewer viewer = viewers.at(property, Access.READ_SLIPS);
        return Templates.slip(viewer, reads.slip(viewer.property(), number, visible.person()));
    }

    @GET
    @Path("live/slips/{property}/{number}")
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @RestStreamElementType(MediaType.TEXT_PLAIN)
    public Multi<String> changes(@PathParam("property") String property, @PathParam("number") String number) {
        Viewer viewer = viewers.at(property, Access.READ_SLIPS);
        Person who = visible.person();
        return live.follow(
                "slip " + property + " " + number + who,
                () -> Templates.slipBody(viewer, reads.slip(viewer.property(), number, who))
                        .render());
    }

    @GET
    @Path("slips/{property}/{number}/paper")
    @Produces(MediaType.TEXT_HTML)
    public TemplateInstance paper(@PathParam("property") String property, @PathParam("number") String number) {
        return Templates.slipPaper(printed(property, number));
    }

    @GET
    @Path("slips/{property}/{number}/paper.pdf")
    @Produces("application/pdf")
    public Response pdf(@PathParam("property") String property, @PathParam("number") String number) {
        byte[] pdf =
                PrintedPage.pdf(Templates.slipPaper(printed(property, number)).render());
        return Response.ok(pdf)
                .header(HttpHeaders.CONTENT_DISPOSITION, "inline; filename=\"slip-" + number + ".pdf\"")
                .build();
    }

    private SlipView printed(String property, String number) {
        Viewer viewer = viewers.at(property, Access.READ_SLIPS);
        return reads.slip(viewer.property(), number, visible.person());
    }
}
