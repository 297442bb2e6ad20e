package io.baize.report;

import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.report.Column.Kind;
import io.baize.report.Column.Total;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A report: rows in groups, with a subtotal after each group and one total at the end. The report adds up what it hands
 * to the writer, so that every format foots, and foots alike.
 */
public record Report(Heading heading, String groupedBy, List<Column> columns, List<String> notes, Content content) {

    /** What was written. */
    public record Written(long rows, List<Value> total) {}

    public Report {
        columns = List.copyOf(columns);
        notes = List.copyOf(notes);
        Set<String> ids = new HashSet<>();
        for (Column column : columns) {
            if (!ids.add(column.id())) {
                throw new IllegalArgumentException("two columns are named " + column.id());
            }
            if (column.total() instanceof Total.Ratio(String of, String over)) {
                requireMoney(columns, of);
                requireMoney(columns, over);
            }
        }
    }

    /** Refused is a report that has more rows than the taker can hold; what was written by then is no report. */
    public Answer<Written> writeTo(ReportWriter writer, long mostRows) {
        Footing footing = new Footing(this, writer, mostRows);
        try {
            writer.begin(this);
            content.produce(footing);
            return Answer.of(footing.end());
        } catch (Footing.TooLong _) {
            return Answer.refused(new Refusal(
                    "report-too-long",
                    "period",
                    mostRows + " rows",
                    "the report has more than " + mostRows + " rows in this form: ask for a shorter period",
                    null));
        }
    }

    /** What stands above the numbers in every format, the title aside. */
    public List<String> about() {
        return List.of(
                heading.property(),
                heading.period().toString(),
                heading.versionMark(),
                "as of " + Shown.moment(heading.asOf(), heading.zone()) + ", times of " + heading.zone());
    }

    /** What each column holds, with its formula. */
    public List<String> definitions() {
        return columns.stream()
                .filter(column -> !column.means().isEmpty())
                .map(column -> column.title() + ": " + column.means())
                .toList();
    }

    int index(String column) {
        for (int index = 0; index < columns.size(); index++) {
            if (columns.get(index).id().equals(column)) {
                return index;
            }
        }
        throw new IllegalArgumentException("no column is named " + column);
    }

    private static void requireMoney(List<Column> columns, String id) {
        boolean money = columns.stream()
                .anyMatch(column ->
                        column.id().equals(id) && column.kind() == Kind.MONEY && column.total() instanceof Total.Sum);
        if (!money) {
            throw new IllegalArgumentException("a ratio is of two columns of money, and " + id + " is none");
        }
    }
}
