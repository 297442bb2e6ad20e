package io.baize.flow;

import io.baize.audit.store.StoredRows;
import io.baize.kernel.GamingCalendar;
import io.baize.ledger.Balances;
import io.baize.ledger.Booking;
import io.baize.ledger.Entry;
import io.baize.ledger.OpenerCheck;
import io.baize.ledger.TableTotals;
import io.baize.table.Effect;
import io.baize.table.TableEvent;
import io.baize.table.store.StateJson;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** The rows of the books: entries, postings, their sums, counts and boxes. */
final class BookRows {

    private static final String ENTRY_TYPES =
            "date int4 int8 int4 text text int2 timestamptz " + "timestamptz timestamptz date text text text text";
    private static final String INVENTORY_TYPES =
            "date int4 int8 int4 text text int2 text " + "timestamptz timestamptz jsonb int8 text text";
    private static final String POSTING_TYPES = "date int4 int8 int4 int4 text int8";
    private static final String HOUR_TYPES = "date text text int2 timestamptz text int8";
    private static final String DAY_TYPES = "date text text text int8";
    private static final String PLAY_TYPES = "date text text int2 timestamptz int8 int8 int8 int8 int8 int8 int8";
    private static final String BOX_TYPES = "date text text text int2 timestamptz";
    private static final String BOX_COUNT_TYPES = "date text text timestamptz";
    private static final String EXCEPTION_TYPES = "date int4 int8 int4 text text text text int8 text timestamptz";

    private record Hour(LocalDate day, String table, int shift, Instant hour, String property) {}

    private record Day(LocalDate day, String table, String property) {}

    private final int partition;
    private final Instant now;
    private final BatchDigest digest;
    private final Map<Long, Integer> index = new HashMap<>();
    private final Map<Hour, Balances> hours = new HashMap<>();
    private final Map<Day, Balances> days = new HashMap<>();
    private final Map<Hour, TableTotals> played = new HashMap<>();

    private final Bulk entries = new Bulk("""
            insert into entry (gaming_day, partition, event_offset, index, table_id, property_id, shift, hour, at,
                recorded_at, belongs_to, kind, reference, reverses, reason)
            select * from unnest(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""", ENTRY_TYPES);
    private final Bulk postings = new Bulk("""
            insert into posting (gaming_day, partition, event_offset, index, line, account, amount)
            select * from unnest(?, ?, ?, ?, ?, ?, ?)""", POSTING_TYPES);
    private final Bulk hourSums = new Bulk("""
            insert into account_hour as s (gaming_day, table_id, property_id, shift, hour, account, amount)
            select * from unnest(?, ?, ?, ?, ?, ?, ?)
            on conflict (gaming_day, table_id, shift, hour, account)
            do update set amount = s.amount + excluded.amount""", HOUR_TYPES);
    private final Bulk daySums = new Bulk("""
            insert into account_day as s (gaming_day, table_id, property_id, account, amount)
            select * from unnest(?, ?, ?, ?, ?)
            on conflict (gaming_day, table_id, account)
            do update set amount = s.amount + excluded.amount""", DAY_TYPES);
    private final Bulk plays = new Bulk("""
            insert into play_hour as s (gaming_day, table_id, property_id, shift, hour, rounds, bets, handle, returned,
                won, vigorish, win)
            select * from unnest(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            on conflict (gaming_day, table_id, shift, hour) do update set rounds = s.rounds + excluded.rounds,
                bets = s.bets + excluded.bets, handle = s.handle + excluded.handle,
                returned = s.returned + excluded.returned, won = s.won + excluded.won,
                vigorish = s.vigorish + excluded.vigorish,
                win = s.win + excluded.win""", PLAY_TYPES);
    private final Bulk inventories = new Bulk("""
            insert into inventory (gaming_day, partition, event_offset, index, table_id, property_id, shift, kind, at,
                recorded_at, chips, total, dealer, supervisor)
            select * from unnest(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""", INVENTORY_TYPES);
    private final Bulk boxes = new Bulk("""
            insert into drop_box (gaming_day, table_id, box_id, property_id, shift, removed_at)
            select * from unnest(?, ?, ?, ?, ?, ?) on conflict do nothing""", BOX_TYPES);
    private final Bulk boxCounts = new Bulk("""
            update drop_box b set counted_at = c.at from unnest(?, ?, ?, ?) as c (day, table_id, box_id, at)
            where b.gaming_day = c.day and b.table_id = c.table_id
              and b.box_id = c.box_id""", BOX_COUNT_TYPES);
    private final Bulk exceptions = new Bulk("""
            insert into money_exception (gaming_day, partition, event_offset, index, table_id, property_id, code, level,
                amount, message, at)
            select * from unnest(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""", EXCEPTION_TYPES);

    BookRows(int partition, Instant now, BatchDigest digest) {
        this.partition = partition;
        this.now = now;
        this.digest = digest;
    }

    void entry(Happening where, Booking booking, Entry entry, TableTotals totals) {
        LocalDate day = booking.gamingDay();
        int next = next(where);
        String key = where.offset() + "-" + next;
        Object[] row = entries.add(
                day,
                partition,
                where.offset(),
                next,
                where.table(),
                where.property(),
                booking.shift(),
                booking.hour(),
                where.at(),
                now,
                booking.belongsTo(),
                lower(entry.kind()),
                entry.reference(),
                entry.reverses(),
                entry.reason());
        digest.row(StoredRows.ENTRY, where.table(), key, row);
        int line = 0;
        for (Entry.Posting posting : entry.postings()) {
            long amount = posting.amount().cents();
            Object[] posted = postings.add(day, partition, where.offset(), next, line, posting.account(), amount);
            digest.row(StoredRows.POSTING, where.table(), key + "/" + line++, posted);
        }
        Hour hour = new Hour(day, where.table(), booking.shift(), booking.hour(), where.property());
        hours.merge(hour, Balances.of(entry), Balances::plus);
        days.merge(new Day(day, where.table(), where.property()), Balances.of(entry), Balances::plus);
        played.merge(hour, totals, TableTotals::plus);
    }

    void inventory(Happening where, GamingCalendar calendar, Effect.TrayCounted tray) {
        Map<String, Long> chips = new TreeMap<>();
        tray.count().chips().pieces().forEach((denomination, pieces) -> chips.put(denomination.toString(), pieces));
        int next = next(where);
        Object[] row = inventories.add(
                where.gamingDay(),
                partition,
                where.offset(),
                next,
                where.table(),
                where.property(),
                calendar.shift(where.at()),
                lower(tray.kind()),
                where.at(),
                now,
                StateJson.write(chips),
                tray.count().chips().total().cents(),
                tray.count().dealer(),
                tray.count().supervisor());
        digest.row(StoredRows.INVENTORY, where.table(), where.offset() + "-" + next, row);
    }

    void box(Happening where, GamingCalendar calendar, String box) {
        int shift = calendar.shift(where.at());
        boxes.add(where.gamingDay(), where.table(), box, where.property(), shift, where.at());
    }

    void boxCounted(String table, TableEvent.DropCounted drop) {
        boxCounts.add(drop.gamingDay(), table, drop.box(), now);
    }

    void exception(Happening where, String code, OpenerCheck.Finding finding) {
        exceptions.add(
                where.gamingDay(),
                partition,
                where.offset(),
                next(where),
                where.table(),
                where.property(),
                code,
                lower(finding.level()),
                finding.amount().cents(),
                finding.message(),
                where.at());
    }

    void write(Connection connection) throws SQLException {
        hours.forEach((hour, sums) -> sums.byAccount().forEach((account, amount) -> {
            if (!amount.isZero()) {
                hourSums.add(
                        hour.day(), hour.table(), hour.property(), hour.shift(), hour.hour(), account, amount.cents());
            }
        }));
        days.forEach((day, sums) -> sums.byAccount().forEach((account, amount) -> {
            if (!amount.isZero()) {
                daySums.add(day.day(), day.table(), day.property(), account, amount.cents());
            }
        }));
        played.forEach(this::play);
        for (Bulk bulk :
                new Bulk[] {entries, postings, hourSums, daySums, plays, inventories, boxes, boxCounts, exceptions}) {
            bulk.execute(connection);
        }
    }

    private void play(Hour hour, TableTotals sums) {
        if (sums.isOfPlay()) {
            plays.add(
                    hour.day(),
                    hour.table(),
                    hour.property(),
                    hour.shift(),
                    hour.hour(),
                    sums.rounds(),
                    sums.bets(),
                    sums.handle(),
                    sums.returned(),
                    sums.won(),
                    sums.vigorish(),
                    sums.win());
        }
    }

    private int next(Happening where) {
        return index.merge(where.offset(), 1, Integer::sum) - 1;
    }

    private static String lower(Enum<?> word) {
        return word.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
