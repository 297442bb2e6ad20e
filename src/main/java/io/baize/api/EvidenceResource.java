package io.baize.api;

import io.baize.api.access.Access;
import io.baize.api.access.AllowedTo;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

@Path("/api/v1/changes")
@Tag(name = "Changes")
public class EvidenceResource {

    private static final String PDF = "application/pdf";

    private final EvidenceView evidence;
    private final ChangeView view;
    private final Printing printing;

    EvidenceResource(EvidenceView evidence, ChangeView view, Printing printing) {
        this.evidence = evidence;
        this.view = view;
        this.printing = printing;
    }

    @GET
    @Path("{change}/evidence")
    @Produces(MediaType.APPLICATION_JSON)
    @AllowedTo(Access.READ_EVIDENCE)
    @Operation(summary = "All about one change in one file, for the commission", description = """
                    The request, the terms before and after, what the clauses demand, notices, acknowledgements and \
                    approvals, where and when it took effect at each table, the sign to post there, and every act on \
                    it as it stands in the property's hash chain.""")
    public RestResponse<EvidenceDocument> readEvidence(@PathParam("change") String id) {
        ChangeEvidence all = evidence.of(id);
        return RestResponse.ResponseBuilder.ok(EvidenceDocument.of(all, view.details(all.request())))
                .header(HttpHeaders.CONTENT_DISPOSITION, named(all, "json"))
                .build();
    }

    @GET
    @Path("{change}/evidence.pdf")
    @Produces(PDF)
    @AllowedTo(Access.READ_EVIDENCE)
    @Operation(summary = "The same on paper")
    @APIResponse(
            responseCode = "200",
            description = "OK",
            content = @Content(mediaType = PDF, schema = @Schema(type = SchemaType.STRING, format = "binary")))
    public RestResponse<byte[]> printEvidence(@PathParam("change") String id) {
        ChangeEvidence all = evidence.of(id);
        return RestResponse.ResponseBuilder.ok(printing.evidence(all))
                .header(HttpHeaders.CONTENT_DISPOSITION, named(all, "pdf"))
                .build();
    }

    private static String named(ChangeEvidence evidence, String ending) {
        return "inline; filename=\"" + evidence.property().id() + "-change-"
                + evidence.request().number() + "." + ending + "\"";
    }
}
