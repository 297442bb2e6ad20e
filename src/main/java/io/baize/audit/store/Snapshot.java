package io.baize.audit.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.function.Function;

/** Reads everything as it stood at one moment, while the floor plays on. */
public final class Snapshot {

    private Snapshot() {}

    /** The connection is as it was afterwards; nothing was written. */
    public static <T> T read(Connection connection, Function<Connection, T> reading) throws SQLException {
        connection.setAutoCommit(false);
        try {
            connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
            connection.setReadOnly(true);
            return reading.apply(connection);
        } finally {
            connection.rollback();
            connection.setReadOnly(false);
            connection.setTransactionIsolation(Connection.TRANSACTION_READ_COMMITTED);
            connection.setAutoCommit(true);
        }
    }
}
