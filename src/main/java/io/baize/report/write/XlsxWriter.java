package io.baize.report.write;

import io.baize.kernel.Money;
import io.baize.report.Column;
import io.baize.report.Line;
import io.baize.report.Report;
import io.baize.report.ReportWriter;
import io.baize.report.Shown;
import io.baize.report.Value;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.List;
import org.dhatim.fastexcel.StyleSetter;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;

/**
 * A workbook: the report on one sheet, its definitions and notes on another. Totals are the report's own numbers; the
 * line below them adds the rows up once more with formulas, so that whoever opens the file sees the sheet agree.
 */
final class XlsxWriter implements ReportWriter {

    private static final String CREATOR = "Baize";
    private static final String CREATOR_VERSION = "1.0";
    private static final int FIRST_COLUMN = 2;
    private static final int LINES_IN_MEMORY = 500;

    private static final String MONEY = "\"$\"#,##0.00;[Red]\\-\"$\"#,##0.00";
    private static final String PERCENT = "0.00%;[Red]\\-0.00%";
    private static final String COUNT = "#,##0;[Red]\\-#,##0";
    private static final String NUMBER = "0";
    private static final String DAY = "yyyy\\-mm\\-dd";
    private static final String SHADE = "E9EEEA";

    private final Workbook book;
    private Report report;
    private Worksheet sheet;
    private int next;
    private int firstLine;

    XlsxWriter(OutputStream out) {
        this.book = new Workbook(out, CREATOR, CREATOR_VERSION);
    }

    @Override
    public void begin(Report report) {
        this.report = report;
        sheet = book.newWorksheet("Report");
        sheet.pageOrientation("landscape");
        sheet.inlineString(next, 0, report.heading().title());
        sheet.style(next++, 0).bold().fontSize(14).set();
        report.about().forEach(about -> sheet.inlineString(next++, 0, about));
        next++;
        head(0, "Line");
        head(1, report.groupedBy());
        for (int index = 0; index < report.columns().size(); index++) {
            head(FIRST_COLUMN + index, report.columns().get(index).title());
            sheet.width(FIRST_COLUMN + index, width(report.columns().get(index)));
        }
        sheet.width(0, 10);
        sheet.width(1, 26);
        sheet.repeatRows(next);
        sheet.footer("Page &P of &N", org.dhatim.fastexcel.Position.CENTER);
        sheet.freezePane(FIRST_COLUMN, ++next);
        firstLine = next;
    }

    @Override
    public void line(Line line) {
        sheet.inlineString(next, 0, line.kind().word());
        sheet.inlineString(next, 1, line.group());
        mark(line.kind(), sheet.style(next, 0));
        mark(line.kind(), sheet.style(next, 1));
        for (int index = 0; index < line.values().size(); index++) {
            put(FIRST_COLUMN + index, report.columns().get(index), line.values().get(index), line.kind());
        }
        if (++next % LINES_IN_MEMORY == 0) {
            flush();
        }
    }

    @Override
    public void end(List<String> notes) {
        check();
        try {
            sheet.finish();
            sheet = book.newWorksheet("Notes");
            sheet.width(0, 120);
            next = 0;
            report.definitions().forEach(definition -> sheet.inlineString(next++, 0, definition));
            notes.forEach(note -> sheet.inlineString(next++, 0, note));
            book.finish();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What the rows come to when this sheet adds them up itself. */
    private void check() {
        sheet.inlineString(next, 0, "check");
        sheet.inlineString(next, 1, "rows added up by this sheet");
        sheet.style(next, 1).italic().set();
        for (int index = 0; index < report.columns().size(); index++) {
            if (report.columns().get(index).total() instanceof Column.Total.Sum) {
                int column = FIRST_COLUMN + index;
                String kinds = "$A$%d:$A$%d".formatted(firstLine + 1, next);
                String values = "%1$s$%2$d:%1$s$%3$d".formatted(letters(column), firstLine + 1, next);
                sheet.formula(next, column, "ROUND(SUMIFS(" + values + "," + kinds + ",\"row\"),2)");
                sheet.style(next, column)
                        .italic()
                        .format(format(report.columns().get(index)))
                        .set();
            }
        }
    }

    private void put(int at, Column column, Value value, Line.Kind kind) {
        switch (value) {
            case Value.Count(long count) -> sheet.value(next, at, count);
            case Value.Amount(Money money) -> sheet.value(next, at, BigDecimal.valueOf(money.cents(), 2));
            case Value.Percent(long points) -> sheet.value(next, at, BigDecimal.valueOf(points, 4));
            case Value.Day day -> sheet.value(next, at, day.day());
            case Value.Text _, Value.Moment _, Value.NotAvailable _ -> {
                String text = Shown.of(value, report.heading().zone());
                if (!text.isEmpty()) {
                    sheet.inlineString(next, at, text);
                }
            }
        }
        StyleSetter style = sheet.style(next, at);
        String format = format(column);
        if (format != null) {
            style.format(format);
        }
        if (value instanceof Value.NotAvailable) {
            style.horizontalAlignment("right");
        }
        mark(kind, style);
    }

    private static void mark(Line.Kind kind, StyleSetter style) {
        switch (kind) {
            case ROW -> {}
            case SUBTOTAL -> style.bold();
            case TOTAL -> style.bold().fillColor(SHADE);
        }
        style.set();
    }

    private void head(int column, String title) {
        sheet.inlineString(next, column, title);
        sheet.style(next, column).bold().fillColor(SHADE).wrapText(true).set();
    }

    private static String format(Column column) {
        return switch (column.kind()) {
            case MONEY -> MONEY;
            case PERCENT -> PERCENT;
            case COUNT -> column.total() instanceof Column.Total.Nothing ? NUMBER : COUNT;
            case DAY -> DAY;
            case TEXT, MOMENT -> null;
        };
    }

    private static int width(Column column) {
        return switch (column.kind()) {
            case TEXT, MOMENT -> 27;
            case MONEY -> 16;
            case COUNT, PERCENT, DAY -> 12;
        };
    }

    /** 0 is A, 26 is AA. */
    static String letters(int column) {
        String last = Character.toString('A' + column % 26);
        return column < 26 ? last : letters(column / 26 - 1) + last;
    }

    private void flush() {
        try {
            sheet.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
