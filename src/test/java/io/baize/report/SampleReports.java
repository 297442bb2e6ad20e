package io.baize.report;

import io.baize.report.Heading.Period;
import io.baize.report.Heading.Version;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Reports to write: a small one of a floor, and random ones that hold all that a report may hold. */
public final class SampleReports {

    public static final ZoneId ZONE = ZoneId.of("America/New_York");

    public static final Heading HEADING = new Heading(
            "drop-and-win",
            "Drop and win summary",
            "Catskill",
            Period.of(LocalDate.of(2026, 11, 1)),
            Instant.parse("2026-11-02T12:00:00Z"),
            new Version.AsFirstClosed(Instant.parse("2026-11-02T11:30:00Z")),
            ZONE);

    public static final List<Column> DROP_AND_WIN = List.of(
            Column.text("table", "Table", ""),
            Column.count("rounds", "Rounds", "rounds settled"),
            Column.money("drop", "Drop", "money in the box"),
            Column.money("win", "Win", "counted drop + closer + credits − opener − fills"),
            Column.ratio("hold", "Hold", "win", "drop", "win ÷ drop; n/a where nothing was dropped"));

    private static final int MOST_ROWS_OF_A_GROUP = 6;

    /** Two years' cents of a large house in one cell. */
    private static final long LARGE = 100_000_000_000L;

    private SampleReports() {}

    public static Report dropAndWin(Content content) {
        return new Report(HEADING, "Game", DROP_AND_WIN, List.of("Amounts in US dollars."), content);
    }

    /** Rows of every kind, some numbers missing, some groups empty, texts out of these characters. */
    public static Report random(Random random, String characters) {
        List<Column> columns = List.of(
                Column.text("table", "Table", "the table's name"),
                Column.number("slip", "Slip", "its number"),
                Column.day("day", "Day", ""),
                Column.moment("at", "At", "when it was recorded"),
                Column.count("rounds", "Rounds", ""),
                Column.money("drop", "Drop", "money in the box"),
                Column.money("win", "Win", "what stayed"),
                Column.ratio("hold", "Hold", "win", "drop", "win ÷ drop"));
        List<List<Value[]>> groups = new ArrayList<>();
        for (int group = random.nextInt(5); group > 0; group--) {
            List<Value[]> rows = new ArrayList<>();
            for (int row = random.nextInt(MOST_ROWS_OF_A_GROUP); row > 0; row--) {
                rows.add(row(random, characters));
            }
            groups.add(rows);
        }
        return new Report(HEADING, "Game", columns, List.of("Random."), lines -> {
            for (int group = 0; group < groups.size(); group++) {
                lines.group("Game " + group);
                groups.get(group).forEach(lines::row);
            }
        });
    }

    private static Value[] row(Random random, String characters) {
        return new Value[] {
            Value.text("T" + text(random, characters)),
            random.nextInt(9) == 0 ? Value.NOT_AVAILABLE : Value.count(random.nextInt(1_000_000)),
            random.nextInt(9) == 0
                    ? Value.NOT_AVAILABLE
                    : Value.day(LocalDate.of(2026, 1, 1).plusDays(random.nextInt(700))),
            random.nextInt(9) == 0
                    ? Value.NOT_AVAILABLE
                    : Value.moment(Instant.parse("2026-11-01T05:00:00Z").plusSeconds(random.nextInt(10_000))),
            random.nextInt(9) == 0 ? Value.NOT_AVAILABLE : Value.count(random.nextInt(2_000) - 1_000),
            amount(random),
            amount(random)
        };
    }

    private static Value amount(Random random) {
        return switch (random.nextInt(8)) {
            case 0 -> Value.NOT_AVAILABLE;
            case 1 -> Value.cents(0L);
            case 2 -> Value.cents(random.nextLong(-LARGE, LARGE));
            default -> Value.cents(random.nextLong(-100_000, 1_000_000));
        };
    }

    private static String text(Random random, String characters) {
        StringBuilder text = new StringBuilder();
        int[] points = characters.codePoints().toArray();
        for (int length = random.nextInt(7); length > 0; length--) {
            text.appendCodePoint(points[random.nextInt(points.length)]);
        }
        return text.toString();
    }
}
