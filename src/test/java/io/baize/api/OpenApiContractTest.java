package io.baize.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The committed contract and the running service say the same. */
@QuarkusTest
@TestProfile(ApiProfile.class)
class OpenApiContractTest {

    private static final Path COMMITTED = Path.of("contracts/openapi/baize.yaml");
    private static final YAMLMapper YAML = YAMLMapper.builder()
            .disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER)
            .disable(YAMLGenerator.Feature.SPLIT_LINES)
            .enable(YAMLGenerator.Feature.MINIMIZE_QUOTES)
            .enable(YAMLGenerator.Feature.ALWAYS_QUOTE_NUMBERS_AS_STRINGS)
            .build();

    /** What a reader wants first; other keys follow in the order of the alphabet. */
    private static final List<String> FIRST = List.of(
            "openapi",
            "info",
            "title",
            "tags",
            "security",
            "paths",
            "components",
            "name",
            "in",
            "summary",
            "description",
            "operationId",
            "parameters",
            "requestBody",
            "responses",
            "type",
            "required",
            "properties");

    @Test
    void theServiceSpeaksTheContractThatIsCommitted() throws IOException {
        JsonNode running = YAML.readTree(given().get("/openapi").asString());
        if (Boolean.getBoolean("baize.openapi.update")) {
            Files.createDirectories(COMMITTED.getParent());
            Files.writeString(COMMITTED, YAML.writeValueAsString(inOrder(running, false)));
        }
        assertThat(YAML.readTree(Files.readString(COMMITTED)))
                .as("the API changed; if that is meant, run `make openapi` and commit " + COMMITTED)
                .isEqualTo(running);
    }

    /** The service writes keys in an order that varies from build to build; a file under version control does not. */
    private static JsonNode inOrder(JsonNode node, boolean declared) {
        if (node.isArray()) {
            var items = JsonNodeFactory.instance.arrayNode();
            node.forEach(item -> items.add(inOrder(item, false)));
            return items;
        }
        if (!node.isObject()) {
            return node;
        }
        List<String> keys = new ArrayList<>();
        node.fieldNames().forEachRemaining(keys::add);
        if (!declared) {
            keys.sort(Comparator.comparingInt(OpenApiContractTest::place).thenComparing(Comparator.naturalOrder()));
        }
        ObjectNode ordered = JsonNodeFactory.instance.objectNode();
        keys.forEach(key -> ordered.set(key, inOrder(node.get(key), !declared && key.equals("properties"))));
        return ordered;
    }

    private static int place(String key) {
        return FIRST.contains(key) ? FIRST.indexOf(key) : FIRST.size();
    }
}
