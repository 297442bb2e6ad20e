package io.baize.flow;

import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** Rows for one statement: each column goes to the server as one array, and {@code unnest} makes rows of them again. */
final class Bulk {

    private final String sql;
    private final String[] types;
    private final List<List<String>> columns = new ArrayList<>();

    /** {@code sql} has one {@code ?} a column, each the array of a type in {@code types}, which a space separates. */
    Bulk(String sql, String types) {
        this.sql = sql;
        this.types = types.split(" ");
        for (int column = 0; column < this.types.length; column++) {
            columns.add(new ArrayList<>());
        }
    }

    /** Returns the row, for whoever else needs to know what is written. */
    Object[] add(Object... row) {
        if (row.length != types.length) {
            throw new IllegalArgumentException("a row has " + types.length + " columns, not " + row.length);
        }
        for (int column = 0; column < row.length; column++) {
            columns.get(column).add(text(row[column]));
        }
        return row;
    }

    boolean isEmpty() {
        return columns.getFirst().isEmpty();
    }

    int execute(Connection connection) throws SQLException {
        if (isEmpty()) {
            return 0;
        }
        try (PreparedStatement statement = prepare(connection)) {
            return statement.executeUpdate();
        }
    }

    PreparedStatement prepare(Connection connection) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        for (int column = 0; column < types.length; column++) {
            Array array =
                    connection.createArrayOf(types[column], columns.get(column).toArray());
            statement.setArray(column + 1, array);
        }
        return statement;
    }

    private static String text(Object value) {
        return switch (value) {
            case null -> null;
            // The database keeps microseconds, and would round what is finer.
            case Instant at -> at.truncatedTo(ChronoUnit.MICROS).toString();
            case byte[] bytes -> "\\x" + HexFormat.of().formatHex(bytes);
            default -> value.toString();
        };
    }
}
