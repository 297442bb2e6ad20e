package io.baize.change;

import io.baize.rulepack.ChangeKind;
import java.util.Set;

/**
 * A change outside the terms, in words: a procedure, the layout, a device. It takes effect without a new version of the
 * terms. {@code about} names what it touches where a rule speaks of that, such as {@code cut}.
 */
public record Matter(ChangeKind kind, Set<String> about, String words, String evidence) {

    public static final Set<ChangeKind> KINDS = Set.of(ChangeKind.PROCEDURE, ChangeKind.LAYOUT, ChangeKind.EQUIPMENT);

    public Matter {
        about = about == null ? Set.of() : Set.copyOf(about);
        if (!KINDS.contains(kind)) {
            throw new IllegalArgumentException(kind + " is a matter of the terms");
        }
    }

    /** Where it stands among the items of a request; two requests may not change one procedure at once. */
    public String path() {
        return about.isEmpty()
                ? kind.id()
                : kind.id() + "."
                        + about.stream().sorted().reduce((a, b) -> a + "+" + b).orElseThrow();
    }
}
