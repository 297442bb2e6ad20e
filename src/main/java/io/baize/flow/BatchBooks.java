package io.baize.flow;

import io.baize.kernel.Money;
import io.baize.ledger.Booking;
import io.baize.ledger.Bookkeeping;
import io.baize.ledger.Entry;
import io.baize.ledger.OpenerCheck;
import io.baize.ledger.TableTotals;
import io.baize.table.Effect;
import io.baize.table.TrayCount;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The books of a batch. What happened waits here until the batch knows its properties' calendars and closed days; then
 * it is booked, summed, and counts are held against what they should be.
 */
final class BatchBooks {

    private record Posted(Happening where, Entry entry, TableTotals totals) {}

    private record Counted(Happening where, Effect.TrayCounted tray) {}

    private record Taken(Happening where, String box) {}

    private final int partition;
    private final Instant now;
    private final BatchDigest digest;
    private final List<Posted> posted = new ArrayList<>();
    private final List<Counted> counts = new ArrayList<>();
    private final List<Taken> boxes = new ArrayList<>();
    private final List<Effect.BoxCounted> drops = new ArrayList<>();
    private final List<String> dropTables = new ArrayList<>();

    BatchBooks(int partition, Instant now, BatchDigest digest) {
        this.partition = partition;
        this.now = now;
        this.digest = digest;
    }

    void settled(Happening where, Effect.SettledRound round) {
        posted.add(new Posted(where, Bookkeeping.settled(round), TableTotals.settled(round)));
    }

    void reversed(Happening where, Effect.RoundReversed reversed) {
        Effect.SettledRound round = reversed.round();
        Entry entry = Bookkeeping.reversed(round, reversed.reason());
        posted.add(new Posted(where, entry, TableTotals.reversed(round)));
    }

    void moved(Happening where, Effect.MoneyMoved moved) {
        Entry entry = Bookkeeping.moved(moved);
        posted.add(new Posted(where, entry, TableTotals.posted(entry)));
    }

    void changed(Happening where) {
        posted.add(new Posted(where, null, TableTotals.NOTHING));
    }

    void counted(Happening where, Effect.TrayCounted tray) {
        counts.add(new Counted(where, tray));
    }

    void taken(Happening where, String box) {
        boxes.add(new Taken(where, box));
    }

    void counted(Happening where, Effect.BoxCounted box) {
        posted.add(new Posted(where, Bookkeeping.counted(box.drop()), TableTotals.NOTHING));
        drops.add(box);
        dropTables.add(where.table());
    }

    /** Writes the books, and hands alerts and the running totals of tables on to the batch's other rows. */
    void write(Connection connection, BatchRows rows) throws SQLException {
        if (posted.isEmpty() && counts.isEmpty() && boxes.isEmpty()) {
            return;
        }
        Map<String, House> houses = House.load(connection, properties(), earliest());
        BookRows books = new BookRows(partition, now, digest);
        for (Posted one : posted) {
            Happening where = one.where();
            Booking booking = houses.get(where.property()).booking(where.gamingDay(), where.at(), now);
            if (one.entry() != null) {
                books.entry(where, booking, one.entry(), one.totals());
            }
            rows.totals(
                    where.offset(), where.table(), where.property(), where.open(), booking.gamingDay(), one.totals());
        }
        for (Counted one : counts) {
            books.inventory(one.where(), houses.get(one.where().property()).calendar(), one.tray());
        }
        for (Taken one : boxes) {
            books.box(one.where(), houses.get(one.where().property()).calendar(), one.box());
        }
        for (int drop = 0; drop < drops.size(); drop++) {
            books.boxCounted(dropTables.get(drop), drops.get(drop).drop());
        }
        books.write(connection);
        openers(connection, houses, rows);
    }

    private void openers(Connection connection, Map<String, House> houses, BatchRows rows) throws SQLException {
        BookRows exceptions = new BookRows(partition, now, digest);
        for (Counted one : counts) {
            Happening where = one.where();
            if (one.tray().kind() != TrayCount.Kind.OPENER) {
                continue;
            }
            PreviousCloser.of(connection, where)
                    .flatMap(before -> houses.get(where.property())
                            .openers()
                            .check(before.total(), before.movedSince(), total(one)))
                    .ifPresent(finding -> {
                        exceptions.exception(where, "opener-differs", finding);
                        rows.alert(where.offset(), where.table(), where.property(), alert(finding));
                    });
        }
        exceptions.write(connection);
    }

    private static Effect.AlertRaised alert(OpenerCheck.Finding finding) {
        return new Effect.AlertRaised(null, "opener-differs", finding.message());
    }

    private static Money total(Counted one) {
        return one.tray().count().chips().total();
    }

    private Set<String> properties() {
        Set<String> properties = new TreeSet<>();
        posted.forEach(one -> properties.add(one.where().property()));
        counts.forEach(one -> properties.add(one.where().property()));
        boxes.forEach(one -> properties.add(one.where().property()));
        return properties;
    }

    private LocalDate earliest() {
        return posted.stream()
                .map(one -> one.where().gamingDay())
                .min(LocalDate::compareTo)
                .orElse(LocalDate.EPOCH);
    }
}
