package io.baize.ledger.slip.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.baize.kernel.Chips;
import io.baize.kernel.Money;
import io.baize.kernel.store.Sql;
import io.baize.ledger.slip.Finding;
import io.baize.ledger.slip.History;
import io.baize.ledger.slip.Order;
import io.baize.ledger.slip.Signature;
import io.baize.ledger.slip.Slip;
import io.baize.ledger.slip.SlipKind;
import io.baize.ledger.slip.Step;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Slips as rows, in the transaction of a connection: the desk's or a batch's. */
public final class SlipRows {

    /** The columns that {@link #order} reads. */
    static final String ORDERS = "select property_id, number, reference, kind, table_id, gaming_day, chips from slip ";

    private static final String ORDER = ORDERS + "where property_id = ? and number = ?";

    private static final String SIGNATURES = """
            select step, signed_by, role, at, chips, amount, reason from slip_signature
            where property_id = ? and number = ? order by place""";

    private static final String ADD = """
            insert into slip (property_id, number, reference, kind, table_id, gaming_day, chips, state)
            values (?, ?, ?, ?, ?, ?, ?::jsonb, ?)""";

    private static final String SIGN = """
            insert into slip_signature (property_id, number, place, step, signed_by, role, at, chips, amount, reason)
            values (?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?, ?)""";

    private static final String RAISE = """
            insert into slip_exception (property_id, slip, table_id, code, message, raised_at, partition, event_offset)
            values (?, ?, ?, ?, ?, ?, ?, ?)""";

    private static final ObjectMapper JSON = new ObjectMapper();

    private SlipRows() {}

    /** Held until the transaction ends. */
    public static Optional<Slip> locked(Connection connection, String property, long number) {
        return read(connection, ORDER + " for update", property, number);
    }

    static Optional<Slip> find(Connection connection, String property, long number) {
        return read(connection, ORDER, property, number);
    }

    static void add(Connection connection, Slip slip) {
        Order order = slip.order();
        Sql.update(
                connection,
                ADD,
                order.property(),
                order.number(),
                order.reference(),
                order.kind().id(),
                order.table(),
                order.gamingDay(),
                write(order.chips()),
                slip.state().id());
        sign(connection, slip, 0);
    }

    /** Adds what was signed since the slip was read. */
    public static void advance(Connection connection, Slip before, Slip after) {
        Order order = after.order();
        Sql.update(
                connection,
                "update slip set state = ? where property_id = ? and number = ?",
                after.state().id(),
                order.property(),
                order.number());
        for (int place = before.sheet().signatures().size();
                place < after.sheet().signatures().size();
                place++) {
            sign(connection, after, place);
        }
    }

    /** {@code partition} and {@code offset} are null where no event told of it. */
    public static void raise(
            Connection connection,
            String property,
            String slip,
            String table,
            Finding finding,
            Instant at,
            Integer partition,
            Long offset) {
        Sql.update(
                connection,
                RAISE,
                property,
                slip,
                table,
                finding.code().id(),
                finding.message(),
                at,
                partition,
                offset);
    }

    private static void sign(Connection connection, Slip slip, int place) {
        Signature signed = slip.sheet().signatures().get(place);
        Sql.update(
                connection,
                SIGN,
                slip.order().property(),
                slip.order().number(),
                place,
                signed.step().id(),
                signed.by(),
                signed.role(),
                signed.at(),
                signed.chips() == null ? null : write(signed.chips()),
                signed.amount() == null ? null : signed.amount().cents(),
                signed.reason());
    }

    private static Optional<Slip> read(Connection connection, String statement, String property, long number) {
        return Sql.list(connection, statement, SlipRows::order, property, number).stream()
                .findFirst()
                .map(order -> History.read(order, signatures(connection, order)));
    }

    private static List<Signature> signatures(Connection connection, Order order) {
        return Sql.list(connection, SIGNATURES, SlipRows::signature, order.property(), order.number());
    }

    static Order order(ResultSet row) throws SQLException {
        return new Order(
                row.getString("property_id"),
                row.getLong("number"),
                kind(row.getString("kind")),
                row.getString("table_id"),
                row.getObject("gaming_day", LocalDate.class),
                row.getString("reference"),
                chips(row.getString("chips")));
    }

    static Signature signature(ResultSet row) throws SQLException {
        long cents = row.getLong("amount");
        Money amount = row.wasNull() ? null : Money.usd(cents);
        String chips = row.getString("chips");
        return new Signature(
                Step.valueOf(row.getString("step").toUpperCase(Locale.ROOT).replace('-', '_')),
                row.getString("signed_by"),
                row.getString("role"),
                Sql.instant(row, "at"),
                chips == null ? null : chips(chips),
                amount,
                row.getString("reason"));
    }

    private static SlipKind kind(String id) {
        return SlipKind.valueOf(id.toUpperCase(Locale.ROOT));
    }

    private static Chips chips(String json) {
        try {
            return Chips.of(JSON.readValue(json, new TypeReference<Map<Long, Long>>() {}));
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String write(Chips chips) {
        try {
            return JSON.writeValueAsString(chips.pieces());
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }
}
