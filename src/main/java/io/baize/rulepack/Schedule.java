package io.baize.rulepack;

import io.baize.kernel.Citation;
import java.util.Map;

/**
 * A place for a paytable. {@code stakeRule} names the rule that says whether a winning stake comes back where the pays
 * alone do not; {@code onlyWith} ties the schedule to a selection elsewhere (an envy table to its progressive table).
 */
public record Schedule(
        String id,
        String wager,
        Kind kind,
        boolean meter,
        String stakeRule,
        Map<String, String> onlyWith,
        Map<String, Paytable> paytables,
        Citation cite,
        String says) {

    public enum Kind {
        /** One of the printed tables. */
        EXACT,
        /** At least as good as a printed table on every line. */
        FLOOR,
        /** Printed tables are examples; any table the commission approved. */
        APPROVAL
    }
}
