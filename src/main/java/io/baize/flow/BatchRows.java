package io.baize.flow;

import io.baize.audit.store.StoredRows;
import io.baize.kernel.Refusal;
import io.baize.ledger.TableTotals;
import io.baize.publish.Messages;
import io.baize.publish.OutMessage;
import io.baize.settle.document.SettlementDocument;
import io.baize.table.Effect;
import io.baize.table.TableState;
import io.baize.table.store.StateJson;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.Map;

/** Everything a batch writes, gathered row by row and sent in a few statements. */
final class BatchRows {

    private static final String SEEN_TYPES = "text text bytea";
    private static final String ROUND_TYPES =
            "date text text int4 text text timestamptz timestamptz text int4 jsonb jsonb text int4 int8";
    private static final String REVERSAL_TYPES = "date text text int4 text";
    private static final String BET_TYPES = "date text text int4 text int2 text text int8 int8 int8 int8";
    private static final String OUTBOX_TYPES = "int4 int8 int4 text text text text timestamptz jsonb";
    private static final String QUARANTINE_TYPES = "int4 int8 text text text text text jsonb bytea timestamptz";
    private static final String ALERT_TYPES = "int4 int8 int4 text text text text text timestamptz";
    private static final String STATE_TYPES = "text int4 jsonb";
    private static final String OPENED_TYPES = "text timestamptz int4";
    private static final String TOTALS_TYPES = "text date text int8 int8 int8 int8 int8 int8 int8 int8";

    private record Day(String table, LocalDate gamingDay) {}

    private record Change(TableTotals totals, String property, boolean open, long offset) {}

    private final int partition;
    private final Instant now;
    private final BatchDigest digest;
    private final Map<Day, Change> totals = new LinkedHashMap<>();
    private final Map<Long, Integer> outIndex = new LinkedHashMap<>();

    private final Bulk seen =
            new Bulk("insert into seen_event (source, id, digest) select * from unnest(?, ?, ?)", SEEN_TYPES);
    private final Bulk rounds = new Bulk("""
            insert into round (gaming_day, table_id, round_id, revision, property_id, status, opened_at, completed_at,
                pack_version, terms_version, facts, settlement, reason, partition, event_offset)
            select * from unnest(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""", ROUND_TYPES);
    private final Bulk reversals = new Bulk("""
            update round set status = 'reversed', reason = r.reason
            from unnest(?, ?, ?, ?, ?) as r (gaming_day, table_id, round_id, revision, reason)
            where round.gaming_day = r.gaming_day and round.table_id = r.table_id and round.round_id = r.round_id
              and round.revision = r.revision""", REVERSAL_TYPES);
    private final Bulk bets = new Bulk("""
            insert into bet (gaming_day, table_id, round_id, revision, bet_id, seat, player, wager, stake, returned,
                won, vigorish)
            select * from unnest(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""", BET_TYPES);
    private final Bulk outbox = new Bulk("""
            insert into outbox (partition, event_offset, index, topic, key, subject, type, at, payload)
            select * from unnest(?, ?, ?, ?, ?, ?, ?, ?, ?)""", OUTBOX_TYPES);
    private final Bulk quarantine = new Bulk("""
            insert into quarantine (partition, event_offset, table_id, property_id, code, message, record_key, headers,
                payload, arrived_at)
            select * from unnest(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""", QUARANTINE_TYPES);
    private final Bulk alerts = new Bulk("""
            insert into alert (partition, event_offset, index, table_id, property_id, round_id, code, message, at)
            select * from unnest(?, ?, ?, ?, ?, ?, ?, ?, ?)""", ALERT_TYPES);
    private final Bulk states = new Bulk("""
            insert into table_state (table_id, partition, state) select * from unnest(?, ?, ?)
            on conflict (table_id) do update set state = excluded.state, updated_at = now()""", STATE_TYPES);
    private final Bulk opened = new Bulk("""
            update gaming_table set first_opened_at = coalesce(first_opened_at, o.at), home_partition = o.partition
            from unnest(?, ?, ?) as o (id, at, partition) where gaming_table.id = o.id""", OPENED_TYPES);

    BatchRows(int partition, Instant now, BatchDigest digest) {
        this.partition = partition;
        this.now = now;
        this.digest = digest;
    }

    void seen(String source, String id, byte[] digest) {
        seen.add(source, id, digest);
    }

    void opened(String table, Instant at) {
        opened.add(table, at, partition);
    }

    void settled(long offset, String table, String property, Effect.SettledRound round) {
        SettlementDocument settlement = round.settlement();
        String key = round.id() + "/" + round.revision();
        Object[] row = rounds.add(
                round.gamingDay(),
                table,
                round.id(),
                round.revision(),
                property,
                settlement.status(),
                round.openedAt(),
                round.completedAt(),
                settlement.pack(),
                round.termsVersion(),
                StateJson.write(round.facts()),
                StateJson.write(settlement),
                null,
                partition,
                offset);
        digest.row(StoredRows.ROUND, table, key, row);
        for (SettlementDocument.BetResult bet : settlement.bets()) {
            Object[] placed = bets.add(
                    round.gamingDay(),
                    table,
                    round.id(),
                    round.revision(),
                    bet.id(),
                    bet.seat(),
                    bet.player(),
                    bet.wager(),
                    bet.stake(),
                    bet.returned(),
                    bet.won(),
                    bet.vigorish());
            digest.row(StoredRows.BET, table, key + "/" + bet.id(), placed);
        }
    }

    void reversed(String table, Effect.RoundReversed reversed) {
        Effect.SettledRound round = reversed.round();
        reversals.add(round.gamingDay(), table, round.id(), round.revision(), reversed.reason());
    }

    void totals(long offset, String table, String property, boolean open, LocalDate day, TableTotals change) {
        totals.merge(
                new Day(table, day),
                new Change(change, property, open, offset),
                (old, now) -> new Change(old.totals().plus(now.totals()), property, open, offset));
    }

    void alert(long offset, String table, String property, Effect.AlertRaised alert) {
        int index = outIndex.getOrDefault(offset, 0);
        alerts.add(partition, offset, index, table, property, alert.round(), alert.code(), alert.message(), now);
        out(offset, Messages.alert(table, alert));
    }

    void quarantined(Arrival arrival, String table, String property, Refusal refusal) {
        quarantine.add(
                partition,
                arrival.offset(),
                table,
                property,
                refusal.code(),
                refusal.message(),
                arrival.key(),
                StateJson.write(arrival.headers()),
                arrival.value(),
                now);
        out(arrival.offset(), Messages.quarantined(partition, arrival.offset(), table, refusal));
    }

    void out(long offset, OutMessage message) {
        int index = outIndex.merge(offset, 1, Integer::sum) - 1;
        outbox.add(
                partition,
                offset,
                index,
                message.topic(),
                message.key(),
                message.subject(),
                message.type(),
                now,
                message.data());
    }

    void state(TableState state) {
        states.add(state.table(), partition, StateJson.write(state));
        digest.meters(state);
    }

    void write(Connection connection) throws SQLException {
        writeTotals(connection);
        for (Bulk bulk : new Bulk[] {seen, rounds, reversals, bets, quarantine, alerts, states, opened, outbox}) {
            bulk.execute(connection);
        }
    }

    /** Totals are added to in place and read back, so that what is published is what is stored. */
    private void writeTotals(Connection connection) throws SQLException {
        Bulk changes = new Bulk("""
                insert into table_totals as t (table_id, gaming_day, property_id, rounds, bets, handle, returned, won,
                    vigorish, win, drop)
                select * from unnest(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                on conflict (table_id, gaming_day) do update set rounds = t.rounds + excluded.rounds,
                    bets = t.bets + excluded.bets, handle = t.handle + excluded.handle,
                    returned = t.returned + excluded.returned, won = t.won + excluded.won,
                    vigorish = t.vigorish + excluded.vigorish, win = t.win + excluded.win, drop = t.drop + excluded.drop
                returning table_id, gaming_day, rounds, bets, handle, returned, won, vigorish, win,
                    drop""", TOTALS_TYPES);
        totals.forEach((day, change) -> {
            TableTotals t = change.totals();
            changes.add(
                    day.table(),
                    day.gamingDay(),
                    change.property(),
                    t.rounds(),
                    t.bets(),
                    t.handle(),
                    t.returned(),
                    t.won(),
                    t.vigorish(),
                    t.win(),
                    t.drop());
        });
        if (changes.isEmpty()) {
            return;
        }
        try (PreparedStatement statement = changes.prepare(connection);
                ResultSet row = statement.executeQuery()) {
            while (row.next()) {
                Day day = new Day(row.getString(1), row.getObject(2, LocalDate.class));
                Change change = totals.get(day);
                TableTotals now = new TableTotals(
                        row.getLong(3),
                        row.getLong(4),
                        row.getLong(5),
                        row.getLong(6),
                        row.getLong(7),
                        row.getLong(8),
                        row.getLong(9),
                        row.getLong(10));
                out(
                        change.offset(),
                        Messages.totals(day.table(), change.property(), day.gamingDay(), change.open(), now));
            }
        }
    }
}
