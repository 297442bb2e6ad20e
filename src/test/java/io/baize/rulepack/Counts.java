package io.baize.rulepack;

import java.util.List;
import java.util.stream.Stream;

/** The counts made by hand on the page, read from {@code counts.txt}. */
final class Counts {

    private static final List<List<String>> ROWS =
            Transcriptions.read(Transcriptions.FOLDER.resolve("counts.txt")).stream()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> Stream.of(line.split("\\|")).map(String::strip).toList())
                    .toList();

    /** The tables of one schedule, and how many of the lines of each stand only in a sentence. */
    record Tables(String game, String jurisdiction, String schedule, List<String> ids, List<Integer> lines, int said) {

        int printed() {
            return lines.stream().mapToInt(count -> count - said).sum();
        }
    }

    /** How many lines a text prints in all, written as a sum of tables times lines. */
    record Page(String game, String jurisdiction, int lines) {}

    private Counts() {}

    static Stream<Tables> tables(String game) {
        return rows(6).map(row -> new Tables(
                        row.get(0),
                        row.get(1),
                        row.get(2),
                        words(row.get(3)),
                        numbers(row.get(4)),
                        Integer.parseInt(row.get(5))))
                .filter(tables -> tables.game().equals(game));
    }

    static Stream<Page> pages(String game) {
        return rows(3).map(row -> new Page(row.get(0), row.get(1), sum(row.get(2))))
                .filter(page -> page.game().equals(game));
    }

    static Stream<String> games() {
        return ROWS.stream().map(List::getFirst);
    }

    private static Stream<List<String>> rows(int cells) {
        ROWS.stream()
                .filter(row -> row.size() != 6 && row.size() != 3)
                .findAny()
                .ifPresent(row -> {
                    throw new IllegalStateException("not a row of counts: " + row);
                });
        return ROWS.stream().filter(row -> row.size() == cells);
    }

    private static int sum(String text) {
        return Stream.of(text.split("\\+")).mapToInt(Counts::product).sum();
    }

    private static int product(String text) {
        return Stream.of(text.split("\\*"))
                .map(String::strip)
                .mapToInt(Integer::parseInt)
                .reduce(1, Math::multiplyExact);
    }

    private static List<String> words(String cell) {
        return List.of(cell.split(" +"));
    }

    private static List<Integer> numbers(String cell) {
        return words(cell).stream().map(Integer::valueOf).toList();
    }
}
