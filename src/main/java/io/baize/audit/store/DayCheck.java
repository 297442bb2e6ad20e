package io.baize.audit.store;

import io.baize.audit.AuditChain;
import io.baize.audit.ChainFaults;
import io.baize.audit.Fault;
import io.baize.audit.Range;
import io.baize.kernel.store.Sql;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.function.Function;

/**
 * What no batch leads to and is looked for by gaming day: bets without a round, and totals of a table that are not
 * what the ledger makes. {@code faults} answers with those of a chain, or null for a chain that is not verified.
 */
record DayCheck(Kept kept, Function<String, ChainFaults> faults) {

    private static final int MOST = 100;

    private static final String ORPHANS = """
            select coalesce(s.partition, 0), b.table_id, concat_ws('/', b.round_id, b.revision, b.bet_id)
            from {bet} b left join {round} r using (gaming_day, table_id, round_id, revision)
                left join table_state s on s.table_id = b.table_id
            where r.table_id is null and b.gaming_day between ? and ?
            order by b.gaming_day, b.table_id limit ?""";

    /** The win of bets is what the ledger has under win, vigorish and rake; a reversal takes its round back. */
    private static final String TOTALS = """
            select coalesce(s.partition, 0), table_id, gaming_day, t.rounds, t.win, booked.rounds, booked.win
            from (select * from {table_totals} t where gaming_day between ? and ?) t full join (
                select e.table_id, e.gaming_day, -sum(booked_by.amount) as win,
                    sum(case when e.reverses like 'round/%' then -1 when e.kind = 'settlement' then 1 else 0 end)
                        as rounds
                from {entry} e cross join lateral (
                    select coalesce(sum(amount), 0) as amount from {posting} p
                    where p.partition = e.partition and p.event_offset = e.event_offset and p.index = e.index
                        and (account like 'win/%' or account in ('vigorish', 'rake'))) booked_by
                where e.gaming_day between ? and ?
                group by e.table_id, e.gaming_day) booked using (table_id, gaming_day)
                left join table_state s using (table_id)
            where (coalesce(t.rounds, 0), coalesce(t.win, 0)) <> (coalesce(booked.rounds, 0), coalesce(booked.win, 0))
            order by gaming_day, table_id limit ?""";

    void compare(Range range) {
        GamingDays.of(range).ifPresent(days -> {
            Sql.list(kept.connection(), kept.in(ORPHANS), this::orphan, days.first(), days.last(), MOST);
            Sql.list(
                    kept.connection(),
                    kept.in(TOTALS),
                    this::totals,
                    days.first(),
                    days.last(),
                    days.first(),
                    days.last(),
                    MOST);
        });
    }

    private boolean orphan(ResultSet row) throws SQLException {
        ChainFaults of = faults.apply(AuditChain.ofPartition(row.getInt(1)));
        if (of != null) {
            RowFaults.stray(of, StoredRows.BET, row.getString(2), row.getString(3));
        }
        return of != null;
    }

    private boolean totals(ResultSet row) throws SQLException {
        ChainFaults of = faults.apply(AuditChain.ofPartition(row.getInt(1)));
        if (of != null) {
            String table = row.getString(2);
            String day = "totals of " + row.getDate(3);
            String says = "%s at table %s say %d rounds and a win of %d cents, and the ledger makes %d and %d"
                    .formatted(day, table, row.getLong(4), row.getLong(5), row.getLong(6), row.getLong(7));
            of.add(new Fault(null, "totals", table, day, says));
        }
        return of != null;
    }
}
