package io.baize.audit.store;

import io.agroal.api.AgroalDataSource;
import io.baize.audit.Act;
import io.baize.audit.ActFilter;
import io.baize.audit.AuditChain;
import io.baize.audit.AuditRow;
import io.baize.audit.ChainFaults;
import io.baize.audit.ChainHead;
import io.baize.audit.ChainReport;
import io.baize.audit.ChainWalk;
import io.baize.audit.Range;
import io.baize.audit.ToldHead;
import io.baize.kernel.store.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;

/** Appends to a property's chain and reads it back. A row commits with the act it records, or not at all. */
@ApplicationScoped
public class AuditLog {

    static final String COLUMNS =
            "select property_id, sequence, at, actor, action, subject, detail, previous, hash from audit ";

    private static final String NEWEST = COLUMNS + """
            where property_id = ? and sequence < ?
                and strpos(lower(actor), lower(?)) > 0 and strpos(lower(subject), lower(?)) > 0
                and strpos(translate(lower(action), '.-', '  '), translate(lower(?), '.-', '  ')) > 0
            order by sequence desc limit ?""";

    private static final String HEADS = """
            select head.property_id, head.sequence, head.hash
            from (%s) chain cross join lateral (
                select property_id, sequence, hash from audit where property_id = chain.name
                order by sequence desc limit 1) head""".formatted(Chains.names("audit", "property_id"));

    private static final String APPEND = """
            insert into audit (property_id, sequence, at, actor, action, subject, detail, previous, hash)
            values (?, ?, ?, ?, ?, ?, ?::jsonb, ?, ?)""";

    private final AgroalDataSource database;

    AuditLog(AgroalDataSource database) {
        this.database = database;
    }

    /** In the transaction of the calling thread. */
    public AuditRow append(String property, Instant at, String actor, String action, String subject, Object detail) {
        try (Connection connection = database.getConnection()) {
            return append(connection, property, at, actor, action, subject, detail);
        } catch (SQLException e) {
            throw new IllegalStateException("the audit row could not be written", e);
        }
    }

    /** In the transaction of this connection. The property's chain stays locked until it ends. */
    public static AuditRow append(
            Connection connection,
            String property,
            Instant at,
            String actor,
            String action,
            String subject,
            Object detail) {
        demandTransaction(connection);
        String chain = "baize audit " + property;
        Sql.list(connection, "select pg_advisory_xact_lock(hashtextextended(?, 0))", row -> chain, chain);
        Act act = new Act(property, at, actor, action, subject, CanonicalJson.write(detail));
        AuditRow row = AuditChain.next(head(connection, property), act);
        Sql.update(
                connection,
                APPEND,
                property,
                row.sequence(),
                row.act().at(),
                actor,
                action,
                subject,
                row.act().detail(),
                HexFormat.of().parseHex(row.previous()),
                HexFormat.of().parseHex(row.hash()));
        return row;
    }

    /** Newest first, those before this sequence. */
    public List<AuditRow> newest(String property, ActFilter filter, long before, int limit) {
        return new Sql(database)
                .list(
                        NEWEST,
                        AuditLog::row,
                        property,
                        before,
                        filter.actor(),
                        filter.subject(),
                        filter.action(),
                        limit);
    }

    /** Where every chain stands. */
    public static List<ToldHead> heads(Connection connection) {
        return Sql.list(
                connection,
                HEADS,
                row -> new ToldHead(row.getString("property_id"), row.getLong("sequence"), hex(row, "hash")));
    }

    /** Walks one chain from its first row to its last. */
    public ChainReport verify(String chain) {
        try (Connection connection = database.getConnection()) {
            StoredChain rows = StoredChain.of(connection, chain, Range.ALL);
            ChainFaults faults = new ChainFaults(chain, rows.from());
            ChainWalk walk = new ChainWalk(rows.before(), faults);
            rows.forEachRemaining(walk::take);
            return faults.report();
        } catch (SQLException e) {
            throw new IllegalStateException("the chain of " + chain + " cannot be read", e);
        }
    }

    /** All acts on one thing, the oldest first. */
    public List<AuditRow> of(String property, String subject) {
        return new Sql(database)
                .list(
                        COLUMNS + "where property_id = ? and subject = ? order by sequence",
                        AuditLog::row,
                        property,
                        subject);
    }

    static ChainHead head(Connection connection, String property) {
        String newest = "select sequence, hash from audit where property_id = ? order by sequence desc limit 1";
        return Sql.list(connection, newest, row -> new ChainHead(row.getLong("sequence"), hex(row, "hash")), property)
                .stream()
                .findFirst()
                .orElse(ChainHead.START);
    }

    static AuditRow row(ResultSet row) throws SQLException {
        Act act = new Act(
                row.getString("property_id"),
                Sql.instant(row, "at"),
                row.getString("actor"),
                row.getString("action"),
                row.getString("subject"),
                CanonicalJson.read(row.getString("detail")));
        return new AuditRow(act, row.getLong("sequence"), hex(row, "previous"), hex(row, "hash"));
    }

    private static String hex(ResultSet row, String column) throws SQLException {
        return HexFormat.of().formatHex(row.getBytes(column));
    }

    /** Outside a transaction the lock would end with its own statement, and two acts could take one place. */
    private static void demandTransaction(Connection connection) {
        try {
            if (connection.getAutoCommit()) {
                throw new IllegalStateException("an audit row is written in the transaction of its act");
            }
        } catch (SQLException e) {
            throw new IllegalStateException("the connection is closed", e);
        }
    }
}
