package io.baize.api;

import io.baize.kernel.store.Sql;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;
import javax.sql.DataSource;

/** Books that only flow would write: entries with their sums by day, counts, boxes, slips and closings. */
final class TestBooks {

    private static final int PARTITION = 911;

    private final Sql sql;
    private final String property;
    private long offset;

    TestBooks(DataSource database, String property) {
        this.sql = new Sql(database);
        this.property = property;
        this.offset = Math.floorMod(property.hashCode(), 1_000_000) * 1_000L;
    }

    TestBooks table(String id, String name, String game) {
        sql.update(
                "insert into gaming_table (id, property_id, pit_id, name, game) values (?, ?, 'pit-1', ?, ?)",
                id,
                property,
                name,
                game);
        return this;
    }

    /** Postings by account in cents; they must come to nothing. */
    TestBooks entry(
            String day, String table, String kind, String reference, String recorded, Map<String, Long> postings) {
        return entry(day, null, table, kind, reference, recorded, postings);
    }

    TestBooks entry(
            String day,
            String belongsTo,
            String table,
            String kind,
            String reference,
            String recorded,
            Map<String, Long> postings) {
        if (postings.values().stream().mapToLong(Long::longValue).sum() != 0) {
            throw new IllegalArgumentException(reference + " is out of balance");
        }
        LocalDate date = LocalDate.parse(day);
        Instant at = Instant.parse(recorded);
        offset++;
        sql.update("""
                insert into entry (gaming_day, partition, event_offset, index, table_id, property_id, shift, hour, at,
                    recorded_at, belongs_to, kind, reference)
                values (?, ?, ?, 0, ?, ?, 1, ?, ?, ?, ?::date, ?, ?)""", date, PARTITION, offset, table, property, at, at, at, belongsTo, kind, reference);
        int line = 0;
        for (Map.Entry<String, Long> posting : postings.entrySet()) {
            sql.update(
                    "insert into posting values (?, ?, ?, 0, ?, ?, ?)",
                    date,
                    PARTITION,
                    offset,
                    line++,
                    posting.getKey(),
                    posting.getValue());
            sql.update("""
                    insert into account_day as s values (?, ?, ?, ?, ?) on conflict (gaming_day, table_id, account)
                    do update set amount = s.amount + excluded.amount""", date, table, property, posting.getKey(), posting.getValue());
        }
        return this;
    }

    TestBooks played(String day, String table, long rounds, long handle, long win) {
        sql.update("""
                insert into table_totals (table_id, gaming_day, property_id, rounds, bets, handle, win)
                values (?, ?, ?, ?, ?, ?, ?)""", table, LocalDate.parse(day), property, rounds, rounds, handle, win);
        return this;
    }

    TestBooks counted(String day, String table, String kind, String at, long total) {
        sql.update(
                """
                insert into inventory values (?, ?, ?, 0, ?, ?, 1, ?, ?, ?, '{}', ?, 'dana', 'sam')""",
                LocalDate.parse(day),
                PARTITION,
                ++offset,
                table,
                property,
                kind,
                Instant.parse(at),
                Instant.parse(at),
                total);
        return this;
    }

    TestBooks box(String day, String table, String countedAt) {
        sql.update(
                "insert into drop_box values (?, ?, 'box-1', ?, 3, ?, ?)",
                LocalDate.parse(day),
                table,
                property,
                Instant.parse(countedAt),
                Instant.parse(countedAt));
        return this;
    }

    TestBooks slip(long number, String kind, String table, String day, long cents) {
        sql.update(
                "insert into slip values (?, ?, ?, ?, ?, ?, '{}', 'requested')",
                property,
                number,
                "ref-" + number,
                kind,
                table,
                LocalDate.parse(day));
        return signed(number, 0, "request", day + "T20:00:00Z", cents);
    }

    TestBooks signed(long number, int place, String step, String at, Long cents) {
        sql.update(
                "insert into slip_signature values (?, ?, ?, ?, ?, 'cage', ?, null, ?, 'asked in error')",
                property,
                number,
                place,
                step,
                step + "-person",
                Instant.parse(at),
                cents);
        return this;
    }

    TestBooks opener(String day, String table, long amount, String answeredAt) {
        sql.update(
                """
                insert into money_exception (gaming_day, partition, event_offset, index, table_id, property_id, code,
                    level, amount, message, at, answered_by, answered_at, answer)
                values (?, ?, ?, 0, ?, ?, 'opener-differs', 'report', ?, 'the opener is short', ?, 'fin', ?, 'miscounted')""",
                LocalDate.parse(day),
                PARTITION,
                ++offset,
                table,
                property,
                amount,
                Instant.parse(day + "T15:00:00Z"),
                Instant.parse(answeredAt));
        return this;
    }

    TestBooks slipException(String table, String at) {
        sql.update("""
                insert into slip_exception (property_id, slip, table_id, code, message, raised_at)
                values (?, '77', ?, 'slip-unknown-slip', 'no such slip', ?)""", property, table, Instant.parse(at));
        return this;
    }

    TestBooks alert(String table, String at) {
        sql.update(
                "insert into alert values (?, ?, 0, ?, ?, null, 'sequence-gap', 'an event is missing', ?)",
                PARTITION,
                ++offset,
                table,
                property,
                Instant.parse(at));
        return this;
    }

    TestBooks closed(String day, String at) {
        sql.update(
                "insert into gaming_day_close values (?, ?, ?, 'finance-1')",
                property,
                LocalDate.parse(day),
                Instant.parse(at));
        return this;
    }
}
