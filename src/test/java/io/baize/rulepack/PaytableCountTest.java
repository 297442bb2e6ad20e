package io.baize.rulepack;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.rulepack.load.RuleBooks;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** How many paytables and lines each text prints, counted by hand on the page before any of it was written down. */
class PaytableCountTest {

    @TestFactory
    Stream<DynamicTest> everyPackHasTheTablesAndTheLinesOfItsText() {
        return games().map(game -> DynamicTest.dynamicTest(
                game, () -> assertThat(loaded(game)).isNotEmpty().isEqualTo(counted(game))));
    }

    @TestFactory
    Stream<DynamicTest> theCountAgreesWithThePrintedPages() {
        return games().map(game -> DynamicTest.dynamicTest(game, () -> {
            Map<String, Integer> pages = new TreeMap<>();
            Counts.pages(game).forEach(page -> pages.put(page.jurisdiction(), page.lines()));

            Map<String, Integer> rows = Counts.tables(game)
                    .collect(Collectors.groupingBy(
                            Counts.Tables::jurisdiction, TreeMap::new, Collectors.summingInt(Counts.Tables::printed)));

            assertThat(rows).isNotEmpty().isEqualTo(pages);
        }));
    }

    private static Map<String, String> counted(String game) {
        Map<String, String> counted = new TreeMap<>();
        Counts.tables(game)
                .forEach(row -> counted.put(
                        row.jurisdiction() + " " + row.schedule(), row.ids() + " with " + row.lines() + " lines"));
        return counted;
    }

    private static Map<String, String> loaded(String game) {
        Map<String, String> loaded = new TreeMap<>();
        for (Pack pack : RuleBooks.shipped().packs()) {
            if (pack.game().equals(game)) {
                pack.schedules()
                        .values()
                        .forEach(schedule ->
                                loaded.put(pack.jurisdiction().id() + " " + schedule.id(), tables(schedule)));
            }
        }
        return loaded;
    }

    private static String tables(Schedule schedule) {
        List<Integer> lines = schedule.paytables().values().stream()
                .map(table -> table.lines().size())
                .toList();
        return List.copyOf(schedule.paytables().keySet()) + " with " + lines + " lines";
    }

    private static Stream<String> games() {
        TreeSet<String> games = new TreeSet<>(Counts.games().toList());
        games.addAll(Transcriptions.games());
        RuleBooks.shipped().packs().forEach(pack -> games.add(pack.game()));
        return games.stream();
    }
}
