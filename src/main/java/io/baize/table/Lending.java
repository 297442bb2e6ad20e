package io.baize.table;

import io.baize.progressive.LinkedMeter;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Lends a table the meters of its groups while it takes an event. They lie with the floor, and what the event made of
 * them goes back there: a table that is stored has none of them.
 */
final class Lending {

    private final Floor floor;

    Lending(Floor floor) {
        this.floor = floor;
    }

    TableState lend(TableState stored) {
        return lend(stored.lent().isEmpty() ? stored : stored.withLent(Map.of()), stored.groups());
    }

    /** Adds the meters of these groups; one that no table has opened with is not there yet. */
    TableState lend(TableState state, Collection<String> groups) {
        if (groups.isEmpty()) {
            return state;
        }
        Map<String, LinkedMeter> lent = new TreeMap<>(state.lent());
        for (String group : groups) {
            if (!lent.containsKey(group)) {
                meter(state, group).ifPresent(linked -> lent.put(group, linked));
            }
        }
        return state.withLent(lent);
    }

    /** A round of the past was played for the meters that its own terms name, wherever the table belongs today. */
    TableState lendFor(TableState state, Effect.SettledRound past) {
        Map<String, String> groups = past.facts().meterGroups();
        return groups == null ? state : lend(state, groups.values());
    }

    Reaction takeBack(Reaction reaction) {
        TableState state = reaction.state();
        if (state.lent().isEmpty()) {
            return reaction;
        }
        Reaction returned = new Reaction(state.withLent(Map.of()), reaction.effects());
        for (LinkedMeter linked : state.lent().values()) {
            if (!meter(state, linked.group()).equals(Optional.of(linked))) {
                returned =
                        returned.and(new Effect.LinkedMeterChanged(state.setup().property(), linked));
            }
        }
        return returned;
    }

    private Optional<LinkedMeter> meter(TableState state, String group) {
        return floor.linkedMeter(state.setup().property(), group);
    }
}
