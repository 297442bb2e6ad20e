package io.baize.audit.store;

import io.baize.audit.ChainFaults;
import io.baize.audit.DigestedRows;
import io.baize.audit.RowsDigest;
import java.sql.Connection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/** What is rewritten as the floor moves, such as meters: it must stand as the newest batch of its table left it. */
final class StandingRows {

    private record Left(long batch, Map<String, String> marks) {}

    private final Connection connection;
    private final ChainFaults faults;
    private final int partition;
    private final boolean fromItsStart;
    private final Map<StoredRows, Map<String, Left>> left = new EnumMap<>(StoredRows.class);

    /** From the start of a chain, a table that no batch speaks of has nothing; from elsewhere on it may. */
    StandingRows(Connection connection, ChainFaults faults, int partition, boolean fromItsStart) {
        this.connection = connection;
        this.faults = faults;
        this.partition = partition;
        this.fromItsStart = fromItsStart;
    }

    void take(long sequence, BatchContents batch) {
        for (StoredRows kind : StoredRows.of(StoredRows.Life.STANDING)) {
            Map<String, Left> tables = left.computeIfAbsent(kind, _ -> new HashMap<>());
            batch.rows(kind).marks().forEach((table, marks) -> tables.put(table, new Left(sequence, marks)));
        }
    }

    void compare() {
        StoredRows.of(StoredRows.Life.STANDING).forEach(kind -> compare(kind, left.getOrDefault(kind, Map.of())));
    }

    private void compare(StoredRows kind, Map<String, Left> known) {
        DigestedRows stored = new DigestedRows();
        for (StoredRows.Stored row : kind.standing(connection, partition)) {
            if (known.containsKey(row.table())) {
                stored.add(row.table(), row.key(), row.hash());
            } else if (fromItsStart) {
                RowFaults.stray(faults, kind, row.table(), row.key());
            }
        }
        faults.compared(kind.id(), stored.count());
        Map<String, Map<String, String>> wanted = new TreeMap<>();
        known.forEach((table, one) -> wanted.put(table, one.marks()));
        RowsDigest.differences(wanted, stored.digest(kind.markBytes()).marks())
                .forEach(difference ->
                        RowFaults.add(faults, known.get(difference.table()).batch(), kind, difference));
    }
}
