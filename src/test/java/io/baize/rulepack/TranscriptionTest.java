package io.baize.rulepack;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.rulepack.load.RuleBooks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The packs against a second transcription of the texts, made blind by another reader. Whatever one of them has and the
 * other has not, or has differently, is an error in one of the two.
 */
class TranscriptionTest {

    private static final Path SECOND = Path.of("src", "test", "resources", "transcriptions", "heads-up-holdem.csv");
    /** A field stands bare or in quotes; money such as "$5,000" needs them. */
    private static final Pattern FIELD = Pattern.compile("(?:^|,)(?:\"([^\"]*)\"|([^,]*))");

    @Test
    void twoReadersTookTheSameFromTheTexts() throws IOException {
        // Given
        Map<String, String> second = secondTranscription();

        // When
        Map<String, String> packs = new TreeMap<>();
        RuleBooks.shipped().packs().forEach(pack -> cells(pack, packs));

        // Then
        assertThat(differences(packs, second)).isEmpty();
        assertThat(packs).isNotEmpty().hasSameSizeAs(second);
    }

    @Test
    void aSingleDifferentCellIsNamed() throws IOException {
        // Given
        Map<String, String> second = secondTranscription();
        Map<String, String> changed = new TreeMap<>(second);

        // When
        changed.put("ny trips-plus A flush", "8:1");
        changed.remove("md seed F minimum");
        changed.put("nh irregularity shuffler-jam wager", "ante");

        // Then
        assertThat(differences(changed, second))
                .containsExactly(
                        "md seed F minimum: the pack has nothing, the transcription $6,000",
                        "nh irregularity shuffler-jam wager: the pack has ante, the transcription nothing",
                        "ny trips-plus A flush: the pack has 8:1, the transcription 7:1");
    }

    private static List<String> differences(Map<String, String> packs, Map<String, String> second) {
        TreeSet<String> cells = new TreeSet<>(packs.keySet());
        cells.addAll(second.keySet());
        return cells.stream()
                .filter(cell -> !packs.getOrDefault(cell, "").equals(second.getOrDefault(cell, "")))
                .map(cell -> "%s: the pack has %s, the transcription %s"
                        .formatted(cell, packs.getOrDefault(cell, "nothing"), second.getOrDefault(cell, "nothing")))
                .toList();
    }

    private static void cells(Pack pack, Map<String, String> cells) {
        String place = pack.jurisdiction().id() + " ";
        pack.schedules()
                .values()
                .forEach(schedule -> schedule.paytables().values().forEach(table -> {
                    String inTable = place + schedule.id() + " " + table.id() + " ";
                    table.lines()
                            .values()
                            .forEach(line -> cells.put(
                                    inTable + line.outcome(), line.pays().toString()));
                    if (table.minimumSeed() != null) {
                        cells.put(
                                place + "seed " + table.id() + " minimum",
                                "$%,d".formatted(table.minimumSeed().cents() / 100));
                    }
                }));
        AmountRule.MultipleOf raise =
                (AmountRule.MultipleOf) pack.wagers().get("raise").amount();
        raise.streets()
                .forEach((street, times) -> cells.put(place + "raise-multiples " + street + " allowed", join(times)));
        pack.irregularities().values().forEach(rule -> {
            String irregularity = place + "irregularity " + rule.kind();
            cells.put(
                    irregularity + " effect",
                    rule.effect().name().toLowerCase(Locale.ROOT).replace('_', '-'));
            cells.put(
                    irregularity + " settled",
                    rule.settle().isEmpty() ? "none" : join(List.copyOf(new TreeSet<>(rule.settle()))));
        });
    }

    private static String join(List<?> values) {
        return values.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    private static Map<String, String> secondTranscription() throws IOException {
        Map<String, String> cells = new TreeMap<>();
        List<String> lines = Files.readAllLines(SECOND);
        assertThat(lines.getFirst()).isEqualTo("jurisdiction,schedule,paytable,outcome,pays,cite");
        for (String line : lines.subList(1, lines.size())) {
            List<String> fields = fields(line);
            assertThat(fields).as(line).hasSize(6).doesNotContain("");
            String cell = String.join(" ", fields.subList(0, 4));
            assertThat(cells.put(cell, fields.get(4))).as(cell + " stands once").isNull();
        }
        return cells;
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
