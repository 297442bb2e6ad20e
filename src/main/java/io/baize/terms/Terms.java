package io.baize.terms;

import io.baize.kernel.Money;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What the house chose for one table. {@code offered} is null where every wager of the pack is on offer.
 *
 * @param customTables the house's own paytables, by schedule; each stands on the printed table that is selected
 * @param meterGroups by schedule, the group of tables whose one meter this table feeds and wins instead of its own
 * @param payoutLimit the limit of every payout limit rule that has none of its own, or null
 * @param payoutLimits by the id of the rule
 */
public record Terms(
        Set<String> offered,
        Map<String, String> selections,
        Map<String, CustomTable> customTables,
        Map<String, Limits> limits,
        Map<String, String> elections,
        Map<String, String> readings,
        Map<String, String> meterGroups,
        Money payoutLimit,
        Map<String, Money> payoutLimits) {

    public static final Terms NONE = new Terms(null, Map.of(), Map.of(), Map.of(), Map.of(), null);

    /** Terms that were stored before there were custom tables or meter groups have none. */
    public Terms {
        offered = offered == null ? null : Set.copyOf(offered);
        selections = Map.copyOf(selections);
        customTables = customTables == null ? Map.of() : Map.copyOf(customTables);
        limits = Map.copyOf(limits);
        elections = Map.copyOf(elections);
        readings = Map.copyOf(readings);
        meterGroups = meterGroups == null ? Map.of() : Map.copyOf(meterGroups);
        payoutLimits = payoutLimits == null ? Map.of() : Map.copyOf(payoutLimits);
    }

    /** At a table whose meters are its own. */
    public Terms(
            Set<String> offered,
            Map<String, String> selections,
            Map<String, CustomTable> customTables,
            Map<String, Limits> limits,
            Map<String, String> elections,
            Map<String, String> readings,
            Money payoutLimit,
            Map<String, Money> payoutLimits) {
        this(offered, selections, customTables, limits, elections, readings, Map.of(), payoutLimit, payoutLimits);
    }

    /** Without custom tables and meter groups, and with one payout limit for all. */
    public Terms(
            Set<String> offered,
            Map<String, String> selections,
            Map<String, Limits> limits,
            Map<String, String> elections,
            Map<String, String> readings,
            Money payoutLimit) {
        this(offered, selections, Map.of(), limits, elections, readings, payoutLimit, Map.of());
    }

    /** What the house set for this payout limit rule. */
    public Optional<Money> payoutLimit(String rule) {
        return Optional.ofNullable(payoutLimits.getOrDefault(rule, payoutLimit));
    }
}
