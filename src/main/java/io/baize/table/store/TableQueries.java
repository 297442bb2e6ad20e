package io.baize.table.store;

import io.agroal.api.AgroalDataSource;
import io.baize.kernel.store.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.Set;

/** How tables stand now, to read. */
@ApplicationScoped
public class TableQueries {

    private final Sql sql;

    TableQueries(AgroalDataSource database) {
        this.sql = new Sql(database);
    }

    /** Which of these tables are open. */
    public Set<String> open(Collection<String> tables) {
        return Set.copyOf(sql.list(
                "select table_id from table_state where table_id = any(?) and (state ->> 'open')::boolean",
                row -> row.getString("table_id"),
                tables));
    }
}
