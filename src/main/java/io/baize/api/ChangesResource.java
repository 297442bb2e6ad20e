package io.baize.api;

import io.baize.api.ChangeDocuments.AcknowledgementDocument;
import io.baize.api.ChangeDocuments.ApprovalDocument;
import io.baize.api.ChangeDocuments.ChangeDetails;
import io.baize.api.ChangeDocuments.ChangePreview;
import io.baize.api.ChangeDocuments.Changes;
import io.baize.api.ChangeDocuments.NewChange;
import io.baize.api.ChangeDocuments.NoticeDocument;
import io.baize.api.ChangeDocuments.Rollback;
import io.baize.api.ChangeDocuments.ScheduleDocument;
import io.baize.api.ChangeDocuments.TableDetailsInChange;
import io.baize.api.Documents.Reason;
import io.baize.api.access.Access;
import io.baize.api.access.AllowedTo;
import io.baize.change.ChangeRequest;
import io.baize.change.store.ChangeStore;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

@Path("/api/v1/changes")
@Tag(name = "Changes")
public class ChangesResource {

    private static final String STATES =
            "drafted|submitted|ready|scheduled|active|superseded|refused|withdrawn|expired";
    private static final int LONGEST_KEY = 100;

    private final VisibleFloor visible;
    private final ChangeStore stored;
    private final ChangeRequests requests;
    private final ChangeSteps steps;
    private final ChangeView view;

    ChangesResource(
            VisibleFloor visible, ChangeStore stored, ChangeRequests requests, ChangeSteps steps, ChangeView view) {
        this.visible = visible;
        this.stored = stored;
        this.requests = requests;
        this.steps = steps;
        this.view = view;
    }

    @GET
    @AllowedTo(Access.READ_CHANGES)
    @Operation(summary = "Change requests in your sight, newest first")
    public Changes listChanges(
            @QueryParam("property") String property,
            @QueryParam("table") String table,
            @QueryParam("state") @Pattern(regexp = STATES, message = "is one of " + STATES) String state,
            @BeanParam Page page) {
        Cursor before = Cursor.read(page.before());
        List<ChangeRequest> shown =
                stored.page(visible.ids(property), state, table, before.at(), before.id(), page.size());
        return new Changes(
                shown.stream().map(ChangeTranslate::inList).toList(),
                page.next(shown, request -> new Cursor(request.requestedAt(), request.id())));
    }

    @POST
    @AllowedTo(Access.REQUEST_CHANGES)
    @Operation(summary = "Ask for a change", description = """
                    A draft, with the exact terms before and after at each table. 422 names every reason why the text \
                    forbids it, with its clause; 409 `change-in-progress` names the open request on the same value. \
                    Repeated under one Idempotency-Key it changes nothing.""")
    @Extension(name = ProblemResponses.ADDS, value = "true")
    public RestResponse<ChangeDetails> askForChange(
            @HeaderParam("Idempotency-Key") @Size(min = 1, max = LONGEST_KEY) String key,
            @NotNull @Valid NewChange asked) {
        Added<ChangeRequest> added = requests.create(asked, key);
        return Translate.answer(added, view::details, "changes", added.value().id());
    }

    @POST
    @Path("preview")
    @AllowedTo(Access.REQUEST_CHANGES)
    @Operation(summary = "What a change would come to, with nothing stored")
    public ChangePreview previewChange(@NotNull @Valid NewChange asked) {
        return requests.preview(asked);
    }

    @GET
    @Path("{change}")
    @AllowedTo(Access.READ_CHANGES)
    @Operation(summary = "One change request: what it demands, what it lacks, and how far it is at each table")
    public ChangeDetails readChange(@PathParam("change") String id) {
        return view.details(view.visible(id));
    }

    @GET
    @Path("{change}/tables/{table}")
    @AllowedTo(Access.READ_CHANGES)
    @Operation(summary = "A change at one table, with the whole terms before and after")
    public TableDetailsInChange readChangeAtTable(@PathParam("change") String id, @PathParam("table") String table) {
        return ChangeTranslate.details(view.at(id, table));
    }

    @GET
    @Path("{change}/rollback")
    @AllowedTo(Access.READ_CHANGES)
    @Operation(
            summary = "What would take the change back, ready to be asked for",
            description = "A rollback is a change of its own, with its own notices.")
    public Rollback readRollback(@PathParam("change") String id) {
        return new Rollback(view.rollback(view.visible(id)));
    }

    @POST
    @Path("{change}/submission")
    @AllowedTo(Access.REQUEST_CHANGES)
    @Operation(summary = "Submit a draft: no other request may touch its values from now on")
    public ChangeDetails submitChange(@PathParam("change") String id) {
        return steps.submit(id);
    }

    @POST
    @Path("{change}/notices")
    @AllowedTo(Access.GIVE_NOTICE)
    @Operation(summary = "Record a notice that was given; lead times run from now")
    public ChangeDetails giveNotice(@PathParam("change") String id, @NotNull @Valid NoticeDocument notice) {
        return steps.told(id, notice);
    }

    @POST
    @Path("{change}/acknowledgements")
    @AllowedTo(Access.ACKNOWLEDGE_NOTICE)
    @Operation(summary = "Say that you know of it, for the commission or surveillance")
    public ChangeDetails acknowledgeNotice(
            @PathParam("change") String id, @NotNull @Valid AcknowledgementDocument acknowledgement) {
        return steps.acknowledged(id, acknowledgement);
    }

    @POST
    @Path("{change}/approvals")
    @AllowedTo(Access.DECIDE_CHANGES)
    @Operation(summary = "Approve it", description = """
                    Never by who asked for it, and nobody gives two approvals of one request. The commission's \
                    approval is given by a user of the commission, or by compliance with its written word as \
                    evidence.""")
    public ChangeDetails approveChange(@PathParam("change") String id, @NotNull @Valid ApprovalDocument approval) {
        return steps.approved(id, approval);
    }

    @POST
    @Path("{change}/refusal")
    @AllowedTo(Access.DECIDE_CHANGES)
    @Operation(summary = "Refuse it")
    public ChangeDetails refuseChange(@PathParam("change") String id, @NotNull @Valid Reason reason) {
        return steps.refused(id, reason.reason());
    }

    @POST
    @Path("{change}/withdrawal")
    @AllowedTo(Access.REQUEST_CHANGES)
    @Operation(
            summary = "Withdraw it",
            description = "Where it has taken effect already it stays so; a rollback is a change of its own.")
    public ChangeDetails withdrawChange(@PathParam("change") String id, @NotNull @Valid Reason reason) {
        return steps.withdrawn(id, reason.reason());
    }

    @POST
    @Path("{change}/schedule")
    @AllowedTo(Access.REQUEST_CHANGES)
    @Operation(summary = "Let it take effect, at each table between rounds", description = """
                    Once every notice and approval is there. 422 names what is missing or the lead time that still \
                    runs, with its clause.""")
    public ChangeDetails scheduleChange(@PathParam("change") String id, @Valid ScheduleDocument schedule) {
        return steps.scheduled(id, schedule);
    }
}
