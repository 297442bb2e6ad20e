package io.baize.terms.store;

import io.agroal.api.AgroalDataSource;
import io.baize.kernel.store.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Tables and where they stand. */
@ApplicationScoped
public class TableStore {

    /** More tables than any casino has. */
    private static final int MOST_TABLES = 5000;

    private static final String TABLE =
            "select id, property_id, pit_id, name, game, first_opened_at from gaming_table ";

    private static final String ADD = """
            insert into gaming_table (id, property_id, pit_id, name, game)
            values (?, ?, ?, ?, ?) on conflict do nothing""";

    private final Sql sql;

    TableStore(AgroalDataSource database) {
        this.sql = new Sql(database);
    }

    public List<GamingTable> tables(Collection<String> properties) {
        return sql.list(
                TABLE + "where property_id = any(?) order by id limit ?", TableStore::table, properties, MOST_TABLES);
    }

    public Optional<GamingTable> table(String id) {
        return sql.first(TABLE + "where id = ?", TableStore::table, id);
    }

    /** Held until the transaction ends, so that the table cannot open meanwhile. */
    public Optional<GamingTable> locked(String id) {
        return sql.first(TABLE + "where id = ? for update", TableStore::table, id);
    }

    /** Every table of the game, held until the transaction ends. */
    public List<GamingTable> locked(String property, String game) {
        return sql.list(
                TABLE + "where property_id = ? and game = ? order by id for update", TableStore::table, property, game);
    }

    public boolean add(GamingTable table) {
        return sql.update(ADD, table.id(), table.property(), table.pit(), table.name(), table.game()) == 1;
    }

    private static GamingTable table(ResultSet row) throws SQLException {
        return new GamingTable(
                row.getString("id"),
                row.getString("property_id"),
                row.getString("pit_id"),
                row.getString("name"),
                row.getString("game"),
                Sql.instant(row, "first_opened_at"));
    }
}
