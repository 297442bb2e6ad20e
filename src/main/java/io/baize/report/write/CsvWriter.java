package io.baize.report.write;

import io.baize.kernel.Money;
import io.baize.report.Column;
import io.baize.report.Line;
import io.baize.report.Report;
import io.baize.report.ReportWriter;
import io.baize.report.Shown;
import io.baize.report.Value;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * RFC 4180 in UTF-8: one header, and each record with the same fields. The first field says what a record is: row,
 * subtotal, total, about or note, so that a program takes the rows alone. Amounts are plain: -1234.50, percents 33.33.
 */
final class CsvWriter implements ReportWriter {

    /** A spreadsheet takes a text that starts so for a formula. */
    private static final String STARTS_FORMULA = "=+-@\t\r＝＋－＠";

    private static final int BUFFER = 1 << 16;

    private final Writer out;
    private Report report;

    CsvWriter(OutputStream out) {
        this.out = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), BUFFER);
    }

    @Override
    public void begin(Report report) {
        this.report = report;
        record(Stream.concat(
                        Stream.of("Line", report.groupedBy()),
                        report.columns().stream().map(Column::title).map(CsvWriter::harmless))
                .toList());
    }

    @Override
    public void line(Line line) {
        List<String> fields = new ArrayList<>();
        fields.add(line.kind().word());
        fields.add(harmless(line.group()));
        line.values().forEach(value -> fields.add(plain(value)));
        record(fields);
    }

    @Override
    public void end(List<String> notes) {
        words("about", report.heading().title());
        report.about().forEach(about -> words("about", about));
        report.definitions().forEach(definition -> words("note", definition));
        notes.forEach(note -> words("note", note));
        try {
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Words stand in the second field, and the others stay empty. */
    private void words(String kind, String words) {
        List<String> fields = new ArrayList<>(List.of(kind, harmless(words)));
        report.columns().forEach(_ -> fields.add(""));
        record(fields);
    }

    private String plain(Value value) {
        return switch (value) {
            case Value.Text(String text) -> harmless(text);
            case Value.Amount(Money money) -> Shown.hundredths(money.cents());
            case Value.Percent(long points) -> Shown.hundredths(points);
            case Value.Count _, Value.Day _, Value.Moment _, Value.NotAvailable _ ->
                Shown.of(value, report.heading().zone());
        };
    }

    static String harmless(String text) {
        return !text.isEmpty() && STARTS_FORMULA.indexOf(text.charAt(0)) >= 0 ? "'" + text : text;
    }

    private void record(List<String> fields) {
        try {
            for (int index = 0; index < fields.size(); index++) {
                if (index > 0) {
                    out.write(',');
                }
                out.write(quoted(fields.get(index)));
            }
            out.write("\r\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String quoted(String field) {
        boolean plain = field.chars().noneMatch(c -> c == ',' || c == '"' || c == '\r' || c == '\n');
        return plain ? field : '"' + field.replace("\"", "\"\"") + '"';
    }
}
