package io.baize.dashboard;

import io.baize.rulepack.Pack;
import io.baize.rulepack.PayLine;
import io.baize.rulepack.Paytable;
import io.baize.rulepack.Schedule;
import java.util.List;

/** All printed paytables of a schedule side by side: outcomes down, tables across. */
record PaytableGrid(String schedule, String kind, String says, String cite, List<Column> columns, List<Line> lines) {

    record Column(String name, String cite, String seed) {}

    record Line(String outcome, List<Cell> cells) {}

    /**
     * {@code cite} is null where the table's own clause covers the line; {@code pays} where the table has no such
     * line.
     */
    record Cell(String pays, String cite) {}

    static PaytableGrid of(Pack pack, Schedule schedule) {
        List<Paytable> tables = List.copyOf(schedule.paytables().values());
        return new PaytableGrid(
                Words.schedule(pack, schedule),
                kind(schedule),
                schedule.says(),
                schedule.cite().clause(),
                tables.stream().map(PaytableGrid::column).toList(),
                tables.stream()
                        .flatMap(table -> table.lines().keySet().stream())
                        .distinct()
                        .map(outcome -> new Line(
                                Words.capital(outcome),
                                tables.stream()
                                        .map(table -> cell(table, outcome))
                                        .toList()))
                        .toList());
    }

    private static String kind(Schedule schedule) {
        String kind = switch (schedule.kind()) {
            case EXACT -> schedule.paytables().size() == 1 ? "as printed" : "one of these";
            case FLOOR -> "at least as good as printed";
            case RANGE -> "one of these, or what lies between";
            case APPROVAL -> "any table the commission approved";
        };
        return schedule.follows() == null ? kind : kind + ", with the same table of " + Words.plain(schedule.follows());
    }

    private static Column column(Paytable table) {
        return new Column(
                table.unnamed() ? "Printed" : table.id(),
                table.cite().clause(),
                table.minimumSeed() == null ? null : table.minimumSeed().toString());
    }

    private static Cell cell(Paytable table, String outcome) {
        PayLine line = table.lines().get(outcome);
        if (line == null) {
            return new Cell(null, null);
        }
        return new Cell(
                line.pays().toString(),
                line.cite().equals(table.cite()) ? null : line.cite().clause());
    }
}
