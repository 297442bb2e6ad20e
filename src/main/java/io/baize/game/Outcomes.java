package io.baize.game;

import java.util.Arrays;
import java.util.List;

/** Writes the outcomes that a game can name. */
public final class Outcomes {

    private Outcomes() {}

    /** Outcomes that have no less specific name to fall back on. */
    public static List<List<String>> each(String outcomes) {
        return Arrays.stream(outcomes.split(" ")).map(List::of).toList();
    }
}
