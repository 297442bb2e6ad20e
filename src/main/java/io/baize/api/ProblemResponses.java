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

/** Adds to every operation of the contract the problems it can answer with, so that none is forgotten. */
@OpenApiFilter(stages = OpenApiFilter.RunStage.BUILD)
public class ProblemResponses implements OASFilter {

    private static final Map<String, String> OF_ALL = Map.of(
            "400", "The request cannot be read; the field is named.",
            "401", "Not logged in.",
            "403", "The role does not allow it.");
    private static final Map<String, String> OF_WRITES = Map.of(
            "409", "It conflicts with what is there.",
            "422", "Refused, with the code, the field, the limit and the clause.");
    private static final String NOT_FOUND = "It does not exist, or not for you.";

    @Override
    public void filterOpenAPI(OpenAPI contract) {
        contract.getPaths().getPathItems().forEach((path, item) -> item.getOperations()
                .forEach((method, operation) -> problems(path, method).forEach((status, why) -> add(operation, status, why))));
    }

    private static Map<String, String> problems(String path, PathItem.HttpMethod method) {
        Map<String, String> problems = new TreeMap<>(OF_ALL);
        if (method != PathItem.HttpMethod.GET) {
            problems.putAll(OF_WRITES);
        }
        problems.put("404", NOT_FOUND);
        return problems;
    }

    private static void add(Operation operation, String status, String description) {
        Content content = OASFactory.createContent()
                .addMediaType(
                        "application/problem+json",
                        OASFactory.createMediaType()
                                .schema(OASFactory.createSchema().ref("#/components/schemas/Problem")));
        APIResponse response =
                OASFactory.createAPIResponse().description(description).content(content);
        operation.getResponses().addAPIResponse(status, response);
    }
}
