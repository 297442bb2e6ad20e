package io.baize.dashboard;

import io.baize.api.access.Access;
import io.baize.report.write.PrintedPage;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import java.time.InstantSource;

/** The payout sign of a table as it is in force now, to print and to post. */
@Path("/")
@Authenticated
@Blocking
public class SignPage {

    private final Viewers viewers;
    private final TableReads reads;
    private final InstantSource clock;

    SignPage(Viewers viewers, TableReads reads, InstantSource clock) {
        this.viewers = viewers;
        this.reads = reads;
        this.clock = clock;
    }

    @GET
    @Path("tables/{table}/sign")
    @Produces(MediaType.TEXT_HTML)
    public TemplateInstance sign(@PathParam("table") String table) {
        return Templates.sign(posted(table));
    }

    @GET
    @Path("tables/{table}/sign.pdf")
    @Produces("application/pdf")
    public Response paper(@PathParam("table") String table) {
        return Response.ok(PrintedPage.pdf(Templates.sign(posted(table)).render()))
                .header(HttpHeaders.CONTENT_DISPOSITION, "inline; filename=\"sign.pdf\"")
                .build();
    }

    private SignView posted(String table) {
        Viewer viewer = viewers.atTable(table, Access.READ_FLOOR);
        Instant now = clock.instant();
        return reads.sign(viewer.property(), table, now).orElseThrow(NotFoundException::new);
    }
}
