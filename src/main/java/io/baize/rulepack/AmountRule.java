package io.baize.rulepack;

import io.baize.kernel.Money;
import java.util.List;
import java.util.Map;

/** How much a wager may be. */
public sealed interface AmountRule {

    /** Free within the table's limits, and within the text's own bounds where it has any. */
    record WithinLimits(Bounds bounds) implements AmountRule {}

    record EqualTo(String wager) implements AmountRule {}

    /** One of the listed whole multiples of another wager, on the streets that are named. */
    record MultipleOf(String wager, Map<String, List<Integer>> streets) implements AmountRule {}

    /** Anything from so many to so many times another wager, on the streets that are named. */
    record Between(String wager, Map<String, Span> streets) implements AmountRule {}

    record Exactly(Money amount) implements AmountRule {}

    /** Exactly the cents that a rule of the pack answers. */
    record Elected(String rule) implements AmountRule {}

    /** As many times another wager as a rule of the pack answers. */
    record ElectedMultiple(String wager, String rule) implements AmountRule {}

    record Span(int min, int max) {}

    /** Bounds the text itself states; each may be null, where it states none. */
    record Bounds(Money min, Money max, Money increment, String cite) {}
}
