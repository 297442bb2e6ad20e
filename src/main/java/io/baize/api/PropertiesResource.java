package io.baize.api;

import io.baize.api.Documents.AdoptionDocument;
import io.baize.api.Documents.PitDocument;
import io.baize.api.Documents.Properties;
import io.baize.api.Documents.PropertyDetails;
import io.baize.api.Documents.PropertyDocument;
import io.baize.api.access.Access;
import io.baize.api.access.AllowedTo;
import io.baize.terms.store.Adoption;
import io.baize.terms.store.AdoptionStore;
import io.baize.terms.store.FloorStore;
import io.baize.terms.store.Pit;
import io.baize.terms.store.Property;
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

@Path("/api/v1/properties")
@Tag(name = "Floor")
public class PropertiesResource {

    private final VisibleFloor visible;
    private final FloorStore floor;
    private final AdoptionStore adopted;
    private final Configuration configuration;
    private final Adoptions adoptions;

    PropertiesResource(
            VisibleFloor visible,
            FloorStore floor,
            AdoptionStore adopted,
            Configuration configuration,
            Adoptions adoptions) {
        this.visible = visible;
        this.floor = floor;
        this.adopted = adopted;
        this.configuration = configuration;
        this.adoptions = adoptions;
    }

    @GET
    @AllowedTo(Access.READ_FLOOR)
    @Operation(summary = "The properties in your sight")
    public Properties listProperties() {
        return new Properties(
                visible.properties().stream().map(Translate::property).toList());
    }

    @GET
    @Path("{property}")
    @AllowedTo(Access.READ_FLOOR)
    @Operation(summary = "One property, with its pits and adopted rules")
    public PropertyDetails readProperty(@PathParam("property") String id) {
        Property property = visible.property(id);
        return new PropertyDetails(
                Translate.property(property),
                floor.pits(id).stream().map(Translate::pit).toList(),
                adopted.of(id).stream().map(Translate::adoption).toList());
    }

    @POST
    @AllowedTo(Access.CONFIGURE)
    @Operation(
            summary = "Add a property",
            description = "A repeat with the same content changes nothing; other content is a conflict.")
    @Extension(name = ProblemResponses.ADDS, value = "true")
    public RestResponse<PropertyDocument> addProperty(@NotNull @Valid PropertyDocument document) {
        Added<Property> added = configuration.add(Translate.property(document));
        return Translate.answer(
                added, Translate::property, "properties", added.value().id());
    }

    @POST
    @Path("{property}/pits")
    @AllowedTo(Access.CONFIGURE)
    @Operation(summary = "Add a pit")
    @Extension(name = ProblemResponses.ADDS, value = "true")
    public RestResponse<PitDocument> addPit(@PathParam("property") String id, @NotNull @Valid PitDocument document) {
        Added<Pit> added = configuration.add(new Pit(id, document.id(), document.name()));
        return Translate.answer(added, Translate::pit, "properties", id);
    }

    @POST
    @Path("{property}/adoptions")
    @AllowedTo(Access.CONFIGURE)
    @Operation(
            summary = "Adopt a version of the rules from a date",
            description = "409 `change-request-required` once a table of the game has opened.")
    @Extension(name = ProblemResponses.ADDS, value = "true")
    public RestResponse<AdoptionDocument> adoptRules(
            @PathParam("property") String id, @NotNull @Valid AdoptionDocument document) {
        Added<Adoption> added =
                adoptions.add(new Adoption(id, document.game(), document.packVersion(), document.effectiveFrom()));
        return Translate.answer(added, Translate::adoption, "properties", id);
    }
}
