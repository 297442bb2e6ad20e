package io.baize.flow;

/** What a batch did, for the metrics. */
public final class FlowCounts {
    int events;
    int repeats;
    int rounds;
    int quarantined;

    public int events() {
        return events;
    }

    public int repeats() {
        return repeats;
    }

    public int rounds() {
        return rounds;
    }

    public int quarantined() {
        return quarantined;
    }
}
