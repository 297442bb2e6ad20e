package io.baize.report.write;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.kernel.Answer;
import io.baize.report.Column;
import io.baize.report.Line;
import io.baize.report.Recorded;
import io.baize.report.Report;
import io.baize.report.SampleReports;
import io.baize.report.Shown;
import io.baize.report.Value;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * One report in every format, read back: the same cells, and totals that are the sums of the rows in the file itself.
 */
class EveryFormatFootsTest {

    private static final String ANY = "aZ09 ,;\"'=+-@<>&|\t\n\r\u0000éŁß漢🂡\u2028";
    private static final String PRINTABLE = "aZ09,;\"=+-@<>&éŁßšČ";
    private static final int REPORTS = 60;

    @ParameterizedTest
    @ValueSource(longs = {1, 20, 300})
    void filesForProgramsHoldTheCellsOfTheReportAndFoot(long seed) throws IOException {
        Random random = new Random(seed);
        for (int count = 0; count < REPORTS; count++) {
            Report report = SampleReports.random(random, ANY);
            List<List<String>> written = plain(report, false);

            assertThat(ReadBack.csv(file(report, Format.CSV), report)).isEqualTo(written);
            assertThat(ReadBack.xlsx(file(report, Format.XLSX), report)).isEqualTo(written);
            assertThat(ReadBack.json(file(report, Format.JSON), report)).isEqualTo(plain(report, true));
            foots(report, ReadBack.csv(file(report, Format.CSV), report));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {4, 50})
    void paperHoldsTheCellsOfTheReportInTheirOrder(long seed) throws IOException {
        Random random = new Random(seed);
        for (int count = 0; count < 10; count++) {
            Report report = SampleReports.random(random, PRINTABLE);
            List<String> expected = shown(report);

            List<String> paper = ReadBack.pdf(file(report, Format.PDF)).stream()
                    .filter(expected::contains)
                    .toList();

            assertThat(paper).isEqualTo(expected);
        }
    }

    /** Adds up what stands in the file, by its own means. */
    private static void foots(Report report, List<List<String>> lines) {
        for (int index = 0; index < report.columns().size(); index++) {
            if (!(report.columns().get(index).total() instanceof Column.Total.Sum)) {
                continue;
            }
            List<String> all = new ArrayList<>();
            List<String> group = new ArrayList<>();
            for (List<String> line : lines) {
                String cell = line.get(index + 2);
                switch (line.getFirst()) {
                    case "row" -> {
                        all.add(cell);
                        group.add(cell);
                    }
                    case "subtotal" -> {
                        assertThat(cell).isEqualTo(sum(group));
                        group.clear();
                    }
                    default -> assertThat(cell).isEqualTo(sum(all));
                }
            }
        }
    }

    private static String sum(List<String> cells) {
        boolean noneKnown = !cells.isEmpty() && cells.stream().allMatch("n/a"::equals);
        return noneKnown
                ? "n/a"
                : cells.stream()
                        .filter(cell -> !cell.equals("n/a"))
                        .map(BigInteger::new)
                        .reduce(BigInteger.ZERO, BigInteger::add)
                        .toString();
    }

    private static List<List<String>> plain(Report report, boolean json) {
        List<List<String>> lines = new ArrayList<>();
        for (Line line : recorded(report).lines()) {
            List<String> cells = new ArrayList<>(List.of(line.kind().word(), line.group()));
            line.values().forEach(value -> cells.add(plain(value, json)));
            lines.add(cells);
        }
        return lines;
    }

    private static String plain(Value value, boolean json) {
        return switch (value) {
            case Value.Amount amount -> Long.toString(amount.money().cents());
            case Value.Percent percent -> Long.toString(percent.basisPoints());
            case Value.Moment moment when json -> moment.at().toString();
            default -> Shown.of(value, SampleReports.ZONE);
        };
    }

    private static List<String> shown(Report report) {
        List<String> lines = new ArrayList<>();
        for (Line line : recorded(report).lines()) {
            List<String> cells = new ArrayList<>();
            cells.add(
                    switch (line.kind()) {
                        case ROW -> line.group();
                        case SUBTOTAL -> line.group() + ", total";
                        case TOTAL -> "Total";
                    });
            line.values().stream()
                    .map(value -> Shown.of(value, SampleReports.ZONE))
                    .filter(text -> !text.isEmpty())
                    .forEach(cells::add);
            lines.add(String.join(" ", cells));
        }
        return lines;
    }

    private static Recorded recorded(Report report) {
        Recorded recorded = new Recorded();
        report.writeTo(recorded, Long.MAX_VALUE);
        return recorded;
    }

    static byte[] file(Report report, Format format) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        assertThat(report.writeTo(format.writer(file), format.mostRows())).isInstanceOf(Answer.Given.class);
        return file.toByteArray();
    }
}
