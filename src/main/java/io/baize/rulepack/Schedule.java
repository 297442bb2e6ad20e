package io.baize.rulepack;

import io.baize.kernel.Citation;
import java.util.List;
import java.util.Map;

/**
 * A place for a paytable, from which one wager or several are paid.
 *
 * @param bonus paid besides what the stake itself comes to; what has no line pays nothing
 * @param follows the schedule whose selection this one shares (an envy table its progressive table), or null
 * @param when the answers under which it applies, empty for always
 * @param stakeRule the rule that says whether a winning stake comes back where the pays alone do not, or null
 * @param vigorish the rule that says how many basis points of a win the house takes, or null
 * @param rounding the rule that says how its odds are rounded, where that is not the rule {@code rounding}, or null
 */
public record Schedule(
        String id,
        List<String> wagers,
        Kind kind,
        boolean meter,
        boolean bonus,
        String follows,
        Map<String, String> when,
        String stakeRule,
        String vigorish,
        String rounding,
        Map<String, Paytable> paytables,
        Citation cite,
        String says) {

    public enum Kind {
        /** One of the printed tables. */
        EXACT,
        /** At least as good as a printed table on every line. */
        FLOOR,
        /** The same, and no better than the best of the printed tables. */
        RANGE,
        /** Printed tables are examples; any table the commission approved. */
        APPROVAL
    }

    public boolean pays(String wager) {
        return wagers.contains(wager);
    }
}
