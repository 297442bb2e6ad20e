package io.baize.rulepack;

import io.baize.kernel.Citation;
import io.baize.kernel.Money;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A paytable under the id printed in the text. {@code minimumSeed} is the least a progressive meter may start from, or
 * null where the text states none.
 */
public record Paytable(
        String id,
        boolean unnamed,
        Map<String, PayLine> lines,
        Money minimumSeed,
        Citation minimumSeedCite,
        Citation cite) {

    /** The line of the first of these outcomes that the table has. */
    public Optional<PayLine> line(List<String> outcomes) {
        return fitting(outcomes).stream().findFirst();
    }

    /** The lines of those of these outcomes that the table has, in their order. */
    public List<PayLine> fitting(List<String> outcomes) {
        return outcomes.stream().filter(lines::containsKey).map(lines::get).toList();
    }
}
