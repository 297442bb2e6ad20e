package io.baize.ledger.slip.store;

import io.agroal.api.AgroalDataSource;
import io.baize.kernel.store.Sql;
import io.baize.ledger.slip.Finding;
import io.baize.ledger.slip.NumberReport;
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

    private static final String PAGE = """
            select property_id, number from slip
            where property_id = any(?) and (?::text is null or table_id = ?) and (?::date is null or gaming_day = ?)
              and (?::text is null or state = ?) and (number, property_id) < (?, ?)
            order by number desc, property_id desc limit ?""";

    private static final String EXCEPTION = """
            select id, property_id, slip, table_id, code, message, raised_at, answered_by, answered_at, answer
            from slip_exception\s""";

    private final SlipStore slips;
    private final Sql sql;

    SlipQueries(AgroalDataSource database, SlipStore slips) {
        this.slips = slips;
        this.sql = new Sql(database);
    }

    private record Key(String property, long number) {}

    /** The highest numbers first, those before this number and, at this number, before this property. */
    public List<SlipLine> page(SlipFilter filter, long before, String beforeProperty, int limit) {
        return sql
                .list(
                        PAGE,
                        row -> new Key(row.getString("property_id"), row.getLong("number")),
                        filter.properties(),
                        filter.table(),
                        filter.table(),
                        filter.gamingDay(),
                        filter.gamingDay(),
                        filter.state(),
                        filter.state(),
                        before,
                        beforeProperty,
                        limit)
                .stream()
                .map(key -> line(key.property(), key.number()).orElseThrow())
                .toList();
    }

    public Optional<SlipLine> line(String property, long number) {
        return slips.find(property, number).map(slip -> new SlipLine(slip, copies(property, number)));
    }

    public long lastNumber(String property) {
        return sql.first("select last from slip_counter where property_id = ?", row -> row.getLong("last"), property)
                .orElse(0L);
    }

    /** What became of these numbers, and of any that lie beyond the last. */
    public NumberReport numbers(String property, long from, long to, long last) {
        Map<Long, SlipState> states = sql
                .list(
                        "select number, state from slip where property_id = ? and (number between ? and ? or number > ?)",
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

    private List<SlipLine.Copy> copies(String property, long number) {
        return sql.list(
                "select copy, printed_by, at from slip_print where property_id = ? and number = ? order by copy",
                row -> new SlipLine.Copy(row.getInt("copy"), row.getString("printed_by"), Sql.instant(row, "at")),
                property,
                number);
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
