package io.baize;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Style that can be checked is a test. */
class TidyTest {

    @Test
    void theSourcesAreTidy() {
        assertThat(Tidy.faults(Path.of("src", "main", "java"))).isEmpty();
    }

    @Test
    void everyKindOfUntidinessIsFound(@TempDir Path sources) throws IOException {
        // Given
        write(sources, "settle/Long.java", "\n".repeat(301));
        write(sources, "settle/Wide.java", " ".repeat(121) + "\n");
        write(sources, "settle/Open.java", "// " + "TO" + "DO: later\n");
        write(sources, "settle/Loud.java", "System" + ".out.println();\n");
        write(sources, "cli/Speaks.java", "System" + ".out.println();\n");
        write(sources, "settle/Tidy.java", " ".repeat(120) + "\n".repeat(300));

        // When
        var faults = Tidy.faults(sources);

        // Then
        assertThat(faults)
                .containsExactlyInAnyOrder(
                        path("settle/Long.java") + " has 301 lines: split it by what its parts are for",
                        path("settle/Wide.java") + ":1 is 121 columns wide: break it before column 120",
                        path("settle/Open.java")
                                + ":1 is unfinished: finish it, or open an issue and take the mark out",
                        path("settle/Loud.java") + ":1 prints: log it, with the table and the round as key-values");
    }

    private static Path path(String file) {
        return Path.of("io", "baize").resolve(file);
    }

    private static void write(Path sources, String file, String text) throws IOException {
        Path path = sources.resolve(path(file));
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }
}
