package io.baize.api;

import io.baize.api.Documents.MeterGroupDocument;
import io.baize.api.Documents.MeterGroupList;
import io.baize.api.access.Access;
import io.baize.api.access.AllowedTo;
import io.baize.terms.MeterGroup;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

@Path("/api/v1/properties/{property}/meter-groups")
@Tag(name = "Floor")
public class MeterGroupsResource {

    private final MeterGroups groups;

    MeterGroupsResource(MeterGroups groups) {
        this.groups = groups;
    }

    @GET
    @AllowedTo(Access.READ_FLOOR)
    @Operation(summary = "The linked meters of a property, with their tables and what they show")
    public MeterGroupList listMeterGroups(@PathParam("property") String property) {
        return new MeterGroupList(groups.of(property));
    }

    @POST
    @AllowedTo(Access.CONFIGURE)
    @Operation(summary = "Add a group of tables that share a meter", description = """
                    Tables join it by their terms. 422 `meter-not-linkable`, with its clause, where the text keeps the \
                    meter to one table.""")
    @Extension(name = ProblemResponses.ADDS, value = "true")
    public RestResponse<MeterGroupDocument> addMeterGroup(
            @PathParam("property") String property, @NotNull @Valid MeterGroupDocument document) {
        Added<MeterGroup> added = groups.add(Translate.meterGroup(property, document));
        return Translate.answer(added, Translate::meterGroup, "properties", property + "/meter-groups");
    }
}
