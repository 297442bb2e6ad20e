package io.baize.dashboard;

import io.baize.api.access.Access;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.jboss.resteasy.reactive.RestStreamElementType;

/** One table: what it plays under, what happens on it, and every round it settled with its explanation. */
@Path("/")
@Authenticated
@Blocking
@Produces(MediaType.TEXT_HTML)
public class TablePage {

    private final Viewers viewers;
    private final TableReads reads;
    private final TermsPanels terms;
    private final Live live;
    private final InstantSource clock;

    TablePage(Viewers viewers, TableReads reads, TermsPanels terms, Live live, InstantSource clock) {
        this.viewers = viewers;
        this.reads = reads;
        this.terms = terms;
        this.live = live;
        this.clock = clock;
    }

    @GET
    @Path("tables/{table}")
    public TemplateInstance table(@PathParam("table") String table, @QueryParam("at") String at) {
        Viewer viewer = viewers.atTable(table, Access.READ_FLOOR);
        TableNow now = now(viewer, table);
        return Templates.table(viewer, now, terms.panel(viewer, table, at, clock.instant()), more(now.rounds()));
    }

    @GET
    @Path("live/tables/{table}")
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @RestStreamElementType(MediaType.TEXT_PLAIN)
    public Multi<String> changes(@PathParam("table") String table) {
        Viewer viewer = viewers.atTable(table, Access.READ_FLOOR);
        return live.follow(
                "table " + table + viewer.seesRounds() + viewer.rulesOnRounds(),
                () -> Templates.tableNow(viewer, now(viewer, table)).render());
    }

    /** The rounds before this one, to be added to the list. */
    @GET
    @Path("tables/{table}/rounds")
    public TemplateInstance older(
            @PathParam("table") String table, @QueryParam("before") String before, @QueryParam("round") String round) {
        Viewer viewer = viewers.atTable(table, Access.READ_ROUNDS);
        List<RoundRow> rounds = reads.older(viewer.property(), table, instant(before), round == null ? "" : round);
        return Templates.rounds(rounds, more(rounds));
    }

    @GET
    @Path("tables/{table}/rounds/{round}")
    public TemplateInstance round(@PathParam("table") String table, @PathParam("round") String round) {
        Viewer viewer = viewers.atTable(table, Access.READ_ROUNDS);
        return Templates.round(viewer, found(viewer, table, round));
    }

    /** The same round without the page around it, for the list of rounds. */
    @GET
    @Path("tables/{table}/rounds/{round}/body")
    public TemplateInstance roundBody(@PathParam("table") String table, @PathParam("round") String round) {
        Viewer viewer = viewers.atTable(table, Access.READ_ROUNDS);
        return Templates.roundBody(found(viewer, table, round));
    }

    /** Where the rounds before these are, if there may be any. */
    private static String more(List<RoundRow> rounds) {
        return rounds.size() < TableReads.ROUNDS_SHOWN
                ? null
                : Paths.table(rounds.getLast().table()) + "/rounds?before="
                        + rounds.getLast().completedAt() + "&round="
                        + Paths.encoded(rounds.getLast().id());
    }

    private TableNow now(Viewer viewer, String table) {
        return reads.now(viewer.property(), table, clock.instant()).orElseThrow(NotFoundException::new);
    }

    private RoundView found(Viewer viewer, String table, String round) {
        return reads.round(viewer.property(), table, round).orElseThrow(NotFoundException::new);
    }

    private static Instant instant(String text) {
        try {
            return text == null ? Moments.END : Instant.parse(text);
        } catch (DateTimeException e) {
            throw new NotFoundException(e);
        }
    }
}
