package io.baize.ledger.store;

import io.agroal.api.AgroalDataSource;
import io.baize.kernel.GamingCalendar;
import io.baize.kernel.store.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.Array;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Arrays;

/** How a property counts its money: its gaming calendar. */
@ApplicationScoped
public class MoneyRules {

    private static final String CALENDAR = """
            select p.time_zone, p.gaming_day_start, m.shift_starts::text[] as shift_starts
            from property p left join money_rules m on m.property_id = p.id where p.id = ?""";

    private final Sql sql;

    MoneyRules(AgroalDataSource database) {
        this.sql = new Sql(database);
    }

    public GamingCalendar calendar(String property) {
        return sql.first(CALENDAR, MoneyRules::calendar, property).orElseThrow();
    }

    /** Reads {@code time_zone}, {@code gaming_day_start} and {@code shift_starts}, as text. */
    public static GamingCalendar calendar(ResultSet row) throws SQLException {
        ZoneId zone = ZoneId.of(row.getString("time_zone"));
        LocalTime start = row.getObject("gaming_day_start", LocalTime.class);
        Array shifts = row.getArray("shift_starts");
        return shifts == null
                ? GamingCalendar.of(zone, start)
                : new GamingCalendar(
                        zone,
                        start,
                        Arrays.stream((String[]) shifts.getArray())
                                .map(LocalTime::parse)
                                .toList());
    }
}
