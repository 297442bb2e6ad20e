package io.baize.contracts;

import static io.baize.contracts.Contracts.ROOT;
import static io.baize.contracts.Contracts.eventSchemas;
import static io.baize.contracts.Contracts.json;
import static io.baize.contracts.Contracts.text;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The AsyncAPI document names every event once and points at nothing that is not there. */
class AsyncApiTest {

    private static final Path FILE = ROOT.resolve("asyncapi/baize.yaml");
    private static final JsonNode API = read();

    @Test
    void everyEventSchemaBelongsToExactlyOneMessage() {
        List<Path> inMessages = messages()
                .map(message -> fileOf(message.at("/payload/schema/$ref").asText()))
                .toList();
        assertThat(inMessages).containsExactlyInAnyOrderElementsOf(eventSchemas());
    }

    @Test
    void aMessageHasTheNameOfItsEventType() {
        assertThat(messages()).allSatisfy(message -> {
            JsonNode schema = json(fileOf(message.at("/payload/schema/$ref").asText()));
            assertThat(message.path("name").asText())
                    .isEqualTo(schema.at("/properties/type/const").asText());
        });
    }

    @Test
    void everyReferenceResolves() {
        assertThat(API.findValuesAsText("$ref")).isNotEmpty().allSatisfy(AsyncApiTest::assertResolves);
    }

    @Test
    void onlyTheTopicsWhoseLastRecordCountsAreCompacted() {
        List<String> compacted = API.path("channels")
                .valueStream()
                .filter(channel -> channel.at("/bindings/kafka/topicConfiguration/cleanup.policy/0")
                        .asText()
                        .equals("compact"))
                .map(channel -> channel.path("address").asText())
                .toList();
        assertThat(compacted).containsExactlyInAnyOrder("baize.table-totals", "baize.meters");
    }

    private static Stream<JsonNode> messages() {
        return API.path("channels")
                .valueStream()
                .flatMap(channel -> channel.path("messages").valueStream());
    }

    private static void assertResolves(String reference) {
        if (reference.startsWith("#")) {
            assertThat(API.at(reference.substring(1)).isMissingNode())
                    .as("%s is missing", reference)
                    .isFalse();
        } else {
            assertThat(Files.exists(fileOf(reference)))
                    .as("%s is missing", reference)
                    .isTrue();
        }
    }

    private static Path fileOf(String reference) {
        return FILE.resolveSibling(reference).normalize();
    }

    private static JsonNode read() {
        try {
            return new YAMLMapper().readTree(text(FILE));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
