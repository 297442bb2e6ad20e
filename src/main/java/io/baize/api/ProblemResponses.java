package io.baize.api;

import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.PathItem;
import org.eclipse.microprofile.openapi.models.media.Content;
import org.eclipse.microprofile.openapi.models.responses.APIResponse;
import org.eclipse.microprofile.openapi.models.responses.APIResponses;

/** Adds to every operation of the contract the answers that follow from its method, so that none is forgotten. */
@OpenApiFilter(stages = OpenApiFilter.RunStage.BUILD)
public class ProblemResponses implements OASFilter {

    /** Marks an operation that answers 201 where it adds something and 200 where it was there already. */
    static final String ADDS = "x-adds";

    private static final Map<String, String> OF_ALL = Map.of(
            "400", "The request cannot be read; the field is named.",
            "401", "Not logged in.",
            "403", "The role does not allow it.",
            "404", "It does not exist, or not for you.");
    private static final Map<String, String> OF_WRITES = Map.of(
            "409", "It conflicts with what is there.",
            "422", "Refused, with the code, the field, the limit and the clause.");

    @Override
    public void filterOpenAPI(OpenAPI contract) {
        OF_ALL.forEach((status, why) -> declare(contract, status, why));
        OF_WRITES.forEach((status, why) -> declare(contract, status, why));
        for (PathItem item : contract.getPaths().getPathItems().values()) {
            item.getOperations().forEach(ProblemResponses::complete);
        }
    }

    private static void declare(OpenAPI contract, String status, String description) {
        Content content = OASFactory.createContent()
                .addMediaType(
                        "application/problem+json",
                        OASFactory.createMediaType()
                                .schema(OASFactory.createSchema().ref("#/components/schemas/Problem")));
        APIResponse response =
                OASFactory.createAPIResponse().description(description).content(content);
        contract.getComponents().addResponse("Problem" + status, response);
    }

    private static void complete(PathItem.HttpMethod method, Operation operation) {
        APIResponses responses = operation.getResponses();
        if (operation.hasExtension(ADDS)) {
            APIResponse there = responses.getAPIResponse("200");
            responses.addAPIResponse(
                    "201", OASFactory.createAPIResponse().description("Added").content(there.getContent()));
            there.setDescription("It was there already, with the same content");
            operation.removeExtension(ADDS);
        }
        Map<String, String> problems = new TreeMap<>(OF_ALL);
        if (method != PathItem.HttpMethod.GET) {
            problems.putAll(OF_WRITES);
        }
        problems.keySet()
                .forEach(status -> responses.addAPIResponse(
                        status, OASFactory.createAPIResponse().ref("#/components/responses/Problem" + status)));
    }
}
