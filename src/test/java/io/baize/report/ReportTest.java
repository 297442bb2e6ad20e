package io.baize.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.report.Heading.Period;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReportTest {

    @Test
    void aGroupHasASubtotalAndTheReportATotalWithTheHoldOfItsSums() {
        // When
        Recorded written = written(lines -> {
            lines.group("Three-card poker");
            lines.row(table("TC 1"), Value.count(120), Value.cents(100_000L), Value.cents(25_000L));
            lines.row(table("TC 2"), Value.count(80), Value.cents(300_000L), Value.cents(-5_000L));
            lines.group("Let it ride");
            lines.row(table("LR 1"), Value.count(10), Value.cents(200_000L), Value.cents(10_000L));
        });

        // Then: $1,000 and $3,000 dropped, $250 won and $50 lost, which is 5 %
        assertThat(shown(written))
                .containsExactly(
                        "row Three-card poker | TC 1 | 120 | $1,000.00 | $250.00 | 25.00 %",
                        "row Three-card poker | TC 2 | 80 | $3,000.00 | -$50.00 | -1.67 %",
                        "subtotal Three-card poker |  | 200 | $4,000.00 | $200.00 | 5.00 %",
                        "row Let it ride | LR 1 | 10 | $2,000.00 | $100.00 | 5.00 %",
                        "subtotal Let it ride |  | 10 | $2,000.00 | $100.00 | 5.00 %",
                        "total  |  | 210 | $6,000.00 | $300.00 | 5.00 %");
        assertThat(written.notes()).containsExactly("Amounts in US dollars.");
    }

    @Test
    void withoutADropThereIsNoHold() {
        Recorded written = written(lines -> {
            lines.group("Let it ride");
            lines.row(table("LR 1"), Value.count(4), Value.cents(0L), Value.cents(10_000L));
            lines.row(table("LR 2"), Value.count(4), Value.cents(-500L), Value.cents(10_000L));
        });

        assertThat(written.lines())
                .allSatisfy(line -> assertThat(line.values().getLast()).isEqualTo(Value.NOT_AVAILABLE));
    }

    /** The win of one table over the drop of two would be a hold of nothing. */
    @Test
    void aTotalWhoseWinIsUnknownAtOneTableSaysSoAndHasNoHold() {
        Recorded written = written(lines -> {
            lines.group("Let it ride");
            lines.row(table("LR 1"), Value.count(4), Value.cents(100_000L), Value.cents(10_000L));
            lines.row(table("LR 2"), Value.count(4), Value.cents(200_000L), Value.NOT_AVAILABLE);
        });

        assertThat(shown(written))
                .contains(
                        "row Let it ride | LR 2 | 4 | $2,000.00 | n/a | n/a",
                        "total  |  | 8 | $3,000.00 | $100.00 | n/a");
        assertThat(written.notes()).contains("Win is not available in 1 of 2 rows; its totals add up the others.");
    }

    @Test
    void aColumnWithoutAnyNumberHasNoTotalEither() {
        Recorded written = written(lines -> {
            lines.group("Let it ride");
            lines.row(table("LR 1"), Value.count(4), Value.cents(100_000L), Value.NOT_AVAILABLE);
        });

        assertThat(shown(written)).contains("total  |  | 4 | $1,000.00 | n/a | n/a");
        assertThat(written.notes()).noneMatch(note -> note.contains("Win"));
    }

    @Test
    void anEmptyGroupAndAnEmptyReportComeToNothing() {
        assertThat(shown(written(lines -> lines.group("Let it ride"))))
                .containsExactly(
                        "subtotal Let it ride |  | 0 | $0.00 | $0.00 | n/a", "total  |  | 0 | $0.00 | $0.00 | n/a");
        assertThat(shown(written(lines -> {}))).containsExactly("total  |  | 0 | $0.00 | $0.00 | n/a");
    }

    @Test
    void aReportThatIsTooLongIsRefusedWithTheLimit() {
        Answer<Report.Written> answer = SampleReports.dropAndWin(lines -> {
                    lines.group("Let it ride");
                    for (int row = 0; row < 4; row++) {
                        lines.row(table("LR"), Value.count(1), Value.cents(1L), Value.cents(1L));
                    }
                })
                .writeTo(new Recorded(), 3);

        assertThat(answer).isInstanceOfSatisfying(Answer.Refused.class, refused -> {
            Refusal refusal = refused.refusal();
            assertThat(refusal.code()).isEqualTo("report-too-long");
            assertThat(refusal.limit()).isEqualTo("3 rows");
        });
    }

    @Test
    void aRowThatDoesNotFitItsColumnsIsABug() {
        assertThatThrownBy(() -> written(lines -> lines.row(table("LR 1")))).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> written(lines -> {
                    lines.group("Let it ride");
                    lines.row(table("LR 1"), Value.cents(4L), Value.cents(1L), Value.cents(1L));
                }))
                .hasMessageContaining("rounds");
        assertThatThrownBy(() -> written(lines -> {
                    lines.group("Let it ride");
                    lines.row(table("LR 1"), Value.count(4), Value.cents(1L), Value.cents(1L), Value.cents(1L));
                }))
                .hasMessageContaining("5 values");
        assertThatThrownBy(() -> new Report(
                        SampleReports.HEADING,
                        "Game",
                        List.of(Column.ratio("hold", "Hold", "win", "drop", "")),
                        List.of(),
                        lines -> {}))
                .hasMessageContaining("win");
    }

    @Test
    void theHeadSaysWhichStateOfTheBooksItShows() {
        Report report = SampleReports.dropAndWin(lines -> {});

        assertThat(report.about())
                .containsExactly(
                        "Catskill",
                        "gaming day 2026-11-01",
                        "as first closed on 2026-11-02 06:30:00 -05:00",
                        "as of 2026-11-02 07:00:00 -05:00, times of America/New_York");
        assertThat(new Period(LocalDate.of(2026, 1, 1), LocalDate.of(2026, 1, 31)))
                .hasToString("gaming days 2026-01-01 to 2026-01-31");
    }

    private static Value table(String name) {
        return Value.text(name);
    }

    private static Recorded written(Content content) {
        Recorded recorded = new Recorded();
        SampleReports.dropAndWin(content).writeTo(recorded, 100);
        return recorded;
    }

    private static List<String> shown(Recorded written) {
        return written.lines().stream()
                .map(line -> line.kind().word() + " " + line.group() + " | "
                        + String.join(
                                " | ",
                                line.values().stream()
                                        .map(value -> Shown.of(value, SampleReports.ZONE))
                                        .toList()))
                .toList();
    }
}
