package io.baize.api;

import io.baize.ledger.TableTotals;
import io.baize.ledger.store.TotalsQueries;
import io.baize.rulepack.Pack;
import io.baize.terms.store.FloorStore;
import io.baize.terms.store.GamingTable;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.Optional;

/** How a table stands in the gaming day that is running. */
@ApplicationScoped
class TableToday {

    private final FloorStore floor;
    private final TotalsQueries totals;
    private final AdoptedRules adopted;
    private final InstantSource clock;

    TableToday(FloorStore floor, TotalsQueries totals, AdoptedRules adopted, InstantSource clock) {
        this.floor = floor;
        this.totals = totals;
        this.adopted = adopted;
        this.clock = clock;
    }

    LocalDate gamingDay(GamingTable table) {
        return floor.property(table.property()).orElseThrow().gamingDay(clock.instant());
    }

    TableTotals totals(GamingTable table) {
        return totals.totals(table.id(), gamingDay(table));
    }

    Optional<Pack> pack(GamingTable table) {
        return adopted.of(table);
    }
}
