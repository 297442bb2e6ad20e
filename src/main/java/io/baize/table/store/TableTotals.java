package io.baize.table.store;

/** What a table did in one gaming day, in cents. */
public record TableTotals(
        long rounds, long bets, long handle, long returned, long won, long vigorish, long win, long drop) {

    public static final TableTotals NOTHING = new TableTotals(0, 0, 0, 0, 0, 0, 0, 0);
}
