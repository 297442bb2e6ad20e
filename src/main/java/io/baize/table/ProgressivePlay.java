package io.baize.table;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What a round knows of its progressive wagers besides the bets: the seats whose win waits for a supervisor, with what
 * they won, and those whose win was validated.
 */
public record ProgressivePlay(Map<Integer, String> waiting, Set<Integer> validated) {

    static final ProgressivePlay NONE = new ProgressivePlay(Map.of(), Set.of());

    /** What a round stored by an earlier version does not say, has not happened. */
    public ProgressivePlay {
        waiting = waiting == null ? Map.of() : waiting;
        validated = validated == null ? Set.of() : validated;
    }

    ProgressivePlay waitingFor(Map<Integer, String> wins) {
        return new ProgressivePlay(new TreeMap<>(wins), validated);
    }

    ProgressivePlay withValidated(int seat) {
        Map<Integer, String> left = new TreeMap<>(waiting);
        left.remove(seat);
        Set<Integer> seats = new TreeSet<>(validated);
        seats.add(seat);
        return new ProgressivePlay(left, seats);
    }
}
