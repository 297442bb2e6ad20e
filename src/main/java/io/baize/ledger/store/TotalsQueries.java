package io.baize.ledger.store;

import io.agroal.api.AgroalDataSource;
import io.baize.kernel.store.Sql;
import io.baize.ledger.TableTotals;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;

/** Running totals, to read. */
@ApplicationScoped
public class TotalsQueries {

    private static final String TOTALS = """
            select rounds, bets, handle, returned, won, vigorish, win, drop
            from table_totals where table_id = ? and gaming_day = ?""";

    private final Sql sql;

    TotalsQueries(AgroalDataSource database) {
        this.sql = new Sql(database);
    }

    public TableTotals totals(String table, LocalDate gamingDay) {
        return sql.first(TOTALS, row -> totals(row, row.getLong("drop")), table, gamingDay)
                .orElse(TableTotals.NOTHING);
    }

    static TableTotals totals(ResultSet row, long drop) throws SQLException {
        return new TableTotals(
                row.getLong("rounds"),
                row.getLong("bets"),
                row.getLong("handle"),
                row.getLong("returned"),
                row.getLong("won"),
                row.getLong("vigorish"),
                row.getLong("win"),
                drop);
    }
}
