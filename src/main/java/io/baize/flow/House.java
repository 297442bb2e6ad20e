package io.baize.flow;

import io.baize.kernel.GamingCalendar;
import io.baize.kernel.Money;
import io.baize.kernel.store.Sql;
import io.baize.ledger.Booking;
import io.baize.ledger.OpenerCheck;
import io.baize.ledger.store.MoneyRules;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** How a property counts its money, and which of its days are closed, as this transaction sees it. */
record House(GamingCalendar calendar, OpenerCheck openers, Set<LocalDate> closed) {

    private static final String LOCK = """
            select pg_advisory_xact_lock_shared(money_lock(id)) from (select unnest(?) as id order by 1) as houses""";

    private static final String HOUSES = """
            select p.id, p.time_zone, p.gaming_day_start, m.shift_starts::text[] as shift_starts,
                   coalesce(m.opener_report, 2500) as report, coalesce(m.opener_escalation, 10000) as escalation
            from property p left join money_rules m on m.property_id = p.id where p.id = any(?)""";

    private static final String CLOSED = """
            select property_id, gaming_day from gaming_day_close where property_id = any(?) and gaming_day >= ?""";

    /** The lock keeps a day from closing until this batch has committed; one that closed before is seen. */
    static Map<String, House> load(Connection connection, Collection<String> properties, LocalDate since) {
        Sql.list(connection, LOCK, row -> row, properties);
        Map<String, House> houses = new TreeMap<>();
        Sql.list(connection, HOUSES, row -> houses.put(row.getString("id"), house(row)), properties);
        Sql.list(
                connection,
                CLOSED,
                row -> houses.get(row.getString("property_id"))
                        .closed()
                        .add(row.getObject("gaming_day", LocalDate.class)),
                properties,
                since);
        return houses;
    }

    Booking booking(LocalDate day, Instant at, Instant now) {
        return Booking.of(calendar, day, at, closed::contains, now);
    }

    private static House house(ResultSet row) throws SQLException {
        OpenerCheck openers = new OpenerCheck(Money.usd(row.getLong("report")), Money.usd(row.getLong("escalation")));
        return new House(MoneyRules.calendar(row), openers, new HashSet<>());
    }
}
