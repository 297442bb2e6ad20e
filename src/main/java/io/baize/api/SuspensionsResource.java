package io.baize.api;

import io.baize.api.ChangeDocuments.ChangeDetails;
import io.baize.api.ChangeDocuments.NewSuspension;
import io.baize.api.access.Access;
import io.baize.api.access.AllowedTo;
import io.baize.change.ChangeRequest;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

@Path("/api/v1/suspensions")
@Tag(name = "Changes")
public class SuspensionsResource {

    private static final int LONGEST_KEY = 100;

    private final ChangeRequests requests;
    private final ChangeView view;

    SuspensionsResource(ChangeRequests requests, ChangeView view) {
        this.requests = requests;
        this.view = view;
    }

    @POST
    @AllowedTo(Access.REQUEST_CHANGES)
    @Operation(summary = "Stop offering a wager now", description = """
                    An emergency suspension needs no notice and takes effect at each table's next round boundary. The \
                    commission and surveillance hear of it afterwards. Lifting it is a change as any other.""")
    @Extension(name = ProblemResponses.ADDS, value = "true")
    public RestResponse<ChangeDetails> suspendWager(
            @HeaderParam("Idempotency-Key") @Size(min = 1, max = LONGEST_KEY) String key,
            @NotNull @Valid NewSuspension asked) {
        Added<ChangeRequest> added = requests.suspend(asked, key);
        return Translate.answer(added, view::details, "changes", added.value().id());
    }
}
