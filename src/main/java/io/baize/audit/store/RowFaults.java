package io.baize.audit.store;

import io.baize.audit.ChainFaults;
import io.baize.audit.Fault;
import io.baize.audit.RowsDigest;

/** Says which stored row does not agree, as a person calls it. */
final class RowFaults {

    private RowFaults() {}

    static void add(ChainFaults faults, long batch, StoredRows kind, RowsDigest.Difference difference) {
        if (difference.table() == null) {
            String unnamed = "a " + kind.id() + " that batch " + batch + " stored was changed, and cannot be named";
            faults.add(new Fault(batch, kind.id(), null, null, unnamed));
            return;
        }
        String row = kind.call(difference.key());
        String what = switch (difference.change()) {
            case CHANGED -> " was changed since batch " + batch + " stored it";
            case MISSING -> " is missing, and batch " + batch + " stored it";
            case ADDED -> " was added to what batch " + batch + " stored";
        };
        String says = row + kind.whose(difference.table()) + what;
        faults.add(new Fault(batch, kind.id(), difference.table(), row, says));
    }

    /** A row that no batch stored. */
    static void stray(ChainFaults faults, StoredRows kind, String table, String key) {
        String row = kind.call(key);
        faults.add(new Fault(null, kind.id(), table, row, row + kind.whose(table) + " was stored by no batch"));
    }
}
