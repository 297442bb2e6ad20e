package io.baize.report;

import io.baize.kernel.Money;
import io.baize.ledger.Hold;
import io.baize.report.Column.Total;
import java.util.ArrayList;
import java.util.List;

/**
 * The sums of some rows. What is not available adds nothing, and where no row has a number there is no sum either. A
 * ratio of totals is only one where both columns had a number in the same rows: the win of three tables over the drop
 * of four is nobody's hold.
 */
final class Sums {

    private final Report report;
    private final List<Column> columns;
    private final long[] sums;
    private final long[] missing;
    private long rows;
    private final boolean[] uneven;

    Sums(Report report) {
        this.report = report;
        this.columns = report.columns();
        this.sums = new long[columns.size()];
        this.missing = new long[columns.size()];
        this.uneven = new boolean[columns.size()];
    }

    void add(List<Value> row) {
        rows++;
        for (int index = 0; index < sums.length; index++) {
            switch (row.get(index)) {
                case Value.Count(long count) -> sums[index] = Math.addExact(sums[index], count);
                case Value.Amount(Money money) -> sums[index] = Math.addExact(sums[index], money.cents());
                case Value.NotAvailable _ -> missing[index]++;
                case Value.Text _, Value.Percent _, Value.Day _, Value.Moment _ -> {}
            }
            if (columns.get(index).total() instanceof Total.Ratio(String of, String over)) {
                uneven[index] |= known(row.get(report.index(of))) != known(row.get(report.index(over)));
            }
        }
    }

    List<Value> total() {
        List<Value> total = new ArrayList<>();
        for (int index = 0; index < sums.length; index++) {
            Column column = columns.get(index);
            total.add(
                    switch (column.total()) {
                        case Total.Nothing _ -> Line.NOTHING;
                        case Total.Sum _ ->
                            rows > 0 && missing[index] == rows ? Value.NOT_AVAILABLE : sum(column, sums[index]);
                        case Total.Ratio(String of, String over) ->
                            uneven[index]
                                    ? Value.NOT_AVAILABLE
                                    : ratio(Money.usd(sums[report.index(of)]), Money.usd(sums[report.index(over)]));
                    });
        }
        return total;
    }

    /** In how many rows an added column had no number. */
    long missing(int column) {
        return columns.get(column).total() instanceof Total.Sum ? missing[column] : 0;
    }

    static Value ratio(Money of, Money over) {
        return switch (Hold.of(of, over)) {
            case Hold.Ratio ratio -> new Value.Percent(ratio.basisPoints());
            case Hold.NotAvailable _ -> Value.NOT_AVAILABLE;
        };
    }

    private static boolean known(Value value) {
        return value instanceof Value.Amount;
    }

    private static Value sum(Column column, long sum) {
        return column.kind() == Column.Kind.MONEY ? new Value.Amount(Money.usd(sum)) : new Value.Count(sum);
    }
}
