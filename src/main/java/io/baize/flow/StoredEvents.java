package io.baize.flow;

import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.table.Incoming;
import io.baize.table.Reaction;
import io.baize.table.TableEvent;
import io.baize.table.store.StateJson;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What earlier batches stored that this one must know. */
record StoredEvents(Connection connection) {

    static String identity(String source, String id) {
        return source + "\n" + id;
    }

    /** The digests of those identities in this batch that were seen before. */
    Map<String, byte[]> digests(List<Arrival> arrivals) throws SQLException {
        Bulk wanted = new Bulk("""
                select s.source, s.id, s.digest from seen_event s
                join unnest(?, ?) as w (source, id) on s.source = w.source and s.id = w.id""", "text text");
        arrivals.forEach(arrival -> {
            if (arrival.read() instanceof Answer.Given<Incoming>(Incoming incoming)) {
                wanted.add(incoming.source(), incoming.id());
            }
        });
        Map<String, byte[]> digests = new HashMap<>();
        if (!wanted.isEmpty()) {
            try (PreparedStatement query = wanted.prepare(connection);
                    ResultSet row = query.executeQuery()) {
                while (row.next()) {
                    digests.put(identity(row.getString(1), row.getString(2)), row.getBytes(3));
                }
            }
        }
        return digests;
    }

    boolean livesElsewhere(String table, int partition) throws SQLException {
        try (PreparedStatement query =
                connection.prepareStatement("select partition <> ? from table_state where table_id = ?")) {
            query.setInt(1, partition);
            query.setString(2, table);
            ResultSet row = query.executeQuery();
            return row.next() && row.getBoolean(1);
        }
    }

    Answer<Incoming> quarantined(int partition, long offset, Reading reading) throws SQLException {
        try (PreparedStatement query = connection.prepareStatement("""
                select headers, payload from quarantine
                where partition = ? and event_offset = ? and status in ('open', 'release-asked') for update""")) {
            query.setInt(1, partition);
            query.setLong(2, offset);
            ResultSet row = query.executeQuery();
            if (!row.next()) {
                return Answer.refused(Refusal.of(
                        "not-in-quarantine", "quarantineId", partition + "-" + offset + " is not open", null));
            }
            Map<String, String> headers = new TreeMap<>();
            StateJson.read(row.getString(1), Map.class)
                    .forEach((name, value) -> headers.put(String.valueOf(name), String.valueOf(value)));
            return reading.read(headers, row.getBytes(2));
        }
    }

    /** A release that is refused again leaves the record where it was, with the new reason. */
    void decided(TableEvent.QuarantineReleased released, Answer<Reaction> reaction, Instant at) throws SQLException {
        try (PreparedStatement update = connection.prepareStatement("""
                update quarantine set status = ?, decided_by = ?, decided_at = ?, decision_reason = ?,
                    message = coalesce(?, message)
                where partition = ? and event_offset = ? and status in ('open', 'release-asked')""")) {
            boolean taken = reaction instanceof Answer.Given<Reaction>;
            update.setString(1, taken ? "released" : "open");
            update.setString(2, released.by());
            update.setObject(3, OffsetDateTime.ofInstant(at, ZoneOffset.UTC));
            update.setString(4, released.reason());
            update.setString(
                    5, reaction instanceof Answer.Refused<Reaction>(Refusal refusal) ? refusal.message() : null);
            update.setInt(6, released.partition());
            update.setLong(7, released.offset());
            update.executeUpdate();
        }
    }
}
