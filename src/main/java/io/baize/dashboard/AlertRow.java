package io.baize.dashboard;

import io.baize.table.store.Alert;
import io.baize.terms.store.Property;

/** Something at a table that a person should look at. {@code open} while its round still waits. */
record AlertRow(String id, String table, String round, String code, String message, String at, boolean open) {

    static AlertRow of(Alert alert, Property property, boolean open) {
        return new AlertRow(
                alert.id(),
                alert.table(),
                alert.round(),
                Words.capital(alert.code()),
                alert.message(),
                Words.dayAndClock(alert.at(), property.timeZone()),
                open);
    }

    public String tablePath() {
        return Paths.table(table);
    }

    public String roundPath() {
        return Paths.round(table, round);
    }

    public String version() {
        return Integer.toHexString(hashCode());
    }
}
