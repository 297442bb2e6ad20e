package io.baize.audit.store;

import io.baize.audit.AuditChain;
import io.baize.audit.AuditRow;
import io.baize.audit.ChainFaults;
import io.baize.audit.ChainReport;
import io.baize.audit.ChainWalk;
import io.baize.audit.Progress;
import io.baize.audit.Scope;
import io.baize.audit.ToldHeads;
import java.sql.Connection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Proves the chains: each row follows from the one before it; what is stored of rounds and money is what the batches
 * say they stored; and the heads that were told to Kafka are rows of the chain still. All of it is read on one
 * connection, which should see one moment only: see {@link Snapshot}.
 */
public final class AuditVerification {

    private static final int ROWS_BETWEEN_WORDS = 500;

    private final Connection connection;
    private final Kept kept;
    private final SharedRows shared = new SharedRows();
    private final Scope scope;
    private final Progress progress;
    private final Map<String, HeadCheck.Stretch> stretches = new TreeMap<>();

    private AuditVerification(Connection connection, Scope scope, Progress progress) {
        this.connection = connection;
        this.kept = Kept.in(connection);
        this.scope = scope;
        this.progress = progress;
    }

    /**
     * One report a chain. Heads are compared where there are any to be had; they must be opened before the snapshot.
     */
    public static List<ChainReport> verify(
            Connection connection, Optional<ToldHeads> heads, Scope scope, Progress progress) {
        AuditVerification verification = new AuditVerification(connection, scope, progress);
        Chains.in(connection, scope).forEach(verification::chain);
        if (scope.chain() == null) {
            verification.shared.compare(connection);
        }
        new DayCheck(verification.kept, verification::faults).compare(scope.range());
        heads.ifPresent(told -> new HeadCheck(connection, verification::stretch).compare(told, progress));
        return verification.stretches.values().stream()
                .map(stretch -> stretch.faults().report())
                .toList();
    }

    private void chain(String name) {
        StoredChain rows = StoredChain.of(connection, name, scope.range());
        ChainFaults faults = new ChainFaults(name, rows.from());
        stretches.put(name, new HeadCheck.Stretch(faults, rows.from(), rows.to(), rows.reachesItsEnd()));
        ChainWalk walk = new ChainWalk(rows.before(), faults);
        FlowCheck flow = AuditChain.isOfPartition(name) ? new FlowCheck(kept, faults, shared, rows.from() == 1) : null;
        long read = 0;
        while (rows.hasNext()) {
            AuditRow row = rows.next();
            walk.take(row);
            if (flow != null) {
                flow.take(row);
            }
            if (++read % ROWS_BETWEEN_WORDS == 0) {
                progress.at(name, row.sequence() - rows.from() + 1, rows.to() - rows.from() + 1);
            }
        }
        if (flow != null) {
            flow.finish(rows.reachesItsEnd());
        }
        progress.at(name, rows.to() - rows.from() + 1, rows.to() - rows.from() + 1);
    }

    private ChainFaults faults(String chain) {
        HeadCheck.Stretch stretch = stretch(chain);
        return stretch == null ? null : stretch.faults();
    }

    /** A chain that only heads or rows without a batch speak of has no rows left. */
    private HeadCheck.Stretch stretch(String chain) {
        return scope.includes(chain)
                ? stretches.computeIfAbsent(chain, name -> new HeadCheck.Stretch(new ChainFaults(name, 1), 1, 0, true))
                : null;
    }
}
