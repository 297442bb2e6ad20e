package io.baize.dashboard;

import java.time.LocalDate;
import java.util.List;

/** The tables of one property on the current gaming day, with their totals and the meters that they share. */
record Pit(LocalDate gamingDay, List<LinkedView> linked, List<TableRow> tables) {

    public TableRow.Day total() {
        return tables.stream().map(TableRow::day).reduce(TableRow.Day.NOTHING, TableRow.Day::plus);
    }

    public long open() {
        return tables.stream().filter(table -> table.state().equals("open")).count();
    }

    public long held() {
        return tables.stream().mapToLong(table -> table.held().size()).sum();
    }

    public long alerts() {
        return tables.stream().mapToLong(TableRow::alerts).sum();
    }

    public String version() {
        return Integer.toHexString(hashCode());
    }
}
