package io.baize.dashboard;

import io.baize.api.access.Access;
import io.baize.change.ChangeRequest;
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
import java.time.InstantSource;
import org.jboss.resteasy.reactive.RestStreamElementType;

/** Change requests: all of a property, the form that asks for one, and each with what it still needs. */
@Path("/")
@Authenticated
@Blocking
@Produces(MediaType.TEXT_HTML)
public class ChangesPage {

    private final Viewers viewers;
    private final ChangeReads reads;
    private final ChangeLists lists;
    private final ChangeForms forms;
    private final Live live;
    private final InstantSource clock;

    ChangesPage(
            Viewers viewers, ChangeReads reads, ChangeLists lists, ChangeForms forms, Live live, InstantSource clock) {
        this.viewers = viewers;
        this.reads = reads;
        this.lists = lists;
        this.forms = forms;
        this.live = live;
        this.clock = clock;
    }

    @GET
    @Path("changes")
    public TemplateInstance changes(
            @QueryParam("property") String property,
            @QueryParam("table") String table,
            @QueryParam("state") String state,
            @QueryParam("before") String before) {
        Viewer viewer = viewers.at(property, Access.READ_CHANGES);
        return Templates.changes(viewer, lists.list(viewer, table, state, before));
    }

    @GET
    @Path("live/changes")
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @RestStreamElementType(MediaType.TEXT_PLAIN)
    public Multi<String> listChanges(
            @QueryParam("property") String property,
            @QueryParam("table") String table,
            @QueryParam("state") String state,
            @QueryParam("before") String before) {
        Viewer viewer = viewers.at(property, Access.READ_CHANGES);
        return live.follow(
                "changes " + viewer.property().id() + " " + table + " " + state + " " + before + " "
                        + viewer.onlooker(),
                () -> Templates.changeRows(lists.list(viewer, table, state, before))
                        .render());
    }

    @GET
    @Path("changes/new")
    public TemplateInstance ask(
            @QueryParam("property") String property,
            @QueryParam("game") String game,
            @QueryParam("table") String table) {
        Viewer viewer = viewers.at(property, Access.REQUEST_CHANGES);
        return Templates.changeNew(viewer, forms.form(viewer.property(), game, table));
    }

    @GET
    @Path("changes/{change}")
    public TemplateInstance change(@PathParam("change") String id) {
        ChangeRequest request = found(id);
        Viewer viewer = viewers.atChange(request, Access.READ_CHANGES);
        return Templates.change(viewer, sheet(viewer, request));
    }

    @GET
    @Path("live/changes/{change}")
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @RestStreamElementType(MediaType.TEXT_PLAIN)
    public Multi<String> changeMoves(@PathParam("change") String id) {
        Viewer viewer = viewers.atChange(found(id), Access.READ_CHANGES);
        return live.follow(
                "change " + id + " " + viewer.onlooker(),
                () -> Templates.changeBody(viewer, sheet(viewer, found(id))).render());
    }

    private ChangeSheet sheet(Viewer viewer, ChangeRequest request) {
        return reads.sheet(viewer.property(), request, viewer.onlooker(), clock.instant());
    }

    private ChangeRequest found(String id) {
        return reads.find(id).orElseThrow(NotFoundException::new);
    }
}
