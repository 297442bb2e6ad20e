package io.baize.rulepack;

import io.baize.kernel.Money;
import java.util.List;
import java.util.Map;

/** How much a wager may be. */
public sealed interface AmountRule {

    /** Free within the table's limits, and within the text's own bounds where it has any. */
    record WithinLimits(Bounds bounds) implements AmountRule {}

    record EqualTo(String wager) implements AmountRule {}

    record MultipleOf(String wager, Map<String, List<Integer>> streets) implements AmountRule {}

    record Exactly(Money amount) implements AmountRule {}

    /** Bounds the text itself states. */
    record Bounds(Money min, Money max, Money increment, String cite) {}
}
