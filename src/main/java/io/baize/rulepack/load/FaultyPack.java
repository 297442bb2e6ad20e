package io.baize.rulepack.load;

import java.util.List;

/** Loading stops here: a pack with a fault would settle rounds wrongly. All its faults are named at once. */
public final class FaultyPack extends RuntimeException {

    private static final long serialVersionUID = 1L;
    private final transient List<String> faults;

    public FaultyPack(String pack, List<String> faults) {
        super("pack " + pack + " cannot be loaded:\n  " + String.join("\n  ", faults));
        this.faults = List.copyOf(faults);
    }

    public List<String> faults() {
        return faults;
    }
}
