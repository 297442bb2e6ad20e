package io.baize.flow;

import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.rulepack.RuleBook;
import io.baize.table.TableState;
import io.baize.table.store.StateJson;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeSet;
import javax.sql.DataSource;
import org.jboss.logging.Logger;

/**
 * One partition in the hands of this instance: its fence and the states of its tables. The memory changes only after
 * the
 * database committed.
 */
public final class PartitionFlow {

    private static final Logger LOG = Logger.getLogger(PartitionFlow.class);
    private static final String CONNECTION_FAULT = "08";
    private static final String OPERATOR_INTERVENTION = "57";

    private final DataSource database;
    private final RuleBook rules;
    private final Reading reading;
    private final InstantSource clock;
    private final Map<String, TableState> tables = new HashMap<>();
    private Fence fence;

    private PartitionFlow(DataSource database, RuleBook rules, Reading reading, InstantSource clock, Fence fence) {
        this.database = database;
        this.rules = rules;
        this.reading = reading;
        this.clock = clock;
        this.fence = fence;
    }

    /** Takes the partition: whoever had it before can no longer commit. */
    public static PartitionFlow take(
            DataSource database, RuleBook rules, Reading reading, InstantSource clock, String topic, int partition)
            throws SQLException {
        try (Connection connection = database.getConnection()) {
            Fence fence = Fence.take(connection, topic, partition);
            PartitionFlow flow = new PartitionFlow(database, rules, reading, clock, fence);
            flow.loadTables(connection);
            return flow;
        }
    }

    public int partition() {
        return fence.partition();
    }

    public long nextOffset() {
        return fence.nextOffset();
    }

    /**
     * Takes a batch in one transaction. Where the batch as a whole cannot be stored, each record is tried by itself,
     * and
     * the one at fault is quarantined; a database that is away is the caller's to wait for.
     */
    public FlowCounts take(List<Arrival> arrivals) throws SQLException {
        try {
            return commit(arrivals);
        } catch (SQLException | IllegalStateException | IllegalArgumentException | ArithmeticException e) {
            if (isInfrastructure(e)) {
                throw e;
            }
            LOG.warnf(
                    e,
                    "a batch could not be stored and is taken record by record: partition=%d from=%d records=%d",
                    fence.partition(),
                    fence.nextOffset(),
                    arrivals.size());
            return oneByOne(arrivals);
        }
    }

    private FlowCounts oneByOne(List<Arrival> arrivals) throws SQLException {
        FlowCounts all = new FlowCounts();
        for (Arrival arrival : arrivals) {
            FlowCounts one;
            try {
                one = commit(List.of(arrival));
            } catch (SQLException | IllegalStateException | IllegalArgumentException | ArithmeticException e) {
                if (isInfrastructure(e)) {
                    throw e;
                }
                LOG.errorf(e, "a record cannot be stored: partition=%d offset=%d", fence.partition(), arrival.offset());
                one = commit(List.of(unstorable(arrival, e)));
            }
            all.events += one.events;
            all.repeats += one.repeats;
            all.rounds += one.rounds;
            all.quarantined += one.quarantined;
        }
        return all;
    }

    /** A table may join a group in the midst of a batch, or correct a round of a group that it left. */
    private FlowCounts commit(List<Arrival> arrivals) throws SQLException {
        SortedSet<LinkedMeters.Key> groups = groups(arrivals);
        while (true) {
            try {
                return commit(arrivals, groups);
            } catch (LinkedMeters.NotLocked missing) {
                if (!groups.add(missing.key())) {
                    throw new IllegalStateException("there is no such meter group: " + missing.key(), missing);
                }
            }
        }
    }

    private SortedSet<LinkedMeters.Key> groups(List<Arrival> arrivals) {
        SortedSet<LinkedMeters.Key> groups = new TreeSet<>();
        arrivals.stream()
                .map(Arrival::key)
                .distinct()
                .map(tables::get)
                .filter(Objects::nonNull)
                .forEach(table -> table.groups()
                        .forEach(group ->
                                groups.add(new LinkedMeters.Key(table.setup().property(), group))));
        return groups;
    }

    private FlowCounts commit(List<Arrival> arrivals, SortedSet<LinkedMeters.Key> groups) throws SQLException {
        try (Connection connection = database.getConnection()) {
            connection.setAutoCommit(false);
            try {
                Fence next = fence.advance(connection, arrivals.getLast().offset() + 1);
                LinkedMeters linked = LinkedMeters.locked(connection, groups);
                Batch batch = new Batch(connection, fence.partition(), tables, linked, rules, reading, clock.instant());
                batch.take(arrivals);
                connection.commit();
                fence = next;
                tables.putAll(batch.changed());
                return batch.counts();
            } catch (SQLException | RuntimeException e) {
                connection.rollback();
                throw e;
            } finally {
                connection.setAutoCommit(true);
            }
        }
    }

    private static Arrival unstorable(Arrival arrival, Exception cause) {
        String message = cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage();
        Refusal refusal = Refusal.of("cannot-be-stored", "event", message, null);
        return new Arrival(
                arrival.partition(),
                arrival.offset(),
                arrival.key(),
                arrival.headers(),
                arrival.value(),
                Answer.refused(refusal));
    }

    /** A lost fence, a lost connection or a database that is shutting down says nothing about the records. */
    private static boolean isInfrastructure(Exception e) {
        Throwable cause = e instanceof SQLException ? e : e.getCause();
        if (cause instanceof Fence.Lost) {
            return true;
        }
        if (!(cause instanceof SQLException sql) || sql.getSQLState() == null) {
            return cause instanceof SQLException;
        }
        String state = sql.getSQLState();
        return state.startsWith(CONNECTION_FAULT) || state.startsWith(OPERATOR_INTERVENTION) || state.startsWith("40");
    }

    private void loadTables(Connection connection) throws SQLException {
        try (PreparedStatement query =
                connection.prepareStatement("select state from table_state where partition = ?")) {
            query.setInt(1, fence.partition());
            ResultSet row = query.executeQuery();
            while (row.next()) {
                TableState state = StateJson.read(row.getString(1), TableState.class);
                tables.put(state.table(), state);
            }
        }
    }
}
