package io.baize.audit.store;

import io.baize.audit.Range;
import io.baize.kernel.store.Sql;
import java.sql.Connection;
import java.sql.Date;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;

/** Bets without a round: no batch leads to them, so they are looked for by themselves. */
final class OrphanedBets {

    private static final int MOST = 100;

    /** A gaming day begins and ends at another moment than a day of the calendar does. */
    private static final int DAYS_AROUND = 2;

    private static final String ORPHANS = """
            select b.table_id, concat_ws('/', b.round_id, b.revision, b.bet_id), coalesce(s.partition, 0)
            from bet b left join round r using (gaming_day, table_id, round_id, revision)
                left join table_state s on s.table_id = b.table_id
            where r.table_id is null and b.gaming_day between ? and ?
            order by b.gaming_day, b.table_id limit ?""";

    record Orphan(String table, String key, int partition) {}

    private OrphanedBets() {}

    /** None where the range is one of sequences, which says nothing of days. */
    static List<Orphan> in(Connection connection, Range range) {
        return switch (range) {
            case Range.Sequences(Long from, Long to) when from == null && to == null -> read(connection, null, null);
            case Range.Sequences _ -> List.of();
            case Range.Times(Instant from, Instant to) -> read(connection, from, to);
        };
    }

    private static List<Orphan> read(Connection connection, Instant from, Instant to) {
        return Sql.list(
                connection,
                ORPHANS,
                row -> new Orphan(row.getString(1), row.getString(2), row.getInt(3)),
                Date.valueOf(from == null ? LocalDate.EPOCH : day(from).minusDays(DAYS_AROUND)),
                Date.valueOf(to == null ? LocalDate.of(9999, 1, 1) : day(to).plusDays(DAYS_AROUND)),
                MOST);
    }

    private static LocalDate day(Instant moment) {
        return LocalDate.ofInstant(moment, ZoneOffset.UTC);
    }
}
