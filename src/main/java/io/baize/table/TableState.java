package io.baize.table;

import io.baize.progressive.Meter;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * All that a table remembers between events: small, and rewritten as a whole. {@code recent} are the ids of the last
 * rounds that left, so that a late event is told from a strange one. {@code meterDay} is null until the table first
 * opens. {@code lastRound} is the one that opened last, and {@code pending} waits for the end of it.
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
        PendingChanges pending) {

    /** A table stored by an earlier version waits for nothing. */
    public TableState {
        pending = pending == null ? PendingChanges.NONE : pending;
    }

    private static final int RECENT_ROUNDS = 100;

    /** A table that has not opened yet; {@code setup} may still change and is read again when it does. */
    public static TableState neverOpened(String table, TableSetup setup) {
        return new TableState(table, false, null, setup, Map.of(), Map.of(), List.of(), Map.of(), null, null, null);
    }

    Optional<LiveRound> round(String id) {
        return Optional.ofNullable(rounds.get(id));
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
        return new TableState(
                table, open, dealer, setup, lastSequence, left, known, meters, meterDay, lastRound, pending);
    }

    TableState eachRound(UnaryOperator<LiveRound> change) {
        Map<String, LiveRound> changed = new LinkedHashMap<>();
        rounds.forEach((id, round) -> changed.put(id, change.apply(round)));
        return withRounds(changed);
    }

    private TableState withRounds(Map<String, LiveRound> changed) {
        return new TableState(
                table, open, dealer, setup, lastSequence, changed, recent, meters, meterDay, lastRound, pending);
    }

    TableState withSequence(String source, long sequence) {
        Map<String, Long> changed = new TreeMap<>(lastSequence);
        changed.put(source, sequence);
        return new TableState(
                table, open, dealer, setup, changed, rounds, recent, meters, meterDay, lastRound, pending);
    }

    TableState opened(String by, TableSetup under) {
        return new TableState(
                table, true, by, under, lastSequence, rounds, recent, meters, meterDay, lastRound, pending);
    }

    TableState closed() {
        return new TableState(
                table, false, null, setup, lastSequence, rounds, recent, meters, meterDay, lastRound, pending);
    }

    TableState withDealer(String changed) {
        return new TableState(
                table, open, changed, setup, lastSequence, rounds, recent, meters, meterDay, lastRound, pending);
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
                pending);
    }

    /** From now on; rounds in progress keep the setup they opened with. */
    TableState under(TableSetup changed) {
        return new TableState(
                table, open, dealer, changed, lastSequence, rounds, recent, meters, meterDay, lastRound, pending);
    }

    TableState with(PendingChanges changed) {
        return new TableState(
                table, open, dealer, setup, lastSequence, rounds, recent, meters, meterDay, lastRound, changed);
    }

    TableState opening(LiveRound round) {
        TableState playing = with(round);
        return new TableState(
                table,
                open,
                dealer,
                setup,
                lastSequence,
                playing.rounds,
                recent,
                meters,
                meterDay,
                round.id(),
                pending);
    }

    /** The round that opened last is over. Earlier ones may wait for something; on the felt they are over too. */
    boolean isBetweenRounds() {
        return !open
                || lastRound == null
                || round(lastRound).map(last -> last.completedAt() != null).orElse(true);
    }
}
