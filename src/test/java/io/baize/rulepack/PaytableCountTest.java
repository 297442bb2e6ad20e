package io.baize.rulepack;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.rulepack.load.RuleBooks;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * How many paytables and lines each text prints, counted by hand on the page. To the printed lines come those that the
 * text states in a sentence: a push or a loss below the lowest printed hand.
 */
class PaytableCountTest {

    /** jurisdiction | schedule | printed ids | lines of each, in that order | of which only in a sentence, each table. */
    private static final String COUNTED = """
            ny | ante          | A                   | 5                   | 5
            ny | raise         | A                   | 3                   | 3
            ny | odds          | A                   | 2                   | 2
            ny | odds/win      | A                   | 7                   | 1
            ny | odds/bad-beat | A                   | 6                   | 1
            ny | trips-plus    | A B C D             | 8 8 8 8             | 1
            ny | pocket-bonus  | A B C               | 5 5 5               | 1
            ny | progressive   | A B C D E F G H     | 9 9 9 9 9 9 9 9     | 1
            ma | ante          | A                   | 5                   | 5
            ma | raise         | A                   | 3                   | 3
            ma | odds          | A                   | 2                   | 2
            ma | odds/win      | A                   | 7                   | 1
            ma | odds/bad-beat | A                   | 6                   | 1
            ma | trips-plus    | A B C D             | 8 8 8 8             | 1
            ma | pocket-bonus  | A B C               | 5 5 5               | 1
            md | ante          | A                   | 5                   | 5
            md | raise         | A                   | 3                   | 3
            md | odds          | A                   | 2                   | 2
            md | odds/win      | A                   | 7                   | 0
            md | odds/bad-beat | A B C D             | 6 6 6 6             | 1
            md | trips-plus    | A B C D             | 8 8 8 8             | 1
            md | pocket-bonus  | A B C               | 5 5 5               | 1
            md | progressive   | A B C D E F G H I J | 9 9 8 8 8 8 8 8 7 7 | 1
            md | envy          | J                   | 2                   | 0
            nh | ante          | 1                   | 5                   | 5
            nh | raise         | 1                   | 3                   | 3
            nh | odds          | 1                   | 2                   | 2
            nh | odds/win      | 1                   | 7                   | 1
            nh | odds/bad-beat | 1 2 3 4             | 6 6 6 6             | 1
            nh | trips-plus    | 1 2 3 4             | 8 8 8 8             | 0
            nh | pocket-bonus  | 1 2 3               | 5 5 5               | 0
            nh | progressive   | 1                   | 8                   | 1
            """;

    /** Lines in the printed tables of each text, without headings; MA's bad beat royal "N/A" is no line. */
    private static final Map<String, Integer> PRINTED = Map.of(
            "ny", 6 + 5 + 4 * 7 + 3 * 4 + 8 * 8,
            "ma", 6 + 5 + 4 * 7 + 3 * 4,
            "md", 7 + 4 * 5 + 4 * 7 + 3 * 4 + 8 + 8 + 6 * 7 + 6 + 6 + 2,
            "nh", 6 + 4 * 5 + 4 * 8 + 3 * 5 + 7);

    private record Counted(String place, List<String> ids, List<Integer> lines, int inSentences) {

        static Counted of(String row) {
            String[] cells = row.split("\\|");
            return new Counted(
                    cells[0].strip() + " " + cells[1].strip(),
                    words(cells[2]),
                    words(cells[3]).stream().map(Integer::valueOf).toList(),
                    Integer.parseInt(cells[4].strip()));
        }

        private static List<String> words(String cell) {
            return List.of(cell.strip().split(" +"));
        }

        String jurisdiction() {
            return place.substring(0, 2);
        }

        int printed() {
            return lines.stream().mapToInt(count -> count - inSentences).sum();
        }
    }

    @Test
    void everyPackHasTheTablesAndTheLinesOfItsText() {
        // Given
        Map<String, String> counted = new TreeMap<>();
        rows().forEach(row -> counted.put(row.place(), row.ids() + " with " + row.lines() + " lines"));

        // When
        Map<String, String> loaded = new TreeMap<>();
        for (Pack pack : RuleBooks.shipped().packs()) {
            pack.schedules().values().forEach(schedule -> {
                List<Integer> lines = schedule.paytables().values().stream()
                        .map(table -> table.lines().size())
                        .toList();
                String tables = List.copyOf(schedule.paytables().keySet()) + " with " + lines + " lines";
                loaded.put(pack.jurisdiction().id() + " " + schedule.id(), tables);
            });
        }

        // Then
        assertThat(loaded).isEqualTo(counted);
    }

    @Test
    void theCountAgreesWithThePrintedPages() {
        PRINTED.forEach((jurisdiction, lines) -> assertThat(
                        rows().filter(row -> row.jurisdiction().equals(jurisdiction))
                                .mapToInt(Counted::printed)
                                .sum())
                .as("printed lines of " + jurisdiction)
                .isEqualTo(lines));
    }

    private static Stream<Counted> rows() {
        return COUNTED.lines().map(Counted::of);
    }
}
