package io.baize.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.kernel.Answer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What the schemas of incoming events allow is read, and what they forbid is refused. */
class DecoderKeepsToTheContractTest {

    private static final Path EXAMPLES = Path.of("contracts", "examples");
    private static final Path SCHEMAS = Path.of("contracts", "schemas", "in");

    @TestFactory
    Stream<DynamicTest> everyExampleOfAnIncomingEvent() throws IOException {
        return schemas().stream()
                .flatMap(schema -> files(EXAMPLES.resolve(schema)).stream()
                        .filter(file -> file.toString().endsWith(".json"))
                        .map(file -> DynamicTest.dynamicTest(schema + "/" + file.getFileName(), () -> check(file))));
    }

    private static void check(Path file) throws IOException {
        Path reason = Path.of(file.toString().replace(".json", ".reason"));
        if (Files.exists(reason) && Files.readString(reason).startsWith("/type const")) {
            return; // A good event of another type: only its schema refuses it.
        }
        Answer<?> answer = new CloudEvents().read(Map.of(), Files.readAllBytes(file));
        boolean valid = file.getFileName().toString().startsWith("valid-");
        assertThat(answer).as(answer.toString()).isInstanceOf(valid ? Answer.Given.class : Answer.Refused.class);
    }

    private static List<String> schemas() throws IOException {
        return files(SCHEMAS).stream()
                .map(file -> file.getFileName().toString().replace(".json", ""))
                .filter(name -> !name.startsWith("envelope"))
                .toList();
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
