package io.baize.table;

import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;

/**
 * Each source counts its events of a table from 1. A jump means that something is missing: every round in play then
 * waits
 * for it, while play goes on. A late event that was waited for is taken; a count that starts again at 1 is a restarted
 * device. Baize's own commands carry no count (0).
 */
final class Sequences {

    /** A jump larger than this is a broken counter, not a gap. */
    static final int LARGEST_GAP = 1_000;

    private Sequences() {}

    static Answer<Reaction> note(TableState state, Incoming incoming) {
        String source = incoming.source();
        long sequence = incoming.sequence();
        if (sequence == 0) {
            return Answer.of(Reaction.of(state));
        }
        long last = state.lastSequence().getOrDefault(source, 0L);
        if (sequence == last + 1) {
            return Answer.of(Reaction.of(state.withSequence(source, sequence)));
        }
        if (sequence <= last) {
            return late(state, incoming, last);
        }
        if (last == 0) {
            return Answer.of(Reaction.of(state.withSequence(source, sequence)));
        }
        if (sequence - last > LARGEST_GAP) {
            return Answer.refused(new Refusal(
                    "sequence-jump",
                    "sequence",
                    String.valueOf(LARGEST_GAP),
                    source + " jumped from " + last + " to " + sequence,
                    null));
        }
        return Answer.of(gap(state.withSequence(source, sequence), incoming, last));
    }

    /** Whether a round in play waits for this very event. */
    static boolean awaits(TableState state, Incoming incoming) {
        String event = name(incoming.source(), incoming.sequence());
        return state.rounds().values().stream()
                .anyMatch(round -> round.missing().contains(event));
    }

    private static Answer<Reaction> late(TableState state, Incoming incoming, long last) {
        String event = name(incoming.source(), incoming.sequence());
        if (awaits(state, incoming)) {
            return Answer.of(Reaction.of(state.eachRound(round -> round.arrived(event))));
        }
        if (incoming.sequence() == 1) {
            String message = incoming.source() + " counts from 1 again, after " + last;
            return Answer.of(Reaction.of(
                    state.withSequence(incoming.source(), 1),
                    new Effect.AlertRaised(null, "source-restarted", message)));
        }
        String message = incoming.source() + " sent " + incoming.sequence() + " after " + last;
        return Answer.refused(
                new Refusal("sequence-out-of-order", "sequence", String.valueOf(last + 1), message, null));
    }

    private static Reaction gap(TableState state, Incoming incoming, long last) {
        Set<String> missing = new TreeSet<>();
        LongStream.range(last + 1, incoming.sequence())
                .forEach(sequence -> missing.add(name(incoming.source(), sequence)));
        TableState waiting = state.eachRound(round -> round.completedAt() == null ? round.waitingFor(missing) : round);
        String message = incoming.source() + " went from " + last + " to " + incoming.sequence();
        return Reaction.of(waiting, new Effect.AlertRaised(null, "sequence-gap", message));
    }

    private static String name(String source, long sequence) {
        return source + "#" + sequence;
    }
}
