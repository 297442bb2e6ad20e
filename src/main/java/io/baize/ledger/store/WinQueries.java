package io.baize.ledger.store;

import io.agroal.api.AgroalDataSource;
import io.baize.kernel.GamingCalendar;
import io.baize.kernel.Money;
import io.baize.kernel.store.Sql;
import io.baize.ledger.Balances;
import io.baize.ledger.Period;
import io.baize.ledger.TableTotals;
import io.baize.ledger.WinLine;
import io.baize.ledger.Wins;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Wins by part of the floor and stretch of time. Reads sums by day and hour, never bets. */
@ApplicationScoped
public class WinQueries {

    /** Part of the floor that a line is about; the words are columns of gaming_table. */
    public enum By {
        TABLE("t.id"),
        GAME("t.game"),
        PIT("t.pit_id"),
        PROPERTY("t.property_id");

        private final String column;

        By(String column) {
            this.column = column;
        }
    }

    private record Place(String of, Integer shift, Instant hour) {}

    private static final Comparator<Place> BY_PLACE = Comparator.comparing(Place::of)
            .thenComparing(Place::shift, Comparator.nullsFirst(Comparator.naturalOrder()))
            .thenComparing(Place::hour, Comparator.nullsFirst(Comparator.naturalOrder()));

    private static final String SUMS = """
            select %s as of, %s as shift, %s as hour, s.account, sum(s.amount) as amount
            from %s s join gaming_table t on t.id = s.table_id
            where s.property_id = ? and s.gaming_day between ? and ?
            group by 1, 2, 3, 4""";

    private static final String PLAY = """
            select %s as of, %s as shift, %s as hour, sum(s.rounds) as rounds, sum(s.bets) as bets,
                   sum(s.handle) as handle, sum(s.returned) as returned, sum(s.won) as won,
                   sum(s.vigorish) as vigorish, sum(s.win) as win, %s as theo
            from %s s join gaming_table t on t.id = s.table_id
            where s.property_id = ? and s.gaming_day between ? and ?
            group by 1, 2, 3""";

    private static final String THEO = "case when bool_and(s.theo is not null) then sum(s.theo) end";

    private final Sql sql;
    private final InventoryQueries inventories;

    WinQueries(AgroalDataSource database, InventoryQueries inventories) {
        this.sql = new Sql(database);
        this.inventories = inventories;
    }

    public List<WinLine> lines(String property, GamingCalendar calendar, By by, Period period, LocalDate on) {
        LocalDate from = period.from(on);
        Map<Place, Balances> sums = sums(property, by, period, from, on);
        Map<Place, TableTotals> play = new TreeMap<>(BY_PLACE);
        Map<Place, Money> theo = new TreeMap<>(BY_PLACE);
        play(property, by, period, from, on, play, theo);
        Map<String, InventoryQueries.Known> counted =
                inventories.known(property, calendar, by.column, period, from, on);
        TreeMap<Place, Boolean> places = new TreeMap<>(BY_PLACE);
        sums.keySet().forEach(place -> places.put(place, true));
        play.keySet().forEach(place -> places.put(place, true));
        return places.keySet().stream()
                .map(place -> {
                    Balances of = sums.getOrDefault(place, Balances.NOTHING);
                    InventoryQueries.Known known = counted.getOrDefault(
                            InventoryQueries.key(place.of(), place.shift()), InventoryQueries.Known.NOTHING);
                    Optional<Money> gain = period == Period.HOUR ? Optional.empty() : known.gain();
                    boolean boxes = period != Period.HOUR && known.boxesCounted();
                    return new WinLine(
                            place.of(),
                            from,
                            on,
                            place.shift(),
                            place.hour(),
                            play.getOrDefault(place, TableTotals.NOTHING),
                            of,
                            Wins.of(of, gain, boxes),
                            Optional.ofNullable(theo.get(place)));
                })
                .toList();
    }

    private Map<Place, Balances> sums(String property, By by, Period period, LocalDate from, LocalDate to) {
        String table = period.compareTo(Period.DAY) < 0 ? "account_hour" : "account_day";
        Map<Place, TreeMap<String, Money>> found = new TreeMap<>(BY_PLACE);
        sql.list(
                SUMS.formatted(by.column, shift(period), hour(period), table),
                row -> found.computeIfAbsent(place(row), place -> new TreeMap<>())
                        .put(row.getString("account"), Money.usd(row.getLong("amount"))),
                property,
                from,
                to);
        Map<Place, Balances> sums = new TreeMap<>(BY_PLACE);
        found.forEach((place, accounts) -> sums.put(place, new Balances(accounts)));
        return sums;
    }

    private void play(
            String property,
            By by,
            Period period,
            LocalDate from,
            LocalDate to,
            Map<Place, TableTotals> play,
            Map<Place, Money> theo) {
        boolean hourly = period.compareTo(Period.DAY) < 0;
        String statement = PLAY.formatted(
                by.column,
                shift(period),
                hour(period),
                hourly ? THEO : "null::bigint",
                hourly ? "play_hour" : "table_totals");
        sql.list(
                statement,
                row -> {
                    play.put(place(row), TotalsQueries.totals(row, 0));
                    long edge = row.getLong("theo");
                    return row.wasNull() ? null : theo.put(place(row), Money.usd(edge));
                },
                property,
                from,
                to);
    }

    private static String shift(Period period) {
        return period.compareTo(Period.DAY) < 0 ? "s.shift" : "null::smallint";
    }

    private static String hour(Period period) {
        return period == Period.HOUR ? "s.hour" : "null::timestamptz";
    }

    private static Place place(ResultSet row) throws SQLException {
        int shift = row.getInt("shift");
        return new Place(row.getString("of"), row.wasNull() ? null : shift, Sql.instant(row, "hour"));
    }
}
