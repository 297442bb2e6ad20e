package io.baize.dashboard;

import io.agroal.api.AgroalDataSource;
import io.baize.kernel.store.Sql;
import io.baize.table.store.Alert;
import io.baize.table.store.AlertQueries;
import io.baize.terms.store.Property;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Reads the alerts of a property, and which of them still need somebody: an alert is open while its round waits, or for
 * a while if it names no round.
 */
@ApplicationScoped
class AlertReads {

    private static final int MOST_SHOWN = 200;
    private static final Duration OPEN_WITHOUT_ROUND = Duration.ofMinutes(30);
    /** Bounds the search: an alert of a round that waits longer than this was seen by every shift. */
    private static final Duration OPEN_AT_MOST = Duration.ofDays(3);

    private static final String WAITING_ROUNDS = """
            select s.table_id || '/' || jsonb_object_keys(s.state -> 'rounds') as round
            from table_state s join gaming_table t on t.id = s.table_id where t.property_id = ?""";

    private static final String OPEN_ALERTS = """
            select table_id, count(*) as n from alert
            where property_id = ? and at >= ? and (round_id is null and at >= ? or table_id || '/' || round_id = any(?))
            group by table_id""";

    private final Sql sql;
    private final AlertQueries alerts;

    AlertReads(AgroalDataSource database, AlertQueries alerts) {
        this.sql = new Sql(database);
        this.alerts = alerts;
    }

    List<AlertRow> newest(Property property, Instant now) {
        Set<String> waiting = waiting(property);
        return alerts.page(List.of(property.id()), Moments.END, "", MOST_SHOWN).stream()
                .map(alert -> AlertRow.of(alert, property, isOpen(alert, waiting, now)))
                .toList();
    }

    /** How many are open, by table; tables without any are not in it. */
    Map<String, Long> open(Property property, Instant now) {
        return sql
                .list(
                        OPEN_ALERTS,
                        row -> Map.entry(row.getString("table_id"), row.getLong("n")),
                        property.id(),
                        now.minus(OPEN_AT_MOST),
                        now.minus(OPEN_WITHOUT_ROUND),
                        waiting(property))
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    private static boolean isOpen(Alert alert, Set<String> waiting, Instant now) {
        return alert.round() == null
                ? !alert.at().isBefore(now.minus(OPEN_WITHOUT_ROUND))
                : waiting.contains(alert.table() + "/" + alert.round())
                        && !alert.at().isBefore(now.minus(OPEN_AT_MOST));
    }

    private Set<String> waiting(Property property) {
        return Set.copyOf(sql.list(WAITING_ROUNDS, row -> row.getString("round"), property.id()));
    }
}
