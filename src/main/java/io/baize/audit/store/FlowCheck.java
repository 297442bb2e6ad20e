package io.baize.audit.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.baize.audit.AuditChain;
import io.baize.audit.AuditRow;
import io.baize.audit.ChainFaults;
import io.baize.audit.Compared;
import io.baize.audit.DigestedRows;
import io.baize.audit.Fault;
import io.baize.audit.RowsDigest;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * Compares what is stored of a partition with the digests of its batches. Batches are taken a few at a time, so that
 * the length of a history does not matter and small batches cost no round trip each.
 */
final class FlowCheck {

    private static final int MOST_BATCHES = 200;
    private static final long MOST_RECORDS = 20_000;
    private static final int MOST_STRAYS = 20;

    private record Batch(long sequence, BatchContents contents) {}

    private final Kept kept;
    private final ChainFaults faults;
    private final int partition;
    private final NavigableMap<Long, Batch> waiting = new TreeMap<>();
    private final StandingRows standing;
    private final SharedRows shared;
    private long done;

    /** {@code fromItsStart} says whether the first batch to come is the first of the chain. */
    FlowCheck(Kept kept, ChainFaults faults, SharedRows shared, boolean fromItsStart) {
        this.kept = kept;
        this.shared = shared;
        this.faults = faults;
        this.partition = AuditChain.partition(faults.chain());
        this.standing = new StandingRows(kept.connection(), faults, partition, fromItsStart);
        shared.read(fromItsStart);
        this.done = fromItsStart ? -1 : Long.MIN_VALUE;
    }

    void take(AuditRow row) {
        BatchContents contents = read(row);
        if (contents == null) {
            return;
        }
        if (done == Long.MIN_VALUE) {
            done = contents.from() - 1;
        }
        long last = waiting.isEmpty()
                ? done
                : waiting.lastEntry().getValue().contents().to();
        if (contents.from() <= last || contents.to() < contents.from()) {
            fault(
                    row.sequence(),
                    "the batch took the records " + contents.from() + " to " + contents.to() + ", and those up to "
                            + last + " were taken before");
            return;
        }
        if (waiting.size() == MOST_BATCHES || contents.to() - done > MOST_RECORDS) {
            compareWaiting();
            skipTo(contents.from());
        }
        waiting.put(contents.from(), new Batch(row.sequence(), contents));
        standing.take(row.sequence(), contents);
        shared.take(faults, row.sequence(), contents);
    }

    /** After the last batch; {@code atItsEnd} when the chain has no more. */
    void finish(boolean atItsEnd) {
        compareWaiting();
        shared.end(atItsEnd);
        if (atItsEnd && done > Long.MIN_VALUE) {
            strays(done + 1, Long.MAX_VALUE);
            standing.compare();
            PartitionEnd.compare(kept.connection(), faults, partition, done);
        }
    }

    private BatchContents read(AuditRow row) {
        try {
            BatchContents contents = CanonicalJson.read(row.act().detail(), BatchContents.class);
            if (contents.covers() == null) {
                faults.compared(Compared.UNDIGESTED, 1);
            }
            return contents;
        } catch (JsonProcessingException e) {
            fault(row.sequence(), "what the batch says it stored cannot be read");
            return null;
        }
    }

    /** A wide gap between batches holds no rows, or rows that no batch stored, and is not read as a whole. */
    private void skipTo(long from) {
        if (from - done > MOST_RECORDS) {
            strays(done + 1, from - 1);
            done = from - 1;
        }
    }

    private void compareWaiting() {
        if (waiting.isEmpty()) {
            return;
        }
        long to = waiting.lastEntry().getValue().contents().to();
        StoredRows.of(StoredRows.Life.ADDED).forEach(kind -> compare(kind, to));
        done = to;
        waiting.clear();
    }

    private void compare(StoredRows kind, long to) {
        Map<Long, DigestedRows> now = new HashMap<>();
        for (StoredRows.Stored row : kind.added(kept, partition, done + 1, to, Integer.MAX_VALUE)) {
            Map.Entry<Long, Batch> batch = waiting.floorEntry(row.offset());
            if (batch == null || row.offset() > batch.getValue().contents().to()) {
                stray(kind, row);
            } else {
                now.computeIfAbsent(batch.getKey(), _ -> new DigestedRows()).add(row.table(), row.key(), row.hash());
            }
        }
        waiting.forEach((from, batch) -> {
            if (batch.contents().covers(kind)) {
                DigestedRows stored = now.getOrDefault(from, new DigestedRows());
                faults.compared(kind.id(), stored.count());
                RowsDigest then = batch.contents().rows(kind);
                then.against(stored.digest(kind.markBytes()))
                        .forEach(difference -> RowFaults.add(faults, batch.sequence(), kind, difference));
            }
        });
    }

    private void strays(long from, long to) {
        for (StoredRows kind : StoredRows.of(StoredRows.Life.ADDED)) {
            kind.added(kept, partition, from, to, MOST_STRAYS).forEach(row -> stray(kind, row));
        }
    }

    private void stray(StoredRows kind, StoredRows.Stored row) {
        RowFaults.stray(faults, kind, row.table(), row.key());
    }

    private void fault(long sequence, String says) {
        faults.add(Fault.ofChain(sequence, says));
    }
}
