package io.baize.dashboard;

import io.baize.report.Column;
import io.baize.report.Line;
import io.baize.report.Report;
import io.baize.report.ReportWriter;
import io.baize.report.Shown;
import io.baize.report.Value;
import java.util.ArrayList;
import java.util.List;

/** A report as a page shows it: the lines as they were written, in words. */
final class ReportView implements ReportWriter {

    record Head(String title, boolean number, String means) {}

    record Cell(String text, boolean number, boolean negative) {}

    record Row(String kind, String label, List<Cell> cells) {}

    private Report report;
    private final List<Row> rows = new ArrayList<>();
    private List<String> notes = List.of();

    @Override
    public void begin(Report report) {
        this.report = report;
    }

    @Override
    public void line(Line line) {
        List<Cell> cells = new ArrayList<>();
        for (int index = 0; index < line.values().size(); index++) {
            cells.add(cell(report.columns().get(index), line.values().get(index)));
        }
        rows.add(new Row(line.kind().word(), label(line), cells));
    }

    @Override
    public void end(List<String> notes) {
        this.notes = notes;
    }

    public String title() {
        return report.heading().title();
    }

    public List<String> about() {
        return report.about();
    }

    public String groupedBy() {
        return report.groupedBy();
    }

    public List<Head> heads() {
        return report.columns().stream()
                .map(column -> new Head(column.title(), number(column), column.means()))
                .toList();
    }

    public List<Row> rows() {
        return rows;
    }

    public List<String> definitions() {
        return report.definitions();
    }

    public List<String> notes() {
        return notes;
    }

    private Cell cell(Column column, Value value) {
        boolean negative = switch (value) {
            case Value.Amount amount -> amount.money().cents() < 0;
            case Value.Percent percent -> percent.basisPoints() < 0;
            case Value.Count count -> count.count() < 0;
            case Value.Text _, Value.Day _, Value.Moment _, Value.NotAvailable _ -> false;
        };
        return new Cell(Shown.of(value, report.heading().zone()), number(column), negative);
    }

    private static boolean number(Column column) {
        return switch (column.kind()) {
            case COUNT, MONEY, PERCENT -> true;
            case TEXT, DAY, MOMENT -> false;
        };
    }

    private static String label(Line line) {
        return switch (line.kind()) {
            case ROW -> line.group();
            case SUBTOTAL -> line.group() + ", total";
            case TOTAL -> "Total";
        };
    }
}
