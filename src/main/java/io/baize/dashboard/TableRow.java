package io.baize.dashboard;

import io.baize.kernel.Money;
import java.util.List;

/** A table as the pit sees it: one row, rewritten only when something in it changed. */
record TableRow(
        String id,
        String name,
        String pit,
        String state,
        String dealer,
        String limits,
        List<Selection> selections,
        Day day,
        List<Held> held,
        long alerts) {

    record Selection(String name, String paytable) {}

    record Held(String round, String reason) {}

    /** The current gaming day at the table, or of all tables together. */
    record Day(long rounds, Money handle, Money win, Money drop) {

        static final Day NOTHING = new Day(0, Money.ZERO, Money.ZERO, Money.ZERO);

        Day plus(Day other) {
            return new Day(
                    rounds + other.rounds, handle.plus(other.handle), win.plus(other.win), drop.plus(other.drop));
        }
    }

    public String path() {
        return Paths.table(id);
    }

    public String version() {
        return Integer.toHexString(hashCode());
    }
}
