package io.baize.contracts;

import static io.baize.contracts.Contracts.EXAMPLES;
import static io.baize.contracts.Contracts.eventSchemas;
import static io.baize.contracts.Contracts.faults;
import static io.baize.contracts.Contracts.files;
import static io.baize.contracts.Contracts.json;
import static io.baize.contracts.Contracts.nameOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What holds for every event alike, so that no event has to bring an example of it. */
class EventSchemasAreClosedTest {

    @TestFactory
    Stream<DynamicTest> anEventOfAnotherTypeIsRefused() {
        return changed(event -> event.put("type", "baize.other.type.v1"), "/type const");
    }

    @TestFactory
    Stream<DynamicTest> aFieldThatTheSchemaDoesNotNameIsRefused() {
        return changed(event -> dataOf(event).put("stray", 1), "/data additionalProperties");
    }

    @TestFactory
    Stream<DynamicTest> emptyDataIsRefusedUnlessTheEventHasNone() {
        return changed(event -> dataOf(event).removeAll(), "/data required")
                .filter(test -> !test.getDisplayName().equals("table.closed.v1"));
    }

    private static Stream<DynamicTest> changed(Consumer<ObjectNode> change, String reason) {
        return eventSchemas().stream()
                .map(schema -> dynamicTest(nameOf(schema), () -> {
                    ObjectNode event = validEvent(schema);
                    change.accept(event);
                    assertThat(faults(schema, event)).containsExactly(reason);
                }));
    }

    private static ObjectNode validEvent(Path schema) {
        return files(EXAMPLES.resolve(nameOf(schema))).stream()
                .filter(file -> file.getFileName().toString().startsWith("valid-"))
                .findFirst()
                .map(file -> (ObjectNode) json(file))
                .orElseThrow();
    }

    private static ObjectNode dataOf(ObjectNode event) {
        return (ObjectNode) event.get("data");
    }
}
