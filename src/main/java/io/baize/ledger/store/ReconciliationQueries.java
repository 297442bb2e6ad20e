package io.baize.ledger.store;

import io.agroal.api.AgroalDataSource;
import io.baize.kernel.GamingCalendar;
import io.baize.kernel.Money;
import io.baize.kernel.store.Sql;
import io.baize.ledger.Balances;
import io.baize.ledger.Count;
import io.baize.ledger.Reconciliation;
import io.baize.ledger.Stretch;
import io.baize.ledger.Stretch.Movement;
import io.baize.ledger.Stretch.SlipPosted;
import io.baize.ledger.TableDay;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;

/** A table's gaming day out of the books, to be reconciled. */
@ApplicationScoped
public class ReconciliationQueries {

    private static final String TABLES = """
            select distinct table_id from account_day where property_id = ? and gaming_day = ?
            union select distinct table_id from inventory where property_id = ? and gaming_day = ? order by 1""";

    private static final String SUMS = "select account, amount from account_day where table_id = ? and gaming_day = ?";

    /** What happened around the day by when it happened, wherever it was booked. */
    private static final String MOVEMENTS = """
            select e.at, e.kind,
                   case when e.kind in ('fill', 'credit') then e.reference end as slip, sum(p.amount) as tray
            from entry e join posting p using (gaming_day, partition, event_offset, index)
            where e.table_id = ? and e.gaming_day between ? and ?
              and coalesce(e.belongs_to, e.gaming_day) between ? and ?
              and p.account in ('tray', 'over-short', 'bankroll')
            group by e.at, e.kind, slip order by e.at""";

    private static final String BOXES = """
            select count(*) > 0 and count(*) = count(counted_at) as counted from drop_box
            where table_id = ? and gaming_day = ?""";

    private static final String ADJUSTMENTS = """
            select e.reference, coalesce(e.reason, e.kind || ' of ' || e.belongs_to) as reason,
                   -coalesce(sum(p.amount) filter (
                       where p.account like 'win/%' or p.account in ('vigorish', 'rake')), 0) as bet_win
            from entry e join posting p using (gaming_day, partition, event_offset, index)
            where e.table_id = ? and e.gaming_day = ? and e.belongs_to is not null
            group by 1, 2 order by 1""";

    private static final String HELD = """
            select key as round from table_state s, jsonb_each(s.state -> 'rounds') as held (key, value)
            where s.table_id = ? and value ->> 'heldFor' is not null and value ->> 'gamingDay' = ? order by 1""";

    private final Sql sql;
    private final InventoryQueries inventories;

    ReconciliationQueries(AgroalDataSource database, InventoryQueries inventories) {
        this.sql = new Sql(database);
        this.inventories = inventories;
    }

    /** Every table of the property that has money or a count on that day. */
    public List<Reconciliation> of(String property, GamingCalendar calendar, LocalDate day) {
        return sql.list(TABLES, row -> row.getString("table_id"), property, day, property, day).stream()
                .map(table -> Reconciliation.of(day(table, calendar, day)))
                .toList();
    }

    /** A slip and its posting are one event, so that none is open until slips are a workflow of their own. */
    public TableDay day(String table, GamingCalendar calendar, LocalDate day) {
        List<Count> counts = inventories.around(table, calendar, day);
        List<Count> own =
                counts.stream().filter(count -> count.gamingDay().equals(day)).toList();
        LocalDate first = counts.isEmpty() ? day : min(counts.getFirst().gamingDay(), day);
        LocalDate last = counts.isEmpty() ? day : max(counts.getLast().gamingDay(), day);
        List<Movement> movements =
                sql.list(MOVEMENTS, ReconciliationQueries::movement, table, first, last.plusYears(1), first, last);
        return new TableDay(
                table,
                sums(table, day),
                Stretch.between(counts, movements),
                Count.opener(own),
                Count.closer(own),
                sql.first(BOXES, row -> row.getBoolean("counted"), table, day).orElse(false),
                List.of(),
                sql.list(HELD, row -> row.getString("round"), table, day.toString()),
                sql.list(ADJUSTMENTS, ReconciliationQueries::adjustment, table, day));
    }

    private Balances sums(String table, LocalDate day) {
        TreeMap<String, Money> sums = new TreeMap<>();
        sql.list(SUMS, row -> sums.put(row.getString("account"), Money.usd(row.getLong("amount"))), table, day);
        return new Balances(sums);
    }

    private static Movement movement(ResultSet row) throws SQLException {
        Money tray = Money.usd(row.getLong("tray"));
        return new Movement(Sql.instant(row, "at"), tray, slip(row, tray).orElse(null));
    }

    private static Optional<SlipPosted> slip(ResultSet row, Money tray) throws SQLException {
        String reference = row.getString("slip");
        if (reference == null) {
            return Optional.empty();
        }
        SlipPosted.Kind kind = SlipPosted.Kind.valueOf(row.getString("kind").toUpperCase(Locale.ROOT));
        Money amount = tray.cents() < 0 ? tray.negated() : tray;
        return Optional.of(new SlipPosted(kind, reference.substring(reference.indexOf('/') + 1), amount));
    }

    private static TableDay.Adjustment adjustment(ResultSet row) throws SQLException {
        return new TableDay.Adjustment(
                row.getString("reference"), row.getString("reason"), Money.usd(row.getLong("bet_win")));
    }

    private static LocalDate min(LocalDate one, LocalDate other) {
        return one.isBefore(other) ? one : other;
    }

    private static LocalDate max(LocalDate one, LocalDate other) {
        return one.isAfter(other) ? one : other;
    }
}
