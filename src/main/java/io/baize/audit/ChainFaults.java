package io.baize.audit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Gathers what does not agree in one chain, and counts what was compared. Keeps the first faults and counts all. */
public final class ChainFaults {

    static final int MOST_KEPT = 100;

    private static final Comparator<Fault> IN_ORDER =
            Comparator.comparing(Fault::sequence, Comparator.nullsLast(Comparator.naturalOrder()));

    private final String chain;
    private final long from;
    private final List<Fault> kept = new ArrayList<>();
    private final Map<String, Long> compared = new TreeMap<>();
    private long count;

    /** {@code from} is the sequence that the verification begins at. */
    public ChainFaults(String chain, long from) {
        this.chain = chain;
        this.from = from;
    }

    public String chain() {
        return chain;
    }

    public void add(Fault fault) {
        count++;
        kept.add(fault);
        kept.sort(IN_ORDER);
        if (kept.size() > MOST_KEPT) {
            kept.removeLast();
        }
    }

    public void compared(String what, long times) {
        compared.merge(what, times, Long::sum);
    }

    public ChainReport report() {
        return new ChainReport(chain, from, Map.copyOf(compared), List.copyOf(kept), count);
    }
}
