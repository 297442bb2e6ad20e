package io.baize.flow;

import io.baize.audit.store.StoredRows;
import io.baize.progressive.LinkedMeter;
import io.baize.progressive.Meter;
import io.baize.table.store.StateJson;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The meters that a batch's tables share with those of other partitions. All of them are locked before the first
 * record, in the order of their ids, so that no two batches ever wait for each other; they are written once, after the
 * last.
 */
final class LinkedMeters {

    /** A group of a property. */
    record Key(String property, String group) implements Comparable<Key> {

        @Override
        public int compareTo(Key other) {
            int byProperty = property.compareTo(other.property);
            return byProperty == 0 ? group.compareTo(other.group) : byProperty;
        }
    }

    /** The batch needs a meter that it did not lock; it must be given up and start over with that one as well. */
    static final class NotLocked extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final transient Key key;

        private NotLocked(Key key) {
            super("not locked: " + key, null, false, false);
            this.key = key;
        }

        Key key() {
            return key;
        }
    }

    private static final String LOCK = """
            select m.property_id, m.group_id, m.meter, m.day, m.changes from linked_meter m
            where (m.property_id, m.group_id) in (select * from unnest(?, ?))
            order by m.property_id, m.group_id for update of m""";

    private static final String WRITE = """
            update linked_meter m set meter = c.meter, day = c.day, changes = m.changes + 1, changed_at = now()
            from unnest(?, ?, ?, ?) as c (property_id, group_id, meter, day)
            where m.property_id = c.property_id and m.group_id = c.group_id""";

    private final Map<Key, Optional<LinkedMeter>> locked = new TreeMap<>();
    private final Map<Key, Long> changes = new HashMap<>();
    private final SortedSet<Key> changed = new TreeSet<>();

    private LinkedMeters() {}

    static LinkedMeters locked(Connection connection, Collection<Key> keys) throws SQLException {
        LinkedMeters meters = new LinkedMeters();
        Bulk wanted = new Bulk(LOCK, "text text");
        keys.forEach(key -> wanted.add(key.property(), key.group()));
        if (!wanted.isEmpty()) {
            try (PreparedStatement query = wanted.prepare(connection);
                    ResultSet row = query.executeQuery()) {
                while (row.next()) {
                    meters.read(row);
                }
            }
        }
        return meters;
    }

    private void read(ResultSet row) throws SQLException {
        Key key = new Key(row.getString(1), row.getString(2));
        String json = row.getString(3);
        LinkedMeter seeded = json == null
                ? null
                : new LinkedMeter(key.group(), StateJson.read(json, Meter.class), row.getObject(4, LocalDate.class));
        locked.put(key, Optional.ofNullable(seeded));
        changes.put(key, row.getLong(5));
    }

    /** As this batch has left it so far; none while no table has opened with it. */
    Optional<LinkedMeter> meter(String property, String group) {
        Key key = new Key(property, group);
        if (!locked.containsKey(key)) {
            throw new NotLocked(key);
        }
        return locked.get(key);
    }

    void change(String property, LinkedMeter meter) {
        Key key = new Key(property, meter.group());
        locked.put(key, Optional.of(meter));
        changed.add(key);
    }

    void write(Connection connection, BatchDigest digest) throws SQLException {
        Bulk rows = new Bulk(WRITE, "text text jsonb date");
        for (Key key : changed) {
            LinkedMeter linked = locked.get(key).orElseThrow();
            String meter = StateJson.write(linked.meter());
            rows.add(key.property(), key.group(), meter, linked.day());
            String written = key.group() + "/" + (changes.get(key) + 1);
            digest.row(StoredRows.LINKED_METER, key.property(), written, meter, linked.day());
        }
        rows.execute(connection);
    }
}
