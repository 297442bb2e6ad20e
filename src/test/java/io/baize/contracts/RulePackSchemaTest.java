package io.baize.contracts;

import static io.baize.contracts.Contracts.SCHEMAS;
import static io.baize.contracts.Contracts.faults;
import static io.baize.contracts.Contracts.files;
import static io.baize.contracts.Contracts.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The packs that Baize ships keep to the schema that it publishes. */
class RulePackSchemaTest {

    private static final Path PACKS = Path.of("src/main/resources/rulepacks");
    private static final List<Path> SHIPPED = files(PACKS).stream()
            .filter(file -> file.toString().endsWith(".yaml"))
            .toList();

    @Test
    void thereArePacksToCheck() {
        assertThat(SHIPPED).isNotEmpty();
    }

    @TestFactory
    Stream<DynamicTest> everyPackFits() {
        return SHIPPED.stream()
                .map(pack -> dynamicTest(
                        PACKS.relativize(pack).toString(),
                        () -> assertThat(faults(SCHEMAS.resolve(schema(pack)), new YAMLMapper().readTree(text(pack))))
                                .isEmpty()));
    }

    private static String schema(Path pack) {
        return pack.endsWith("notices.yaml") ? "config/notices.v1.json" : "config/rulepack.v1.json";
    }
}
