package io.baize.table.store;

import io.agroal.api.AgroalDataSource;
import io.baize.kernel.store.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Collection;
import java.util.List;

/** Alerts, to read. */
@ApplicationScoped
public class AlertQueries {

    private static final String PAGE = """
            select concat_ws('-', partition, event_offset, index) as id, table_id, property_id, round_id, code,
                   message, at
            from alert
            where property_id = any(?) and (at, concat_ws('-', partition, event_offset, index)) < (?, ?)
            order by at desc, id desc limit ?""";

    private final Sql sql;

    AlertQueries(AgroalDataSource database) {
        this.sql = new Sql(database);
    }

    /** The newest first, those before this time and, at this time, before this id. */
    public List<Alert> page(Collection<String> properties, Instant before, String beforeId, int limit) {
        return sql.list(PAGE, AlertQueries::alert, properties, before, beforeId, limit);
    }

    private static Alert alert(ResultSet row) throws SQLException {
        return new Alert(
                row.getString("id"),
                row.getString("table_id"),
                row.getString("property_id"),
                row.getString("round_id"),
                row.getString("code"),
                row.getString("message"),
                Sql.instant(row, "at"));
    }
}
