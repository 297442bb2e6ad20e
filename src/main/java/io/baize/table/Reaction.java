package io.baize.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A table after an event, and what the event brought about. */
public record Reaction(TableState state, List<Effect> effects) {

    static Reaction of(TableState state, Effect... effects) {
        return new Reaction(state, Arrays.asList(effects));
    }

    Reaction and(Effect effect) {
        List<Effect> all = new ArrayList<>(effects);
        all.add(effect);
        return new Reaction(state, all);
    }

    Reaction and(List<Effect> more) {
        List<Effect> all = new ArrayList<>(effects);
        all.addAll(more);
        return new Reaction(state, all);
    }

    /** This, after what came before it. */
    Reaction after(List<Effect> earlier) {
        List<Effect> all = new ArrayList<>(earlier);
        all.addAll(effects);
        return new Reaction(state, all);
    }
}
