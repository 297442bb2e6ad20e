package io.baize.report.store;

import io.agroal.api.AgroalDataSource;
import io.baize.kernel.Money;
import io.baize.kernel.store.Sql;
import io.baize.ledger.Balances;
import io.baize.ledger.Count;
import io.baize.ledger.TableTotals;
import io.baize.report.Heading;
import io.baize.report.Heading.Period;
import io.baize.report.Heading.Version;
import io.baize.report.TableFigures;
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
import java.util.TreeSet;

/**
 * Figures of tables by gaming day, out of sums by day and never out of bets. A closed day takes no more entries, so
 * that what is booked on it is what was there when it closed; counts are read as of the heading's moment. Restated,
 * what was booked later and belongs to the day is added, and what it took in for earlier days is left out.
 */
@ApplicationScoped
class FiguresQueries {

    private record TableDay(LocalDate day, String table) implements Comparable<TableDay> {
        @Override
        public int compareTo(TableDay other) {
            int byDay = day.compareTo(other.day);
            return byDay == 0 ? table.compareTo(other.table) : byDay;
        }
    }

    private static final String SUMS = """
            select gaming_day, table_id, account, amount from account_day
            where property_id = ? and gaming_day between ? and ?""";

    private static final String ADJUSTMENTS = """
            select day as gaming_day, table_id, account, sum(sign * amount) as amount
            from (select e.*, e.belongs_to as day, 1 as sign from entry e
                  where e.property_id = ? and e.belongs_to between ? and ? and e.recorded_at <= ?
                  union all
                  select e.*, e.gaming_day, -1 from entry e
                  where e.property_id = ? and e.gaming_day between ? and ? and e.belongs_to is not null
                    and e.recorded_at <= ?) e
            join posting p on (p.gaming_day, p.partition, p.event_offset, p.index)
                            = (e.gaming_day, e.partition, e.event_offset, e.index)
            group by 1, 2, 3""";

    private static final String PLAY = """
            select gaming_day, table_id, rounds, bets, handle, returned, won, vigorish, win from table_totals
            where property_id = ? and gaming_day between ? and ?""";

    private static final String COUNTS = """
            select gaming_day, table_id, kind, at, total from inventory
            where property_id = ? and gaming_day between ? and ? and recorded_at <= ? order by at""";

    private static final String BOXES = """
            select gaming_day, table_id, bool_and(counted_at is not null and counted_at <= ?) as counted from drop_box
            where property_id = ? and gaming_day between ? and ? group by 1, 2""";

    private final Sql sql;

    FiguresQueries(AgroalDataSource database) {
        this.sql = new Sql(database);
    }

    /** By day, then by table. A table without entries and play was not in use. */
    List<TableFigures> of(Question question, Period period, Heading heading) {
        Object[] where = {question.property().id(), period.from(), period.to()};
        Map<TableDay, Map<String, Money>> sums = new HashMap<>();
        sql.each(SUMS, row -> add(sums, row), where);
        if (heading.version() instanceof Version.Restated) {
            Object[] restated = {
                where[0], where[1], where[2], heading.asOf(), where[0], where[1], where[2], heading.asOf()
            };
            sql.each(ADJUSTMENTS, row -> add(sums, row), restated);
        }
        Map<TableDay, TableTotals> play = new HashMap<>();
        sql.each(PLAY, row -> play.put(tableDay(row), totals(row)), where);
        Map<TableDay, List<Count>> counts = new HashMap<>();
        sql.each(
                COUNTS,
                row -> counts.computeIfAbsent(tableDay(row), _ -> new ArrayList<>())
                        .add(count(row)),
                where[0],
                where[1],
                where[2],
                heading.asOf());
        Map<TableDay, Boolean> boxes = new HashMap<>();
        sql.each(
                BOXES,
                row -> boxes.put(tableDay(row), row.getBoolean("counted")),
                heading.asOf(),
                where[0],
                where[1],
                where[2]);
        TreeSet<TableDay> days = new TreeSet<>(sums.keySet());
        days.addAll(play.keySet());
        return days.stream()
                .map(one -> new TableFigures(
                        one.table(),
                        one.day(),
                        new Balances(new TreeMap<>(sums.getOrDefault(one, Map.of()))),
                        play.getOrDefault(one, TableTotals.NOTHING),
                        ofCounts(counts, one, Count::opener),
                        ofCounts(counts, one, Count::closer),
                        boxes.getOrDefault(one, false)))
                .toList();
    }

    private interface Which {
        Optional<Count> of(List<Count> counts);
    }

    private static Optional<Count> ofCounts(Map<TableDay, List<Count>> counts, TableDay one, Which which) {
        return which.of(counts.getOrDefault(one, List.of()));
    }

    private static void add(Map<TableDay, Map<String, Money>> sums, ResultSet row) throws SQLException {
        sums.computeIfAbsent(tableDay(row), _ -> new HashMap<>())
                .merge(row.getString("account"), Money.usd(row.getLong("amount")), Money::plus);
    }

    private static TableDay tableDay(ResultSet row) throws SQLException {
        return new TableDay(row.getObject("gaming_day", LocalDate.class), row.getString("table_id"));
    }

    private static TableTotals totals(ResultSet row) throws SQLException {
        return new TableTotals(
                row.getLong("rounds"),
                row.getLong("bets"),
                row.getLong("handle"),
                row.getLong("returned"),
                row.getLong("won"),
                row.getLong("vigorish"),
                row.getLong("win"),
                0);
    }

    private static Count count(ResultSet row) throws SQLException {
        TrayCount.Kind kind = TrayCount.Kind.valueOf(
                row.getString("kind").toUpperCase(Locale.ROOT).replace('-', '_'));
        return new Count(
                kind,
                row.getObject("gaming_day", LocalDate.class),
                Sql.instant(row, "at"),
                Money.usd(row.getLong("total")));
    }
}
