package io.baize.table.store;

import io.agroal.api.AgroalDataSource;
import io.baize.kernel.store.Sql;
import io.baize.settle.document.RoundDocument;
import io.baize.settle.document.SettlementDocument;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/** Settled rounds, to read. */
@ApplicationScoped
public class RoundQueries {

    private static final String PAGE = """
            select round_id, revision, status, gaming_day, opened_at, completed_at, pack_version, terms_version,
                   settlement -> 'totals' as totals
            from round r
            where table_id = ? and (completed_at, round_id) < (?, ?)
              and not exists (select 1 from round later where later.table_id = r.table_id
                              and later.round_id = r.round_id and later.revision > r.revision)
            order by completed_at desc, round_id desc limit ?""";

    private static final String REVISIONS = """
            select round_id, revision, status, gaming_day, opened_at, completed_at, pack_version, terms_version,
                   reason, facts, settlement
            from round where table_id = ? and round_id = ? order by revision""";

    private final Sql sql;

    RoundQueries(AgroalDataSource database) {
        this.sql = new Sql(database);
    }

    /** The newest first, those before this place in the list. */
    public List<RoundSummary> page(String table, Instant before, String beforeRound, int limit) {
        return sql.list(PAGE, RoundQueries::summary, table, before, beforeRound, limit);
    }

    public List<StoredRound> revisions(String table, String round) {
        return sql.list(REVISIONS, RoundQueries::round, table, round);
    }

    public boolean isSettled(String table, String round) {
        return sql.first("select 1 from round where table_id = ? and round_id = ? limit 1", row -> true, table, round)
                .isPresent();
    }

    private static RoundSummary summary(ResultSet row) throws SQLException {
        return new RoundSummary(
                row.getString("round_id"),
                row.getInt("revision"),
                row.getString("status"),
                row.getObject("gaming_day", LocalDate.class),
                Sql.instant(row, "opened_at"),
                Sql.instant(row, "completed_at"),
                row.getString("pack_version"),
                row.getInt("terms_version"),
                StateJson.read(row.getString("totals"), SettlementDocument.Totals.class));
    }

    private static StoredRound round(ResultSet row) throws SQLException {
        return new StoredRound(
                row.getString("round_id"),
                row.getInt("revision"),
                row.getString("status"),
                row.getObject("gaming_day", LocalDate.class),
                Sql.instant(row, "opened_at"),
                Sql.instant(row, "completed_at"),
                row.getString("pack_version"),
                row.getInt("terms_version"),
                row.getString("reason"),
                StateJson.read(row.getString("facts"), RoundDocument.class),
                StateJson.read(row.getString("settlement"), SettlementDocument.class));
    }
}
