package io.baize.dashboard;

import io.agroal.api.AgroalDataSource;
import io.baize.kernel.store.Sql;
import io.baize.table.store.Alert;
import io.baize.table.store.AlertQueries;
import io.baize.terms.store.Property;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Set;

/** Reads the alerts of a property, and which of them still need somebody. */
@ApplicationScoped
class AlertReads {

    private static final int MOST_SHOWN = 200;

    private static final String WAITING_ROUNDS = """
            select s.table_id || '/' || jsonb_object_keys(s.state -> 'rounds') as round
            from table_state s join gaming_table t on t.id = s.table_id where t.property_id = ?""";

    private final Sql sql;
    private final AlertQueries alerts;

    AlertReads(AgroalDataSource database, AlertQueries alerts) {
        this.sql = new Sql(database);
        this.alerts = alerts;
    }

    List<AlertRow> alerts(Property property, Instant now) {
        Set<String> waiting = Set.copyOf(sql.list(WAITING_ROUNDS, row -> row.getString("round"), property.id()));
        Instant today = Moments.beginning(property.gamingDay(now), property);
        return alerts.page(List.of(property.id()), Moments.END, "", MOST_SHOWN).stream()
                .map(alert -> AlertRow.of(alert, property, isOpen(alert, waiting, today)))
                .toList();
    }

    /** As in the pit's list: while its round waits, or all day if it names no round. */
    private static boolean isOpen(Alert alert, Set<String> waiting, Instant today) {
        return !alert.at().isBefore(today)
                && (alert.round() == null || waiting.contains(alert.table() + "/" + alert.round()));
    }
}
