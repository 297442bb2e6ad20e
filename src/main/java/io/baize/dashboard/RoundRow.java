package io.baize.dashboard;

import io.baize.kernel.Money;
import io.baize.table.store.RoundSummary;
import io.baize.terms.store.Property;
import java.time.Instant;

/** A settled round in the list of its table. */
record RoundRow(
        String table,
        String id,
        int revision,
        String status,
        String completed,
        Instant completedAt,
        Money stake,
        Money paid,
        Money house) {

    static RoundRow of(String table, RoundSummary round, Property property) {
        var totals = round.totals();
        return new RoundRow(
                table,
                round.round(),
                round.revision(),
                round.status(),
                Words.clock(round.completedAt(), property.timeZone()),
                round.completedAt(),
                Money.usd(totals.stake()),
                Money.usd(totals.returned() + totals.won()),
                Money.usd(totals.house()));
    }

    public String path() {
        return Paths.round(table, id);
    }

    public String version() {
        return revision + "-" + status;
    }

    public boolean corrected() {
        return revision > 1;
    }
}
