package io.baize.quarantine.store;

import io.agroal.api.AgroalDataSource;
import io.baize.kernel.store.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Quarantined events, and what people decided about them. */
@ApplicationScoped
public class QuarantineQueries {

    private static final String EVENT = """
            select partition, event_offset, table_id, property_id, code, message, arrived_at, status,
                   decided_by, decided_at, decision_reason from quarantine
            """;

    private static final String PAGE = EVENT + """
            where (property_id = any(?) or (? and property_id is null))
              and status = coalesce(?, status)
              and (arrived_at, concat_ws('-', partition, event_offset)) < (?, ?)
            order by arrived_at desc, concat_ws('-', partition, event_offset) desc limit ?""";

    private static final String DECIDE = """
            update quarantine set status = ?, decided_by = ?, decided_at = ?, decision_reason = ?
            where partition = ? and event_offset = ?""";

    private final Sql sql;

    QuarantineQueries(AgroalDataSource database) {
        this.sql = new Sql(database);
    }

    /**
     * The newest first, those before this time and, at this time, before this id. {@code unowned} adds events that
     * belong to no property; a null {@code status} means any.
     */
    public List<Quarantined> page(
            Collection<String> properties, boolean unowned, String status, Instant before, String beforeId, int limit) {
        return sql.list(PAGE, QuarantineQueries::event, properties, unowned, status, before, beforeId, limit);
    }

    public Optional<Quarantined> find(QuarantineId id) {
        return sql.first(
                EVENT + "where partition = ? and event_offset = ?",
                QuarantineQueries::event,
                id.partition(),
                id.offset());
    }

    /** Held until the transaction ends, so that only one decision is taken. */
    public Optional<Quarantined> locked(QuarantineId id) {
        return sql.first(
                EVENT + "where partition = ? and event_offset = ? for update",
                QuarantineQueries::event,
                id.partition(),
                id.offset());
    }

    public Optional<RawEvent> raw(QuarantineId id) {
        return sql.first(
                "select record_key, headers, payload from quarantine where partition = ? and event_offset = ?",
                row -> new RawEvent(row.getString("record_key"), row.getString("headers"), row.getBytes("payload")),
                id.partition(),
                id.offset());
    }

    public void decide(QuarantineId id, String status, String by, Instant at, String reason) {
        sql.update(DECIDE, status, by, at, reason, id.partition(), id.offset());
    }

    private static Quarantined event(ResultSet row) throws SQLException {
        return new Quarantined(
                new QuarantineId(row.getInt("partition"), row.getLong("event_offset")),
                row.getString("table_id"),
                row.getString("property_id"),
                row.getString("code"),
                row.getString("message"),
                Sql.instant(row, "arrived_at"),
                row.getString("status"),
                row.getString("decided_by"),
                Sql.instant(row, "decided_at"),
                row.getString("decision_reason"));
    }
}
