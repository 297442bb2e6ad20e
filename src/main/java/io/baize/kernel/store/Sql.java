package io.baize.kernel.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;

/**
 * Statements with their values. Inside a transaction every call runs in it, since the data source hands out the
 * transaction's own connection.
 */
public final class Sql {

    /** Reads the row a cursor stands on. */
    public interface Reading<T> {
        T read(ResultSet row) throws SQLException;
    }

    /** Takes the row a cursor stands on. */
    public interface Taking {
        void take(ResultSet row) throws SQLException;
    }

    private interface Work<T> {
        T on(Connection connection) throws SQLException;
    }

    private static final int ROWS_FETCHED = 1_000;

    private final DataSource database;
    private final Connection own;

    public Sql(DataSource database) {
        this(database, null);
    }

    private Sql(DataSource database, Connection own) {
        this.database = database;
        this.own = own;
    }

    /** In the transaction of this connection, which stays the caller's to end. */
    public static Sql on(Connection connection) {
        return new Sql(null, connection);
    }

    public <T> List<T> list(String statement, Reading<T> reading, Object... values) {
        return with(connection -> list(connection, statement, reading, values));
    }

    /**
     * Row by row. Inside a transaction the driver fetches a few at a time, so that a long answer is never held whole.
     */
    public void each(String statement, Taking taking, Object... values) {
        with(connection -> {
            try (PreparedStatement prepared = prepared(connection, statement, values)) {
                prepared.setFetchSize(ROWS_FETCHED);
                try (ResultSet rows = prepared.executeQuery()) {
                    while (rows.next()) {
                        taking.take(rows);
                    }
                }
                return null;
            }
        });
    }

    public <T> Optional<T> first(String statement, Reading<T> reading, Object... values) {
        return list(statement, reading, values).stream().findFirst();
    }

    public int update(String statement, Object... values) {
        return with(connection -> update(connection, statement, values));
    }

    public static <T> List<T> list(Connection connection, String statement, Reading<T> reading, Object... values) {
        try (PreparedStatement prepared = prepared(connection, statement, values);
                ResultSet rows = prepared.executeQuery()) {
            List<T> read = new ArrayList<>();
            while (rows.next()) {
                read.add(reading.read(rows));
            }
            return read;
        } catch (SQLException e) {
            throw new DatabaseFailure(e);
        }
    }

    public static int update(Connection connection, String statement, Object... values) {
        try (PreparedStatement prepared = prepared(connection, statement, values)) {
            return prepared.executeUpdate();
        } catch (SQLException e) {
            throw new DatabaseFailure(e);
        }
    }

    public static Instant instant(ResultSet row, String column) throws SQLException {
        java.sql.Timestamp found = row.getTimestamp(column);
        return found == null ? null : found.toInstant();
    }

    private <T> T with(Work<T> work) {
        try {
            return own == null ? borrowed(work) : work.on(own);
        } catch (SQLException e) {
            throw new DatabaseFailure(e);
        }
    }

    private <T> T borrowed(Work<T> work) throws SQLException {
        try (Connection connection = database.getConnection()) {
            return work.on(connection);
        }
    }

    private static PreparedStatement prepared(Connection connection, String statement, Object... values)
            throws SQLException {
        PreparedStatement prepared = connection.prepareStatement(statement);
        for (int index = 0; index < values.length; index++) {
            prepared.setObject(index + 1, jdbc(connection, values[index]));
        }
        return prepared;
    }

    private static Object jdbc(Connection connection, Object value) throws SQLException {
        return switch (value) {
            case Instant instant -> instant.atOffset(ZoneOffset.UTC);
            case Collection<?> texts -> connection.createArrayOf("text", texts.toArray());
            case null, default -> value;
        };
    }
}
