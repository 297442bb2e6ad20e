package io.baize.rulepack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The second transcription, one file a game: what each cell holds, under jurisdiction, schedule, table and outcome. */
final class Transcriptions {

    static final Path FOLDER = Path.of("src", "test", "resources", "transcriptions");

    private static final String HEADER = "jurisdiction,schedule,paytable,outcome,pays,cite";
    /** A field stands bare or in quotes; money such as "$5,000" needs them. */
    private static final Pattern FIELD = Pattern.compile("(?:^|,)(?:\"([^\"]*)\"|([^,]*))");

    private Transcriptions() {}

    static List<String> games() {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".csv"))
                    .map(name -> name.substring(0, name.length() - ".csv".length()))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Map<String, String> of(String game) {
        Path file = FOLDER.resolve(game + ".csv");
        assertThat(file).as("the second transcription of " + game).exists();
        Map<String, String> cells = new TreeMap<>();
        List<String> lines = read(file);
        assertThat(lines.getFirst()).isEqualTo(HEADER);
        for (String line : lines.subList(1, lines.size())) {
            List<String> fields = fields(line);
            assertThat(fields).as(line).hasSize(6).doesNotContain("");
            String cell = String.join(" ", fields.subList(0, 4));
            assertThat(cells.put(cell, fields.get(4))).as(cell + " stands once").isNull();
        }
        return cells;
    }

    static List<String> read(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> fields(String line) {
        List<String> fields = new ArrayList<>();
        Matcher matcher = FIELD.matcher(line);
        while (matcher.find()) {
            fields.add(matcher.group(1) != null ? matcher.group(1) : matcher.group(2));
        }
        return fields;
    }
}
