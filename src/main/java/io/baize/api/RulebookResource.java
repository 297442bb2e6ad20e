package io.baize.api;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.baize.api.access.Access;
import io.baize.api.access.AllowedTo;
import io.baize.api.problem.Refused;
import io.baize.rulepack.Pack;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.load.RulebookJson;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import java.util.Comparator;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

@Path("/api/v1/rulebook")
@Tag(name = "Rule book")
public class RulebookResource {

    private final RuleBook rules;

    RulebookResource(RuleBook rules) {
        this.rules = rules;
    }

    @GET
    @AllowedTo(Access.READ_RULEBOOK)
    @Operation(summary = "All rule packs", description = """
                    `packs` holds each pack, `generalNotices` the notice rules beyond them, in the shape of \
                    their files.""")
    @APIResponse(
            responseCode = "200",
            description = "OK",
            content = @Content(schema = @Schema(type = SchemaType.OBJECT)))
    public ObjectNode readRulebook() {
        return RulebookJson.of(rules);
    }

    @GET
    @Path("{jurisdiction}/{game}")
    @AllowedTo(Access.READ_RULEBOOK)
    @Operation(summary = "The rules of one game in one jurisdiction", description = """
                    Wagers, paytables, elections, readings, irregularities and notices, each with its clause. \
                    The newest version unless one is named.""")
    @APIResponse(
            responseCode = "200",
            description = "OK",
            content = @Content(schema = @Schema(type = SchemaType.OBJECT)))
    public ObjectNode readPack(
            @PathParam("jurisdiction") @Parameter(example = "ny") String jurisdiction,
            @PathParam("game") @Parameter(example = "heads-up-holdem") String game,
            @QueryParam("version") @Parameter(example = "2026.1") String version) {
        return rules.packs().stream()
                .filter(pack -> pack.jurisdiction().id().equals(jurisdiction)
                        && pack.game().equals(game))
                .filter(pack -> version == null || pack.version().equals(version))
                .max(Comparator.comparing(Pack::effective))
                .map(RulebookJson::of)
                .orElseThrow(() -> Refused.notFound("there are no such rules"));
    }
}
