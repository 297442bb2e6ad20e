package io.baize.audit.store;

import io.baize.audit.ChainFaults;
import io.baize.audit.Fault;
import io.baize.kernel.store.Sql;
import java.sql.Connection;
import java.util.List;

/** A batch moves its partition's next offset in the transaction of its row, so the two must agree at the end. */
final class PartitionEnd {

    private static final String NEXT = "select next_offset from partition_progress where partition = ?";

    private PartitionEnd() {}

    /** {@code done} is the last offset that a batch of the chain took, -1 where there is none. */
    static void compare(Connection connection, ChainFaults faults, int partition, long done) {
        List<Long> next = Sql.list(connection, NEXT, row -> row.getLong(1), partition);
        boolean agrees = next.isEmpty() ? done < 0 : next.contains(done + 1);
        if (!agrees) {
            String where =
                    next.isEmpty() ? "the partition is not known" : "the partition goes on at " + next.getFirst();
            String says = "the last batch of the chain took the records up to " + done + ", and " + where;
            faults.add(Fault.ofChain(null, says));
        }
    }
}
