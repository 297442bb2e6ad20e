package io.baize.terms;

import io.baize.kernel.Money;
import java.util.Map;
import java.util.Set;

/**
 * What the house chose for one table. {@code offered} is null where every wager of the pack is on offer;
 * {@code payoutLimit} is null where none is set.
 */
public record Terms(
        Set<String> offered,
        Map<String, String> selections,
        Map<String, Limits> limits,
        Map<String, String> elections,
        Map<String, String> readings,
        Money payoutLimit) {

    public static final Terms NONE = new Terms(null, Map.of(), Map.of(), Map.of(), Map.of(), null);

    public Terms {
        offered = offered == null ? null : Set.copyOf(offered);
        selections = Map.copyOf(selections);
        limits = Map.copyOf(limits);
        elections = Map.copyOf(elections);
        readings = Map.copyOf(readings);
    }
}
