package io.baize.api;

import io.baize.api.Documents.TableDetails;
import io.baize.api.Documents.TableDocument;
import io.baize.api.Documents.TableInList;
import io.baize.api.Documents.Tables;
import io.baize.api.Documents.TermsDetails;
import io.baize.api.access.Access;
import io.baize.api.access.AllowedTo;
import io.baize.terms.TermsDocument;
import io.baize.terms.store.GamingTable;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

@Path("/api/v1/tables")
@Tag(name = "Floor")
public class TablesResource {

    private final VisibleFloor visible;
    private final TableView view;
    private final Configuration configuration;
    private final TermsSetting terms;

    TablesResource(VisibleFloor visible, TableView view, Configuration configuration, TermsSetting terms) {
        this.visible = visible;
        this.view = view;
        this.configuration = configuration;
        this.terms = terms;
    }

    @GET
    @AllowedTo(Access.READ_FLOOR)
    @Operation(summary = "The tables in your sight")
    public Tables listTables(@QueryParam("property") String property) {
        return new Tables(view.list(visible.ids(property)));
    }

    @GET
    @Path("{table}")
    @AllowedTo(Access.READ_FLOOR)
    @Operation(summary = "One table: its setup, terms, state and the totals of the gaming day")
    public TableDetails readTable(@PathParam("table") String id) {
        return view.details(visible.table(id));
    }

    @POST
    @AllowedTo(Access.CONFIGURE)
    @Operation(
            summary = "Add a table",
            description = "A repeat with the same content changes nothing; other content is a conflict.")
    @Extension(name = ProblemResponses.ADDS, value = "true")
    public RestResponse<TableInList> addTable(@NotNull @Valid TableDocument document) {
        Added<GamingTable> added = configuration.add(Translate.table(document));
        return Translate.answer(
                added,
                table -> Translate.table(table, Set.of()),
                "tables",
                added.value().id());
    }

    @GET
    @Path("{table}/terms")
    @AllowedTo(Access.READ_FLOOR)
    @Operation(
            summary = "What is or was in force at a table",
            description = "At that moment by the felt's clock, 2026-11-02T21:04:00-05:00 say; now where it is absent.")
    public TermsDetails readTerms(
            @PathParam("table") String id,
            @QueryParam("at") @Schema(type = SchemaType.STRING, format = "date-time") String at) {
        return Translate.terms(terms.inForce(visible.table(id), at));
    }

    @PUT
    @Path("{table}/terms")
    @AllowedTo(Access.SET_TERMS)
    @Operation(summary = "Set the terms of a table that never opened", description = """
                    The whole terms, as a new version; a repeat of the present ones changes nothing. 422 names every \
                    fault with its clause. 409 `change-request-required` once the table has opened. Readings are for \
                    compliance alone (403 `readings-by-compliance`).""")
    public TermsDetails setTerms(@PathParam("table") String id, @NotNull TermsDocument document) {
        return Translate.terms(terms.set(visible.table(id), document));
    }
}
