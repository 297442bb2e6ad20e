package io.baize.report.write;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.report.Report;
import io.baize.report.SampleReports;
import io.baize.report.Value;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CsvWriterTest {

    @Test
    void aReportIsOneHeaderRowsSubtotalsATotalAndWhatItIs() {
        // When
        String file = file("TC 1, \"the corner\"");

        // Then
        assertThat(file).isEqualTo("""
                Line,Game,Table,Rounds,Drop,Win,Hold
                row,Let it ride,"TC 1, ""the corner""\",12,1000.00,-50.05,-5.01
                subtotal,Let it ride,,12,1000.00,-50.05,-5.01
                total,,,12,1000.00,-50.05,-5.01
                about,Drop and win summary,,,,,
                about,Catskill,,,,,
                about,gaming day 2026-11-01,,,,,
                about,as first closed on 2026-11-02 06:30:00 -05:00,,,,,
                about,"as of 2026-11-02 07:00:00 -05:00, times of America/New_York",,,,,
                note,Rounds: rounds settled,,,,,
                note,Drop: money in the box,,,,,
                note,Win: counted drop + closer + credits − opener − fills,,,,,
                note,Hold: win ÷ drop; n/a where nothing was dropped,,,,,
                note,Amounts in US dollars.,,,,,
                """.replace("\n", "\r\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"=1+1", "+1", "-1", "@SUM(A1)", "＝1", "=cmd|' /C calc'!A0"})
    void noTextStartsAFormula(String text) {
        List<String> row = ReadBack.records(file(text)).get(1);

        assertThat(row.get(2)).isEqualTo("'" + text);
    }

    private static String file(String table) {
        Report report = SampleReports.dropAndWin(lines -> {
            lines.group("Let it ride");
            lines.row(Value.text(table), Value.count(12), Value.cents(100_000L), Value.cents(-5_005L));
        });
        return new String(EveryFormatFootsTest.file(report, Format.CSV), StandardCharsets.UTF_8);
    }
}
