package io.baize.flow;

import io.baize.audit.AuditChain;
import io.baize.audit.store.AuditLog;
import io.baize.audit.store.BatchContents;
import io.baize.audit.store.StoredRows;
import io.baize.table.TableState;
import io.baize.table.store.StateJson;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;

/**
 * One row of the partition's own chain a batch: a hash over what came in and a digest of what it stored, so that a
 * bet or a posting changed behind the application's back no longer agrees with the chain, and can be named.
 */
final class BatchDigest {

    private final MessageDigest records = sha256();
    private final BatchContents.Gathering stored = new BatchContents.Gathering();

    void record(Arrival arrival) {
        records.update((arrival.offset() + "\n").getBytes(StandardCharsets.UTF_8));
        records.update(Digest.of(arrival));
    }

    /** A row as this batch writes it; {@link StoredRows} says how it is read back. */
    void row(StoredRows kind, String table, String key, Object... row) {
        stored.row(kind, table, key, row);
    }

    /** The table has these meters, and no others. */
    void meters(TableState state) {
        stored.table(StoredRows.METER, state.table());
        state.meters()
                .forEach((schedule, meter) ->
                        stored.row(StoredRows.METER, state.table(), schedule, StateJson.write(meter)));
    }

    void append(Connection connection, int partition, List<Arrival> arrivals, Instant now) {
        BatchContents batch = stored.batch(
                arrivals.getFirst().offset(),
                arrivals.getLast().offset(),
                HexFormat.of().formatHex(records.digest()));
        String chain = AuditChain.ofPartition(partition);
        AuditLog.append(connection, chain, now, "flow", "batch", chain, batch);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
