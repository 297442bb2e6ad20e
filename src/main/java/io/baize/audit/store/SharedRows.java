package io.baize.audit.store;

import io.baize.audit.ChainFaults;
import io.baize.audit.DigestedRows;
import io.baize.audit.RowsDigest;
import java.sql.Connection;
import java.util.HashMap;
import java.util.Map;

/**
 * What batches of any partition rewrite, such as the meters that tables share: it must stand as the batch left it that
 * counted the most changes, whichever chain that lies in. Its key is a name, a slash and the count.
 */
final class SharedRows {

    private record Name(StoredRows kind, String owner, String name) {}

    private record Left(long changes, String key, String mark, ChainFaults faults, long batch) {}

    private final Map<Name, Left> left = new HashMap<>();
    private ChainFaults any;
    private boolean fromTheirStart = true;
    private boolean toTheirEnd = true;

    /** A partition's chain is read; from elsewhere than its start, what stands may have been written before. */
    void read(boolean fromItsStart) {
        fromTheirStart &= fromItsStart;
    }

    void end(boolean atItsEnd) {
        toTheirEnd &= atItsEnd;
    }

    void take(ChainFaults faults, long sequence, BatchContents batch) {
        any = faults;
        for (StoredRows kind : StoredRows.of(StoredRows.Life.SHARED)) {
            batch.rows(kind)
                    .marks()
                    .forEach((owner, marks) -> marks.forEach((key, mark) -> {
                        int slash = key.lastIndexOf('/');
                        Left one = new Left(Long.parseLong(key.substring(slash + 1)), key, mark, faults, sequence);
                        Name name = new Name(kind, owner, key.substring(0, slash));
                        left.merge(name, one, (a, b) -> a.changes() >= b.changes() ? a : b);
                    }));
        }
    }

    /** After all chains of partitions, where each was read to its end. */
    void compare(Connection connection) {
        if (!toTheirEnd || any == null) {
            return;
        }
        for (StoredRows kind : StoredRows.of(StoredRows.Life.SHARED)) {
            for (StoredRows.Stored row : kind.shared(connection)) {
                compare(kind, row);
            }
        }
        left.forEach((name, one) -> fault(name, one, RowsDigest.Change.MISSING));
    }

    private void compare(StoredRows kind, StoredRows.Stored row) {
        String bare = row.key().substring(0, row.key().lastIndexOf('/'));
        Name name = new Name(kind, row.table(), bare);
        Left one = left.remove(name);
        if (one != null) {
            one.faults().compared(kind.id(), 1);
            if (!one.key().equals(row.key()) || !one.mark().equals(mark(kind, row))) {
                fault(name, one, RowsDigest.Change.CHANGED);
            }
        } else if (fromTheirStart) {
            RowFaults.stray(any, kind, row.table(), row.key());
        }
    }

    private static void fault(Name name, Left one, RowsDigest.Change change) {
        RowFaults.add(
                one.faults(), one.batch(), name.kind(), new RowsDigest.Difference(name.owner(), one.key(), change));
    }

    private static String mark(StoredRows kind, StoredRows.Stored row) {
        DigestedRows alone = new DigestedRows();
        alone.add(row.table(), row.key(), row.hash());
        return alone.digest(kind.markBytes()).marks().get(row.table()).get(row.key());
    }
}
