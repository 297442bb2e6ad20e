package io.baize.flow;

import io.baize.audit.store.AuditLog;
import io.baize.change.TableChange.Place;
import io.baize.change.store.ChangeTables;
import io.baize.kernel.store.Sql;
import io.baize.publish.store.Command;
import io.baize.publish.store.CommandQueue;
import io.baize.table.Effect;
import io.baize.table.PoolTransfer;
import io.baize.table.store.StateJson;
import io.baize.terms.TermsDocument;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * What changes at the tables of a batch leave behind: new versions of terms, the progress of their requests, a row in
 * the property's chain each, and pools on their way to another table. They are few, and written one by one.
 */
final class ChangeRows {

    private static final String TERMS = """
            insert into table_terms (table_id, version, terms, set_by, set_at, in_force_at, request_id)
            values (?, ?, ?::jsonb, ?, ?, ?, ?)""";

    private record Change(String table, String property, long offset, Instant at, Effect effect) {}

    private final int partition;
    private final Instant now;
    private final List<Change> changes = new ArrayList<>();

    ChangeRows(int partition, Instant now) {
        this.partition = partition;
        this.now = now;
    }

    void add(String table, String property, long offset, Instant at, Effect effect) {
        changes.add(new Change(table, property, offset, at, effect));
    }

    /** Chains are locked in the order of their names, so that two batches never wait for each other. */
    void write(Connection connection) {
        changes.stream().sorted(Comparator.comparing(Change::property)).forEach(change -> write(connection, change));
    }

    private void write(Connection connection, Change change) {
        switch (change.effect()) {
            case Effect.ChangeActivated activated -> activated(connection, change, activated);
            case Effect.ChangeRefused refused -> refused(connection, change, refused);
            case Effect.PoolTransferred transferred -> transferred(connection, change, transferred);
            default -> throw new IllegalArgumentException("no effect of a change: " + change.effect());
        }
    }

    private void activated(Connection connection, Change change, Effect.ChangeActivated activated) {
        String request = activated.request();
        if (activated.terms() != null) {
            String terms = StateJson.write(TermsDocument.of(activated.terms()));
            String by = "change/" + request;
            Sql.update(
                    connection, TERMS, change.table(), activated.termsVersion(), terms, by, now, change.at(), request);
        }
        ChangeTables.on(connection)
                .activated(request, change.table(), activated.termsVersion(), activated.paths(), place(change));
        Map<String, Object> detail = detail(change);
        detail.put("termsVersion", activated.termsVersion());
        detail.put("sign", activated.signDue());
        detail.put("changed", activated.paths());
        detail.put("terms", activated.terms() == null ? null : TermsDocument.of(activated.terms()));
        record(connection, change, "change.activated", request, detail);
    }

    private void refused(Connection connection, Change change, Effect.ChangeRefused refused) {
        String why = refused.refusal().code() + ": " + refused.refusal().message();
        ChangeTables.on(connection).refused(refused.request(), change.table(), why, place(change));
        Map<String, Object> detail = detail(change);
        detail.put("refusal", refused.refusal());
        record(connection, change, "change.refused-at-table", refused.request(), detail);
    }

    /** The pool is in the command from here until the other table has it: no cent is in two places, or in none. */
    private void transferred(Connection connection, Change change, Effect.PoolTransferred transferred) {
        PoolTransfer transfer = transferred.transfer();
        String name = "pool/" + transfer.request() + "/" + change.table() + "/" + transfer.schedule();
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("request", transfer.request());
        data.put("fromTable", change.table());
        data.put("fromSchedule", transfer.schedule());
        data.put("schedule", transfer.toSchedule());
        data.put("amount", transferred.pool().cents());
        if (transferred.pool().isPositive()) {
            CommandQueue.on(connection)
                    .add(new Command(
                            UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8)),
                            transfer.toTable(),
                            "baize.command.pool-received.v1",
                            StateJson.write(data)));
        }
        Map<String, Object> detail = detail(change);
        detail.putAll(data);
        detail.put("toTable", transfer.toTable());
        record(connection, change, "change.pool-transferred", transfer.request(), detail);
    }

    private Map<String, Object> detail(Change change) {
        Map<String, Object> detail = new LinkedHashMap<>();
        detail.put("table", change.table());
        detail.put("partition", partition);
        detail.put("offset", change.offset());
        detail.put("at", change.at());
        return detail;
    }

    private void record(Connection connection, Change change, String action, String request, Object detail) {
        AuditLog.append(connection, change.property(), now, "flow", action, "change/" + request, detail);
    }

    private Place place(Change change) {
        return new Place(partition, change.offset(), change.at(), now);
    }
}
