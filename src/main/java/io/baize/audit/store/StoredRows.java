package io.baize.audit.store;

import io.baize.audit.Parts;
import io.baize.kernel.store.Sql;
import java.sql.Connection;
import java.sql.Date;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * What a batch stores that money hangs on, one line a kind: how a person calls a row, and how the rows of a
 * partition are read back. A batch's digest takes each row as it is written, {@code digest.row(KIND, table, key,
 * row)}. The statement here answers with the table, the key and the offset, and then with the row as it was written,
 * column by column.
 *
 * <p>A kind never changes, since older batches were hashed by it. A table that gains a column gains a kind beside
 * the old one, which is then only read and leaves {@link #today}.
 */
public enum StoredRows {

    /**
     * A reversal marks its round; the round counts as unchanged where the ledger holds that reversal and its reason.
     */
    ROUND(Life.ADDED, "round %s, revision %s", """
            select r.table_id, r.round_id || '/' || r.revision, r.event_offset,
                r.gaming_day, r.table_id, r.round_id, r.revision, r.property_id,
                case when e.reference is null then r.status
                     when r.status = 'reversed' and r.reason is not distinct from e.reason
                     then r.settlement ->> 'status' else 'not as its reversal says' end,
                r.opened_at, r.completed_at, r.pack_version, r.terms_version, r.facts, r.settlement,
                case when e.reference is null then r.reason end, r.partition, r.event_offset
            from {round} r left join lateral (
                select x.reference, x.reason from {entry} x where x.table_id = r.table_id
                    and x.reverses = 'round/' || r.round_id || '/' || r.revision limit 1) e on true
            where r.partition = ? and r.event_offset between ? and ?"""),
    BET(Life.ADDED, "round %s, revision %s, bet %s", """
            select b.table_id, concat_ws('/', b.round_id, b.revision, b.bet_id), r.event_offset,
                b.gaming_day, b.table_id, b.round_id, b.revision, b.bet_id, b.seat, b.player, b.wager, b.stake,
                b.returned, b.won, b.vigorish
            from {round} r join {bet} b using (gaming_day, table_id, round_id, revision)
            where r.partition = ? and r.event_offset between ? and ?"""),
    ENTRY(Life.ADDED, "entry %s", """
            select table_id, event_offset || '-' || index, event_offset,
                gaming_day, partition, event_offset, index, table_id, property_id, shift, hour, at, recorded_at,
                belongs_to, kind, reference, reverses, reason
            from {entry} e where partition = ? and event_offset between ? and ?"""),
    POSTING(Life.ADDED, "entry %s, posting %s", """
            select coalesce(e.table_id, '?'), p.event_offset || '-' || p.index || '/' || p.line, p.event_offset,
                p.gaming_day, p.partition, p.event_offset, p.index, p.line, p.account, p.amount
            from {posting} p left join {entry} e using (partition, event_offset, index)
            where p.partition = ? and p.event_offset between ? and ?"""),
    INVENTORY(Life.ADDED, "inventory %s", """
            select table_id, event_offset || '-' || index, event_offset,
                gaming_day, partition, event_offset, index, table_id, property_id, shift, kind, at, recorded_at,
                chips, total, dealer, supervisor
            from {inventory} i where partition = ? and event_offset between ? and ?"""),
    METER(Life.STANDING, "meter %s", """
            select s.table_id, m.key, 0, m.value
            from table_state s cross join lateral jsonb_each(s.state -> 'meters') m where s.partition = ?"""),
    LINKED_METER(Life.SHARED, "linked meter %s after %s changes", """
            select property_id, group_id || '/' || changes, 0, meter, day from linked_meter where meter is not null""");

    /** What becomes of rows of a kind. */
    enum Life {
        /** They stay as they were written, with the offset of the record that brought them about. */
        ADDED,
        /** They are rewritten by the batches of one partition; the newest says how they must stand. */
        STANDING,
        /** They are rewritten by batches of any partition and count their changes; the highest says how they stand. */
        SHARED
    }

    /** A row as it stands in the database now. */
    record Stored(String table, String key, long offset, byte[] hash) {}

    private static final int CONTENT = 4;

    private final Life life;
    private final String words;
    private final String select;

    StoredRows(Life life, String words, String select) {
        this.life = life;
        this.words = words;
        this.select = select;
    }

    /** The kinds that batches are digested by. */
    static List<StoredRows> today() {
        return List.of(values());
    }

    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static List<StoredRows> of(Life life) {
        return Arrays.stream(values()).filter(kind -> kind.life == life).toList();
    }

    /** A hash over all rows of the batch decides where rows stay as they are; else the mark alone must be enough. */
    public int markBytes() {
        return life == Life.ADDED ? 4 : 32;
    }

    public byte[] hash(String table, String key, Object... content) {
        return hash(table, key, Arrays.asList(content));
    }

    /** The row as a person calls it: round r1, revision 2, bet b7. */
    String call(String key) {
        int names = words.split("%s", -1).length - 1;
        return words.formatted((Object[]) key.split("/", names));
    }

    /** Whose the row is: a table's, or what tables of a property share. */
    String whose(String owner) {
        return (life == Life.SHARED ? " of property " : " at table ") + owner;
    }

    /** At most so many of those that came with these offsets of the partition. */
    List<Stored> added(Kept kept, int partition, long from, long to, int limit) {
        String statement = kept.in(select) + " limit ?";
        return Sql.list(kept.connection(), statement, this::stored, partition, from, to, limit);
    }

    /** Those that stand in the partition now. */
    List<Stored> standing(Connection connection, int partition) {
        return Sql.list(connection, select, this::stored, partition);
    }

    /** Those that stand now, whatever partition wrote them. */
    List<Stored> shared(Connection connection) {
        return Sql.list(connection, select, this::stored);
    }

    private Stored stored(ResultSet row) throws SQLException {
        ResultSetMetaData columns = row.getMetaData();
        List<Object> content = new ArrayList<>();
        for (int column = CONTENT; column <= columns.getColumnCount(); column++) {
            boolean json = columns.getColumnTypeName(column).equals("jsonb");
            content.add(json ? canonical(row.getString(column)) : row.getObject(column));
        }
        String table = row.getString(1);
        String key = row.getString(2);
        return new Stored(table, key, row.getLong(3), hash(table, key, content));
    }

    /** The database keeps JSON by what it says; it was written, and hashed, with its names in order. */
    private static String canonical(String json) {
        return json == null ? null : CanonicalJson.read(json);
    }

    private byte[] hash(String table, String key, List<Object> content) {
        List<String> parts = new ArrayList<>(List.of(id(), table, key));
        content.forEach(value -> parts.add(text(value)));
        return Parts.hash(parts);
    }

    /** One text for one value, whether it is on its way into the database or comes out of it. */
    private static String text(Object value) {
        return switch (value) {
            case null -> null;
            case Instant at -> at.truncatedTo(ChronoUnit.MICROS).toString();
            case Timestamp at -> at.toInstant().toString();
            case Date day -> day.toLocalDate().toString();
            default -> value.toString();
        };
    }
}
