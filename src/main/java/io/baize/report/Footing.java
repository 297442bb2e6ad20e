package io.baize.report;

import io.baize.kernel.Money;
import io.baize.report.Column.Total;
import java.util.ArrayList;
import java.util.List;

/** Stands between the source of the rows and the writer, works out what is derived, and adds up what is written. */
final class Footing implements Content.Lines {

    /** The taker can hold no more. */
    static final class TooLong extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TooLong() {
            super(null, null, false, false);
        }
    }

    private final Report report;
    private final ReportWriter writer;
    private final long mostRows;
    private final Sums all;
    private Sums ofGroup;
    private String group;
    private long rows;

    Footing(Report report, ReportWriter writer, long mostRows) {
        this.report = report;
        this.writer = writer;
        this.mostRows = mostRows;
        this.all = new Sums(report);
    }

    @Override
    public void group(String name) {
        closeGroup();
        group = new Value.Text(name).text();
        ofGroup = new Sums(report);
    }

    @Override
    public void row(Value... values) {
        if (group == null) {
            throw new IllegalStateException("a row belongs to a group");
        }
        if (++rows > mostRows) {
            throw new TooLong();
        }
        List<Value> row = complete(values);
        ofGroup.add(row);
        all.add(row);
        writer.line(new Line(Line.Kind.ROW, group, row));
    }

    Report.Written end() {
        closeGroup();
        List<Value> total = all.total();
        writer.line(new Line(Line.Kind.TOTAL, "", total));
        writer.end(notes());
        return new Report.Written(rows, total);
    }

    private void closeGroup() {
        if (group != null) {
            writer.line(new Line(Line.Kind.SUBTOTAL, group, ofGroup.total()));
        }
    }

    private List<Value> complete(Value... values) {
        List<Value> row = new ArrayList<>();
        int given = 0;
        for (Column column : report.columns()) {
            if (column.derived()) {
                row.add(Line.NOTHING);
            } else if (given < values.length && column.takes(values[given])) {
                row.add(values[given++]);
            } else {
                throw new IllegalArgumentException("column " + column.id() + " has no fitting value in the row");
            }
        }
        if (given < values.length) {
            throw new IllegalArgumentException("the row has " + values.length + " values for " + given + " columns");
        }
        for (int index = 0; index < row.size(); index++) {
            if (report.columns().get(index).total() instanceof Total.Ratio(String of, String over)) {
                row.set(index, ratio(row.get(report.index(of)), row.get(report.index(over))));
            }
        }
        return row;
    }

    private static Value ratio(Value of, Value over) {
        return of instanceof Value.Amount(Money part) && over instanceof Value.Amount(Money whole)
                ? Sums.ratio(part, whole)
                : Value.NOT_AVAILABLE;
    }

    private List<String> notes() {
        List<String> notes = new ArrayList<>(report.notes());
        for (int index = 0; index < report.columns().size(); index++) {
            long missing = all.missing(index);
            if (missing > 0 && missing < rows) {
                notes.add(report.columns().get(index).title() + " is not available in " + missing + " of " + rows
                        + " rows; its totals add up the others.");
            }
        }
        return notes;
    }
}
