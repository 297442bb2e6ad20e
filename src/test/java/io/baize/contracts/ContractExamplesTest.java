package io.baize.contracts;

import static io.baize.contracts.Contracts.EXAMPLES;
import static io.baize.contracts.Contracts.ID_PREFIX;
import static io.baize.contracts.Contracts.SCHEMAS;
import static io.baize.contracts.Contracts.documentSchemas;
import static io.baize.contracts.Contracts.faults;
import static io.baize.contracts.Contracts.faultsOfSchema;
import static io.baize.contracts.Contracts.files;
import static io.baize.contracts.Contracts.json;
import static io.baize.contracts.Contracts.nameOf;
import static io.baize.contracts.Contracts.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Each schema takes its valid examples and refuses each invalid one for exactly the reason written beside it. */
class ContractExamplesTest {

    @TestFactory
    Stream<DynamicTest> aValidExampleFits() {
        return tests(
                "valid-",
                (schema, example) -> assertThat(faults(schema, json(example)))
                        .as("faults of %s", example)
                        .isEmpty());
    }

    @TestFactory
    Stream<DynamicTest> anInvalidExampleFailsForItsOwnReasonOnly() {
        return tests(
                "invalid-",
                (schema, example) -> assertThat(faults(schema, json(example)))
                        .as("faults of %s", example)
                        .containsExactly(text(reasonOf(example)).strip()));
    }

    @TestFactory
    Stream<DynamicTest> everySchemaHasExamplesOfBothKinds() {
        return documentSchemas().stream()
                .map(schema -> dynamicTest(nameOf(schema), () -> {
                    int invalidExamples = schema.startsWith(SCHEMAS.resolve("in")) ? 2 : 1;
                    assertThat(examples(schema, "valid-")).hasSizeGreaterThanOrEqualTo(1);
                    assertThat(examples(schema, "invalid-")).hasSizeGreaterThanOrEqualTo(invalidExamples);
                }));
    }

    @TestFactory
    Stream<DynamicTest> aSchemaIsSoundAndNamedAfterItsFile() {
        return files(SCHEMAS).stream()
                .map(schema -> dynamicTest(nameOf(schema), () -> {
                    assertThat(faultsOfSchema(schema)).isEmpty();
                    assertThat(json(schema).path("$id").asText()).isEqualTo(ID_PREFIX + SCHEMAS.relativize(schema));
                }));
    }

    @Test
    void noExampleFileIsLeftUnused() {
        // Given
        Set<Path> used = new HashSet<>(files(EXAMPLES.resolve("console")));
        for (Path schema : documentSchemas()) {
            used.addAll(examples(schema, "valid-"));
            for (Path example : examples(schema, "invalid-")) {
                used.add(example);
                used.add(reasonOf(example));
            }
        }

        // Then
        assertThat(files(EXAMPLES)).containsExactlyInAnyOrderElementsOf(used);
    }

    private interface Check {
        void of(Path schema, Path example);
    }

    private static Stream<DynamicTest> tests(String prefix, Check check) {
        return documentSchemas().stream()
                .flatMap(schema -> examples(schema, prefix).stream()
                        .map(example ->
                                dynamicTest(EXAMPLES.relativize(example).toString(), () -> check.of(schema, example))));
    }

    private static List<Path> examples(Path schema, String prefix) {
        Path folder = EXAMPLES.resolve(nameOf(schema));
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        return files(folder).stream()
                .filter(file -> file.getFileName().toString().matches(prefix + ".+\\.json"))
                .toList();
    }

    private static Path reasonOf(Path invalidExample) {
        return invalidExample.resolveSibling(
                invalidExample.getFileName().toString().replaceFirst("\\.json$", ".reason"));
    }
}
