package io.baize.change;

import io.baize.rulepack.ChangeKind;
import java.util.Set;

/** What a change is in the words of the notice rules: its kind, and the wagers, rules or matters it is about. */
public record Touch(ChangeKind kind, Set<String> about) {

    public Touch {
        about = Set.copyOf(about);
    }
}
