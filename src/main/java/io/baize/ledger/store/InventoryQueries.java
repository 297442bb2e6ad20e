package io.baize.ledger.store;

import io.agroal.api.AgroalDataSource;
import io.baize.kernel.GamingCalendar;
import io.baize.kernel.Money;
import io.baize.kernel.store.Sql;
import io.baize.ledger.Count;
import io.baize.ledger.Period;
import io.baize.ledger.ShiftCounts;
import io.baize.table.TrayCount;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What was counted: trays by table and day, and whether the boxes of a part of the floor were. */
@ApplicationScoped
public class InventoryQueries {

    /** {@code gain} is nothing while any table that was in use lacks a count at an end of the stretch. */
    record Known(Optional<Money> gain, boolean boxesCounted) {
        static final Known NOTHING = new Known(Optional.empty(), false);
    }

    private record InUse(String of, String table, LocalDate day, int shift) {}

    /** A table without entries was not in use, and what it was counted at has not changed. */
    private static final String IN_USE = """
            select distinct %s as of, s.table_id, s.gaming_day, %s as shift
            from %s s join gaming_table t on t.id = s.table_id
            where s.property_id = ? and s.gaming_day between ? and ?""";

    private static final String COUNTS = """
            select table_id, gaming_day, kind, at, total from inventory
            where property_id = ? and gaming_day between ? and ? order by at""";

    /** Drop that lies in no counted box: a box still hangs, waits for the count, or was never reported. */
    private static final String BOXES = """
            select %s as of, %s as shift, count(*) as boxes, count(b.counted_at) as counted
            from drop_box b join gaming_table t on t.id = b.table_id
            where b.property_id = ? and b.gaming_day between ? and ? group by 1, 2""";

    private static final String OF_TABLE = """
            (select gaming_day, kind, at, total from inventory
             where table_id = ? and at < ? and kind = 'closer' order by at desc limit 1)
            union all
            (select gaming_day, kind, at, total from inventory where table_id = ? and gaming_day = ?)
            union all
            (select gaming_day, kind, at, total from inventory
             where table_id = ? and gaming_day > ? and kind = 'opener' order by at limit 1)
            order by at""";

    private final Sql sql;

    InventoryQueries(AgroalDataSource database) {
        this.sql = new Sql(database);
    }

    /** The last closer before the day, the counts of the day, and the first opener after it. */
    public List<Count> around(String table, GamingCalendar calendar, LocalDate day) {
        var from = calendar.span(day).from();
        return sql.list(OF_TABLE, InventoryQueries::count, table, from, table, day, table, day);
    }

    static String key(String of, Integer shift) {
        return of + "\n" + (shift == null ? 0 : shift);
    }

    Map<String, Known> known(
            String property, GamingCalendar calendar, String by, Period period, LocalDate from, LocalDate to) {
        boolean byShift = period == Period.SHIFT;
        Map<String, List<Count>> counts = counts(property, from, to);
        Map<String, Optional<Money>> gains = new TreeMap<>();
        String use = IN_USE.formatted(by, byShift ? "s.shift" : "0", byShift ? "account_hour" : "account_day");
        for (InUse one : sql.list(use, InventoryQueries::inUse, property, from, to)) {
            List<Count> ofTable = counts.getOrDefault(one.table() + "\n" + one.day(), List.of());
            Optional<Money> gain = byShift
                    ? ShiftCounts.gain(calendar, calendar.span(one.day(), one.shift()), ofTable)
                    : Count.gain(ofTable);
            gains.merge(key(one.of(), one.shift()), gain, (sum, next) -> sum.flatMap(money -> next.map(money::plus)));
        }
        Map<String, Boolean> boxes = boxes(property, by, byShift, from, to);
        Map<String, Known> known = new HashMap<>();
        gains.forEach((place, gain) -> known.put(place, new Known(gain, boxes.getOrDefault(place, false))));
        return known;
    }

    private Map<String, Boolean> boxes(String property, String by, boolean byShift, LocalDate from, LocalDate to) {
        Map<String, Boolean> counted = new HashMap<>();
        sql.list(
                BOXES.formatted(by, byShift ? "b.shift" : "0"),
                row -> counted.put(
                        key(row.getString("of"), row.getInt("shift")), row.getLong("boxes") == row.getLong("counted")),
                property,
                from,
                to);
        return counted;
    }

    private Map<String, List<Count>> counts(String property, LocalDate from, LocalDate to) {
        Map<String, List<Count>> counts = new HashMap<>();
        sql.list(
                COUNTS,
                row -> counts.computeIfAbsent(
                                row.getString("table_id") + "\n" + row.getObject("gaming_day", LocalDate.class),
                                table -> new ArrayList<>())
                        .add(count(row)),
                property,
                from,
                to);
        return counts;
    }

    private static InUse inUse(ResultSet row) throws SQLException {
        return new InUse(
                row.getString("of"),
                row.getString("table_id"),
                row.getObject("gaming_day", LocalDate.class),
                row.getInt("shift"));
    }

    static Count count(ResultSet row) throws SQLException {
        return new Count(
                TrayCount.Kind.valueOf(
                        row.getString("kind").toUpperCase(Locale.ROOT).replace('-', '_')),
                row.getObject("gaming_day", LocalDate.class),
                Sql.instant(row, "at"),
                Money.usd(row.getLong("total")));
    }
}
