package io.baize.report.write;

import io.baize.kernel.Answer;
import io.baize.report.Report;
import io.baize.report.SampleReports;
import io.baize.report.Value;
import java.io.OutputStream;

/** Writes a report of so many rows to nowhere, in a process of its own whose memory somebody bounded. */
public final class LongReport {

    private static final int ROWS_OF_A_GROUP = 5_000;

    private LongReport() {}

    public static void main(String... arguments) {
        Format format = Format.find(arguments[0]).orElseThrow();
        long rows = Long.parseLong(arguments[1]);
        Answer<Report.Written> answer =
                of(rows).writeTo(format.writer(OutputStream.nullOutputStream()), format.mostRows());
        System.out.println(
                switch (answer) {
                    case Answer.Given<Report.Written>(Report.Written written) -> "rows " + written.rows();
                    case Answer.Refused<Report.Written>(var refusal) -> refusal.limit();
                });
    }

    static Report of(long rows) {
        return SampleReports.dropAndWin(lines -> {
            for (long row = 0; row < rows; row++) {
                if (row % ROWS_OF_A_GROUP == 0) {
                    lines.group("Game " + row / ROWS_OF_A_GROUP);
                }
                lines.row(Value.text("Table " + row), Value.count(row), Value.cents(row * 100), Value.cents(row - 7));
            }
        });
    }
}
