package io.baize.flow;

import io.baize.change.Activation;
import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.progressive.LinkedMeter;
import io.baize.publish.Messages;
import io.baize.rulepack.RuleBook;
import io.baize.table.Effect;
import io.baize.table.Floor;
import io.baize.table.Incoming;
import io.baize.table.Reaction;
import io.baize.table.Table;
import io.baize.table.TableEvent;
import io.baize.table.TableSetup;
import io.baize.table.TableState;
import io.baize.table.store.StoredFloor;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One batch of a partition's records on its way to one transaction. The order of steps for each record:
 *
 * <ol>
 *   <li>unreadable, of an unknown table or another partition's, or an identity seen with other content → quarantine
 *   <li>an identity seen with the same content → nothing
 *   <li>the table reacts → its effects become rows and messages; an event out of place → quarantine
 * </ol>
 */
final class Batch {

    private final Connection connection;
    private final int partition;
    private final Map<String, TableState> known;
    private final Map<String, TableState> changed = new HashMap<>();
    private final Map<String, Effect.SettledRound> settledNow = new HashMap<>();
    private final LinkedMeters linked;
    private final BatchRows rows;
    private final ChangeRows changes;
    private final BatchBooks books;
    private final SlipsDelivered slips;
    private final Floor floor;
    private final Table table;
    private final Reading reading;
    private final StoredEvents stored;
    private final Instant now;
    private final FlowCounts counts = new FlowCounts();
    private final BatchDigest digest = new BatchDigest();

    Batch(
            Connection connection,
            int partition,
            Map<String, TableState> known,
            LinkedMeters linked,
            RuleBook rules,
            Reading reading,
            Instant now) {
        this.connection = connection;
        this.partition = partition;
        this.known = known;
        this.linked = linked;
        this.rows = new BatchRows(partition, now, digest);
        this.floor =
                new BatchFloor(connection, new StoredFloor(connection), settledNow, linked, new Activation(rules, now));
        this.changes = new ChangeRows(partition, now);
        this.books = new BatchBooks(partition, now, digest);
        this.slips = new SlipsDelivered(partition, now);
        this.table = new Table(floor, rules);
        this.reading = reading;
        this.stored = new StoredEvents(connection);
        this.now = now;
    }

    void take(List<Arrival> arrivals) throws SQLException {
        Map<String, byte[]> seen = stored.digests(arrivals);
        for (Arrival arrival : arrivals) {
            take(arrival, seen);
        }
        changed.values().forEach(rows::state);
        books.write(connection, rows);
        slips.post(connection).forEach(one -> rows.alert(one.offset(), one.table(), one.property(), one.alert()));
        rows.write(connection);
        linked.write(connection, digest);
        changes.write(connection);
        digest.append(connection, partition, arrivals, now);
    }

    Map<String, TableState> changed() {
        return changed;
    }

    FlowCounts counts() {
        return counts;
    }

    private void take(Arrival arrival, Map<String, byte[]> seen) throws SQLException {
        counts.events++;
        digest.record(arrival);
        switch (arrival.read()) {
            case Answer.Refused<Incoming>(Refusal refusal) -> quarantine(arrival, arrival.key(), refusal);
            case Answer.Given<Incoming>(Incoming incoming) -> {
                byte[] digest = Digest.of(arrival);
                String identity = StoredEvents.identity(incoming.source(), incoming.id());
                byte[] before = seen.putIfAbsent(identity, digest);
                if (before == null) {
                    rows.seen(incoming.source(), incoming.id(), digest);
                    react(arrival, incoming);
                } else if (Arrays.equals(before, digest)) {
                    counts.repeats++;
                } else {
                    quarantine(
                            arrival,
                            incoming.table(),
                            Refusal.of(
                                    "identity-reused", "id", "the identity was seen before with other content", null));
                }
            }
        }
    }

    private void react(Arrival arrival, Incoming incoming) throws SQLException {
        String id = incoming.table();
        if (state(id) == null) {
            if (stored.livesElsewhere(id, partition)) {
                quarantine(
                        arrival,
                        id,
                        Refusal.of("wrong-partition", "key", "the table lives on another partition", null));
                return;
            }
            Optional<TableSetup> setup = floor.setup(id);
            if (setup.isEmpty()) {
                unknownTable(arrival, incoming);
                return;
            }
            changed.put(id, TableState.neverOpened(id, setup.get()));
        }
        if (incoming.event() instanceof TableEvent.QuarantineReleased released) {
            release(arrival, incoming, state(id), released);
        } else {
            apply(arrival, incoming, table.react(state(id), incoming));
        }
    }

    /** A bet at a table nobody knows is answered too, so that the terminal hears of it. */
    private void unknownTable(Arrival arrival, Incoming incoming) {
        Refusal refusal = Refusal.of("unknown-table", "subject", "no such table: " + incoming.table(), null);
        quarantine(arrival, incoming.table(), refusal);
        if (incoming.event() instanceof TableEvent.BetPlaced placed) {
            Effect.BetRejected rejected = new Effect.BetRejected(placed.round(), placed.bet(), refusal);
            rows.out(arrival.offset(), Messages.rejected(incoming.table(), rejected));
        }
    }

    /** A released record is read again and taken as if it came now; what it said then decides, not its place. */
    private void release(Arrival arrival, Incoming command, TableState state, TableEvent.QuarantineReleased released)
            throws SQLException {
        Answer<Incoming> again = stored.quarantined(released.partition(), released.offset(), reading);
        Answer<Reaction> reaction = again.then(incoming -> incoming.table().equals(command.table())
                ? table.reactReleased(state, incoming)
                : Answer.refused(Refusal.of("wrong-table", "quarantineId", "it belongs to another table", null)));
        stored.decided(released, reaction, now);
        apply(arrival, command, reaction);
    }

    private void apply(Arrival arrival, Incoming incoming, Answer<Reaction> answer) {
        switch (answer) {
            case Answer.Given<Reaction>(Reaction reaction) -> {
                changed.put(incoming.table(), reaction.state());
                reaction.effects().forEach(effect -> write(arrival, incoming, reaction.state(), effect));
            }
            case Answer.Refused<Reaction>(Refusal refusal) -> quarantine(arrival, incoming.table(), refusal);
        }
    }

    private void write(Arrival arrival, Incoming incoming, TableState state, Effect effect) {
        long offset = arrival.offset();
        String id = state.table();
        String property = state.setup().property();
        slips.note(offset, property, id, effect);
        switch (effect) {
            case Effect.BetAccepted accepted -> rows.out(offset, Messages.accepted(id, accepted));
            case Effect.BetRejected rejected -> rows.out(offset, Messages.rejected(id, rejected));
            case Effect.RoundSettled(Effect.SettledRound round) -> {
                counts.rounds++;
                settledNow.put(BatchFloor.key(id, round.id()), round);
                rows.settled(offset, id, property, round);
                books.settled(happening(offset, state, round.gamingDay(), round.completedAt()), round);
                rows.out(offset, Messages.settled(id, property, round));
            }
            case Effect.RoundReversed reversed -> {
                Effect.SettledRound round = reversed.round();
                rows.reversed(id, reversed);
                books.reversed(happening(offset, state, round.gamingDay(), round.completedAt()), reversed);
                rows.out(offset, Messages.reversed(id, property, reversed));
            }
            case Effect.EventRefused(Refusal refusal) -> quarantine(arrival, id, refusal);
            case Effect.AlertRaised alert -> rows.alert(offset, id, property, alert);
            case Effect.TableChanged() -> {
                if (state.open()) {
                    rows.opened(id, incoming.time());
                }
                books.changed(happening(offset, state, state.setup().gamingDay(incoming.time()), incoming.time()));
            }
            case Effect.ChangeActivated activated -> {
                changes.add(id, property, offset, incoming.time(), activated);
                rows.out(offset, Messages.changeActivated(id, property, incoming.time(), activated));
            }
            case Effect.ChangeRefused refused -> {
                changes.add(id, property, offset, incoming.time(), refused);
                rows.out(offset, Messages.changeRefused(id, property, incoming.time(), refused));
            }
            case Effect.PoolTransferred transferred -> changes.add(id, property, offset, incoming.time(), transferred);
            case Effect.MeterChanged meter -> rows.out(offset, Messages.meter(id, meter));
            case Effect.LinkedMeterChanged(String ofProperty, LinkedMeter meter) -> linked.change(ofProperty, meter);
            case Effect.MoneyMoved moved ->
                books.moved(happening(offset, state, moved.gamingDay(), incoming.time()), moved);
            case Effect.TrayCounted tray ->
                books.counted(happening(offset, state, tray.gamingDay(), incoming.time()), tray);
            case Effect.BoxTaken(String box, LocalDate day) ->
                books.taken(happening(offset, state, day, incoming.time()), box);
            case Effect.BoxCounted box ->
                books.counted(happening(offset, state, box.drop().gamingDay(), incoming.time()), box);
        }
    }

    private static Happening happening(long offset, TableState state, LocalDate day, Instant at) {
        return new Happening(offset, state.table(), state.setup().property(), state.open(), day, at);
    }

    private TableState state(String id) {
        return changed.getOrDefault(id, known.get(id));
    }

    private void quarantine(Arrival arrival, String id, Refusal refusal) {
        counts.quarantined++;
        TableState state = id == null ? null : state(id);
        String property = state == null ? null : state.setup().property();
        rows.quarantined(arrival, id, property, refusal);
    }
}
