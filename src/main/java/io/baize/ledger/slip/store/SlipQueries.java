package io.baize.ledger.slip.store;

import io.agroal.api.AgroalDataSource;
import io.baize.kernel.store.Sql;
import io.baize.ledger.slip.Finding;
import io.baize.ledger.slip.History;
import io.baize.ledger.slip.NumberReport;
import io.baize.ledger.slip.Order;
import io.baize.ledger.slip.Signature;
import io.baize.ledger.slip.SlipException;
import io.baize.ledger.slip.SlipState;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Slips, their numbers and their exceptions, to read. */
@ApplicationScoped
public class SlipQueries {

    private static final String PAGE = SlipRows.ORDERS + """
            where property_id = any(?) and (?::text is null or table_id = ?) and (?::date is null or gaming_day = ?)
              and (?::text is null or state = ?) and (number, property_id) < (?, ?)
            order by number desc, property_id desc limit ?""";

    /** Of several slips at once, so that a long list costs three statements. */
    private static final String SIGNATURES = """
            select property_id, number, step, signed_by, role, at, chips, amount, reason from slip_signature
            where (property_id, number) in (select p, n::bigint from unnest(?, ?) as key (p, n))
            order by property_id, number, place""";

    private static final String COPIES = """
            select property_id, number, copy, printed_by, at from slip_print
            where (property_id, number) in (select p, n::bigint from unnest(?, ?) as key (p, n))
            order by property_id, number, copy""";

    private static final String NUMBERS = """
            select number, state from slip where property_id = ? and (number between ? and ? or number > ?)""";

    private static final String EXCEPTION = """
            select id, property_id, slip, table_id, code, message, raised_at, answered_by, answered_at, answer
            from slip_exception\s""";

    private final Sql sql;

    SlipQueries(AgroalDataSource database) {
        this.sql = new Sql(database);
    }

    private record Key(String property, long number) {

        static Key of(ResultSet row) throws SQLException {
            return new Key(row.getString("property_id"), row.getLong("number"));
        }
    }

    /** The highest numbers first, those before this number and, at this number, before this property. */
    public List<SlipLine> page(SlipFilter filter, long before, String beforeProperty, int limit) {
        return lines(sql.list(
                PAGE,
                SlipRows::order,
                filter.properties(),
                filter.table(),
                filter.table(),
                filter.gamingDay(),
                filter.gamingDay(),
                filter.state(),
                filter.state(),
                before,
                beforeProperty,
                limit));
    }

    public Optional<SlipLine> line(String property, long number) {
        return lines(sql.list(
                        SlipRows.ORDERS + "where property_id = ? and number = ?", SlipRows::order, property, number))
                .stream()
                .findFirst();
    }

    private List<SlipLine> lines(List<Order> orders) {
        Map<Key, List<Signature>> signatures = of(orders, SIGNATURES, SlipRows::signature);
        Map<Key, List<SlipLine.Copy>> copies = of(
                orders,
                COPIES,
                row -> new SlipLine.Copy(row.getInt("copy"), row.getString("printed_by"), Sql.instant(row, "at")));
        return orders.stream()
                .map(order -> {
                    Key key = new Key(order.property(), order.number());
                    return new SlipLine(History.read(order, signatures.get(key)), copies.getOrDefault(key, List.of()));
                })
                .toList();
    }

    private <T> Map<Key, List<T>> of(List<Order> orders, String statement, Sql.Reading<T> reading) {
        return sql
                .list(
                        statement,
                        row -> Map.entry(Key.of(row), reading.read(row)),
                        orders.stream().map(Order::property).toList(),
                        orders.stream().map(Order::id).toList())
                .stream()
                .collect(Collectors.groupingBy(
                        Map.Entry::getKey, Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
    }

    public long lastNumber(String property) {
        return sql.first("select last from slip_counter where property_id = ?", row -> row.getLong("last"), property)
                .orElse(0L);
    }

    /** What became of these numbers, and of any that lie beyond the last. */
    public NumberReport numbers(String property, long from, long to, long last) {
        Map<Long, SlipState> states = sql
                .list(
                        NUMBERS,
                        row -> Map.entry(row.getLong("number"), SlipState.read(row.getString("state"))),
                        property,
                        from,
                        to,
                        last)
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
        return NumberReport.of(from, to, last, states);
    }

    /** The newest first, those before this id. */
    public List<SlipException> exceptions(Collection<String> properties, boolean openOnly, long before, int limit) {
        return sql.list(
                EXCEPTION + "where property_id = any(?) and (not ? or answered_by is null) and id < ?"
                        + " order by id desc limit ?",
                SlipQueries::exception,
                properties,
                openOnly,
                before,
                limit);
    }

    public Optional<SlipException> exception(long id) {
        return sql.first(EXCEPTION + "where id = ?", SlipQueries::exception, id);
    }

    public List<SlipException> exceptionsOf(String property, String slip) {
        return sql.list(
                EXCEPTION + "where property_id = ? and slip = ? order by id", SlipQueries::exception, property, slip);
    }

    public long openExceptions(String property) {
        return sql.first(
                        "select count(*) as n from slip_exception where property_id = ? and answered_by is null",
                        row -> row.getLong("n"),
                        property)
                .orElse(0L);
    }

    private static SlipException exception(ResultSet row) throws SQLException {
        String by = row.getString("answered_by");
        return new SlipException(
                row.getLong("id"),
                row.getString("property_id"),
                row.getString("slip"),
                row.getString("table_id"),
                new Finding(Finding.Code.read(row.getString("code")), row.getString("message")),
                Sql.instant(row, "raised_at"),
                by == null
                        ? null
                        : new SlipException.Answered(by, Sql.instant(row, "answered_at"), row.getString("answer")));
    }
}
