package io.baize.change;

import java.util.List;
import java.util.Map;

/**
 * What a request asks for, at every table of its scope alike.
 *
 * @param changes the values after the change; null takes one away
 * @param matters changes outside the terms
 * @param plan how a progressive ends, or null
 * @param evidence the commission's written word by path, which a reading needs
 */
public record Wanted(List<Setting> changes, List<Matter> matters, Plan plan, Map<String, String> evidence) {

    /** A value of the terms set anew: {@code path} is its place, such as {@code selections.trips-plus}. */
    public record Setting(String path, Object to) {}

    public Wanted {
        changes = changes == null ? List.of() : List.copyOf(changes);
        matters = matters == null ? List.of() : List.copyOf(matters);
        evidence = evidence == null ? Map.of() : Map.copyOf(evidence);
    }

    /** An emergency suspension only ever takes wagers away. */
    public boolean onlyWithdrawsWagers() {
        return !changes.isEmpty()
                && matters.isEmpty()
                && plan == null
                && changes.stream()
                        .allMatch(one ->
                                one.path().startsWith(Alteration.OFFERED + ".") && Boolean.FALSE.equals(one.to()));
    }
}
