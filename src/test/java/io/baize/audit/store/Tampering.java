package io.baize.audit.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What is done behind the application's back, and all that is said of it: {@code chain: words}. */
record Tampering(String name, String sql, List<String> says) {

    private static final Path FOLDER = Path.of("src", "test", "resources", "tamperings");
    private static final String SAID = "> ";

    /** Cases stand apart by an empty line: a name, a statement, and what is said. */
    static Stream<Tampering> in(String file) {
        try {
            return Arrays.stream(Files.readString(FOLDER.resolve(file)).split("\n\n"))
                    .map(String::strip)
                    .filter(block -> !block.startsWith("#"))
                    .map(Tampering::read);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Tampering read(String block) {
        List<String> lines = block.lines().toList();
        List<String> says = lines.stream()
                .filter(line -> line.startsWith(SAID))
                .map(line -> line.substring(SAID.length()))
                .toList();
        if (lines.size() != says.size() + 2) {
            throw new IllegalStateException("a name, a statement and what is said: " + block);
        }
        return new Tampering(lines.get(0), lines.get(1), says);
    }

    /** With what this database calls the things that the file calls by {@code {name}}. */
    Tampering at(Map<String, String> names) {
        return new Tampering(
                name,
                filled(sql, names),
                says.stream().map(said -> filled(said, names)).sorted().toList());
    }

    private static String filled(String text, Map<String, String> names) {
        String filled = text;
        for (Map.Entry<String, String> entry : names.entrySet()) {
            filled = filled.replace("{" + entry.getKey() + "}", entry.getValue());
        }
        return filled;
    }

    @Override
    public String toString() {
        return name;
    }
}
