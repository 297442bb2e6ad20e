package io.baize.flow;

import io.baize.audit.store.AuditLog;
import io.baize.kernel.store.DatabaseFailure;
import io.baize.ledger.Bookkeeping;
import io.baize.ledger.Entry;
import io.baize.ledger.slip.Movement;
import io.baize.ledger.slip.Posting;
import io.baize.ledger.slip.Slip;
import io.baize.ledger.slip.SlipKind;
import io.baize.ledger.slip.store.SlipRows;
import io.baize.table.Effect;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The fills and credits of a batch meet their slips: each slip that the ledger now knows is posted, and what does not
 * agree is an exception. Slips belong to people too, so they are locked in the order of their numbers, and last.
 */
final class SlipsDelivered {

    private static final String FLOW = "flow";

    private record Told(Movement moved, long offset) {}

    /** What somebody must answer, and the event that told of it. */
    record Found(String property, String table, long offset, Effect.AlertRaised alert) {}

    private final int partition;
    private final Instant now;
    private final List<Told> told = new ArrayList<>();

    SlipsDelivered(int partition, Instant now) {
        this.partition = partition;
        this.now = now;
    }

    void note(long offset, String property, String table, Effect effect) {
        if (!(effect instanceof Effect.MoneyMoved moved)) {
            return;
        }
        Entry entry = Bookkeeping.moved(moved);
        kind(entry)
                .ifPresent(kind -> told.add(new Told(
                        new Movement(
                                kind,
                                property,
                                table,
                                slip(entry),
                                entry.postings().getFirst().amount()),
                        offset)));
    }

    /** Fails as every step of a batch does, so that a record at fault is found and quarantined. */
    List<Found> post(Connection connection) throws SQLException {
        try {
            return postAll(connection);
        } catch (DatabaseFailure e) {
            if (e.getCause() instanceof SQLException cause) {
                throw cause;
            }
            throw e;
        }
    }

    private List<Found> postAll(Connection connection) {
        List<Found> found = new ArrayList<>();
        told.sort(Comparator.comparing((Told one) -> one.moved().property())
                .thenComparing(one -> one.moved().number())
                .thenComparing(Told::offset));
        List<Slip> posted = new ArrayList<>();
        for (Told one : told) {
            post(connection, one, posted).ifPresent(found::add);
        }
        posted.forEach(slip -> record(connection, slip));
        return found;
    }

    private Optional<Found> post(Connection connection, Told one, List<Slip> posted) {
        Movement moved = one.moved();
        Optional<Slip> slip = SlipRows.locked(connection, moved.property(), moved.number());
        Posting posting = Posting.of(slip, moved, now);
        posting.next().ifPresent(next -> {
            SlipRows.advance(connection, slip.orElseThrow(), next);
            posted.add(next);
        });
        return posting.finding().map(finding -> {
            SlipRows.raise(
                    connection, moved.property(), moved.slip(), moved.table(), finding, now, partition, one.offset());
            return new Found(
                    moved.property(),
                    moved.table(),
                    one.offset(),
                    new Effect.AlertRaised(null, finding.code().id(), finding.message()));
        });
    }

    private void record(Connection connection, Slip slip) {
        AuditLog.append(
                connection,
                slip.order().property(),
                now,
                FLOW,
                "slip.posted",
                "slip/" + slip.order().id(),
                Map.of(
                        "table", slip.order().table(),
                        "kind", slip.order().kind().id(),
                        "amount", slip.sheet().last().amount().cents()));
    }

    private static Optional<SlipKind> kind(Entry entry) {
        return entry.kind() == Entry.Kind.FILL
                ? Optional.of(SlipKind.FILL)
                : entry.kind() == Entry.Kind.CREDIT ? Optional.of(SlipKind.CREDIT) : Optional.empty();
    }

    /** The number as the event named it, whatever stands before it in the ledger's reference. */
    private static String slip(Entry entry) {
        return entry.reference().substring(entry.reference().lastIndexOf('/') + 1);
    }
}
