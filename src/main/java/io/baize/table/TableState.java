package io.baize.table;

import io.baize.progressive.LinkedMeter;
import io.baize.progressive.Meter;
import io.baize.terms.Terms;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/**
 * All that a table remembers between events: small, and rewritten as a whole. {@code recent} are the ids of the last
 * rounds that left, so that a late event is told from a strange one. {@code meterDay} is null until the table first
 * opens. {@code lastRound} is the one that opened last, and {@code pending} waits for the end of it. {@code lent} are
 * the meters it shares with others, by group, while it takes an event; between events it has none, so that no old
 * amount can come back with it.
 */
public record TableState(
        String table,
        boolean open,
        String dealer,
        TableSetup setup,
        Map<String, Long> lastSequence,
        Map<String, LiveRound> rounds,
        List<String> recent,
        Map<String, Meter> meters,
        LocalDate meterDay,
        String lastRound,
        PendingChanges pending,
        Map<String, LinkedMeter> lent) {

    private static final int RECENT_ROUNDS = 100;

    /** A table stored by an earlier version waits for nothing and shares nothing. */
    public TableState {
        pending = pending == null ? PendingChanges.NONE : pending;
        lent = lent == null ? Map.of() : lent;
    }

    /** A table that has not opened yet; {@code setup} may still change and is read again when it does. */
    public static TableState neverOpened(String table, TableSetup setup) {
        return new TableState(
                table, false, null, setup, Map.of(), Map.of(), List.of(), Map.of(), null, null, null, null);
    }

    Optional<LiveRound> round(String id) {
        return Optional.ofNullable(rounds.get(id));
    }

    /** The groups whose meters it feeds and wins now: by its terms, and by those its unsettled rounds opened with. */
    public Set<String> groups() {
        Set<String> groups = new TreeSet<>();
        if (meterDay != null) {
            groups.addAll(setup.terms().meterGroups().values());
        }
        rounds.values()
                .forEach(round ->
                        groups.addAll(round.setup().terms().meterGroups().values()));
        return groups;
    }

    /** By schedule, what a round under these terms feeds and wins: the table's own meters, or those it shares. */
    Map<String, Meter> meters(Terms terms) {
        Map<String, Meter> found = new TreeMap<>(meters);
        terms.meterGroups().forEach((schedule, group) -> {
            found.remove(schedule);
            Optional.ofNullable(lent.get(group)).ifPresent(linked -> found.put(schedule, linked.meter()));
        });
        return found;
    }

    /** Whether the schedule's meter has had the morning after this gaming day already. */
    boolean isPast(LocalDate day, Terms terms, String schedule) {
        String group = terms.meterGroups().get(schedule);
        return day.isBefore(group == null ? meterDay : lent.get(group).day());
    }

    /** Those meters after they were fed or won. */
    TableState withMeters(Terms terms, Map<String, Meter> changed) {
        Map<String, Meter> own = new TreeMap<>(meters);
        Map<String, LinkedMeter> shared = new TreeMap<>(lent);
        changed.forEach((schedule, meter) -> {
            String group = terms.meterGroups().get(schedule);
            if (group == null) {
                own.put(schedule, meter);
            } else {
                shared.put(group, shared.get(group).with(meter));
            }
        });
        return withMeters(own, meterDay).withLent(shared);
    }

    TableState with(LiveRound round) {
        Map<String, LiveRound> changed = new LinkedHashMap<>(rounds);
        changed.put(round.id(), round);
        return withRounds(changed);
    }

    TableState without(String round) {
        Map<String, LiveRound> left = new LinkedHashMap<>(rounds);
        left.remove(round);
        List<String> known = new ArrayList<>(recent);
        known.add(round);
        if (known.size() > RECENT_ROUNDS) {
            known.removeFirst();
        }
        return copy(open, dealer, setup, lastSequence, left, known);
    }

    TableState eachRound(UnaryOperator<LiveRound> change) {
        Map<String, LiveRound> changed = new LinkedHashMap<>();
        rounds.forEach((id, round) -> changed.put(id, change.apply(round)));
        return withRounds(changed);
    }

    private TableState withRounds(Map<String, LiveRound> changed) {
        return copy(open, dealer, setup, lastSequence, changed, recent);
    }

    TableState withSequence(String source, long sequence) {
        Map<String, Long> changed = new TreeMap<>(lastSequence);
        changed.put(source, sequence);
        return copy(open, dealer, setup, changed, rounds, recent);
    }

    TableState opened(String by, TableSetup under) {
        return copy(true, by, under, lastSequence, rounds, recent);
    }

    TableState closed() {
        return copy(false, null, setup, lastSequence, rounds, recent);
    }

    TableState withDealer(String changed) {
        return copy(open, changed, setup, lastSequence, rounds, recent);
    }

    private TableState copy(
            boolean isOpen,
            String by,
            TableSetup under,
            Map<String, Long> sequences,
            Map<String, LiveRound> unsettled,
            List<String> known) {
        return new TableState(
                table, isOpen, by, under, sequences, unsettled, known, meters, meterDay, lastRound, pending, lent);
    }

    TableState withMeters(Map<String, Meter> changed, LocalDate day) {
        return new TableState(
                table,
                open,
                dealer,
                setup,
                lastSequence,
                rounds,
                recent,
                new TreeMap<>(changed),
                day,
                lastRound,
                pending,
                lent);
    }

    TableState withLent(Map<String, LinkedMeter> changed) {
        return waiting(lastRound, pending, changed);
    }

    /** From now on; rounds in progress keep the setup they opened with. */
    TableState under(TableSetup changed) {
        return copy(open, dealer, changed, lastSequence, rounds, recent);
    }

    TableState with(PendingChanges changed) {
        return waiting(lastRound, changed, lent);
    }

    TableState opening(LiveRound round) {
        return with(round).waiting(round.id(), pending, lent);
    }

    private TableState waiting(String last, PendingChanges changes, Map<String, LinkedMeter> shared) {
        return new TableState(
                table,
                open,
                dealer,
                setup,
                lastSequence,
                rounds,
                recent,
                meters,
                meterDay,
                last,
                changes,
                new TreeMap<>(shared));
    }

    /** The round that opened last is over. Earlier ones may wait for something; on the felt they are over too. */
    boolean isBetweenRounds() {
        return !open
                || lastRound == null
                || round(lastRound).map(last -> last.completedAt() != null).orElse(true);
    }
}
