package io.baize.flow;

import io.baize.kernel.Money;
import io.baize.kernel.store.Sql;
import java.sql.Connection;
import java.util.Optional;

/** What a table closed with last, and what moved into or out of its tray since. */
record PreviousCloser(Money total, Money movedSince) {

    private static final String BEFORE = """
            select c.total,
                   (select coalesce(sum(p.amount), 0) from entry e join posting p
                        using (gaming_day, partition, event_offset, index)
                    where e.table_id = ? and e.gaming_day >= c.gaming_day and e.at > c.at and e.at <= ?
                      and p.account in ('tray', 'over-short', 'bankroll')) as moved
            from (select gaming_day, total, at from inventory
                  where table_id = ? and kind = 'closer' and at < ? order by at desc limit 1) c""";

    static Optional<PreviousCloser> of(Connection connection, Happening opener) {
        return Sql.list(
                        connection,
                        BEFORE,
                        row -> new PreviousCloser(Money.usd(row.getLong("total")), Money.usd(row.getLong("moved"))),
                        opener.table(),
                        opener.at(),
                        opener.table(),
                        opener.at())
                .stream()
                .findFirst();
    }
}
