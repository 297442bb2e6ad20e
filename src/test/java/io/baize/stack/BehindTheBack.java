package io.baize.stack;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import javax.sql.DataSource;

/** What somebody can do who owns the database: the rules of the tables bind the application and not them. */
public final class BehindTheBack {

    private BehindTheBack() {}

    public static void update(DataSource database, String sql, Object... values) {
        try (Connection connection = database.getConnection()) {
            connection.setAutoCommit(false);
            update(connection, sql, values);
            connection.commit();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** In the transaction of this connection; answers how many rows it struck. */
    public static int update(Connection connection, String sql, Object... values) throws SQLException {
        try (PreparedStatement lift = connection.prepareStatement("set local session_replication_role = replica");
                PreparedStatement statement = connection.prepareStatement(sql)) {
            lift.execute();
            for (int index = 0; index < values.length; index++) {
                statement.setObject(index + 1, values[index]);
            }
            return statement.executeUpdate();
        }
    }
}
