package io.baize.ledger.slip;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What became of a stretch of a property's numbers: each was posted, is void, still waits (unused), or is missing,
 * which it cannot be unless somebody took rows away. {@code last} is the number given last, and what lies beyond it was
 * never given.
 */
public record NumberReport(
        long from,
        long to,
        long last,
        long posted,
        List<Long> voided,
        List<Long> unused,
        List<Long> missing,
        List<Long> beyond) {

    /** {@code states} are those of the slips in the stretch and after the last number. */
    public static NumberReport of(long from, long to, long last, Map<Long, SlipState> states) {
        List<Long> voided = new ArrayList<>();
        List<Long> unused = new ArrayList<>();
        List<Long> missing = new ArrayList<>();
        long posted = 0;
        for (long number = from; number <= Math.min(to, last); number++) {
            switch (states.get(number)) {
                case null -> missing.add(number);
                case POSTED -> posted++;
                case VOID -> voided.add(number);
                case REQUESTED, DISPUTED, PREPARED, DELIVERED, VOID_ASKED -> unused.add(number);
            }
        }
        List<Long> beyond = states.keySet().stream()
                .filter(number -> number > last)
                .sorted()
                .toList();
        return new NumberReport(from, to, last, posted, voided, unused, missing, beyond);
    }

    public boolean isGapless() {
        return missing.isEmpty() && beyond.isEmpty();
    }
}
