package io.baize.dashboard;

import io.baize.kernel.Money;
import io.baize.rulepack.Rule;
import java.util.stream.Collectors;

/** Values of rules as people write them: money in dollars, basis points in percent. */
final class RuleWords {

    private RuleWords() {}

    static String value(Rule rule, String value) {
        return switch (rule.type()) {
            case CHOICE -> Words.plain(value);
            case CENTS -> Money.usd(Long.parseLong(value)).toString();
            case BASIS_POINTS -> percent(Long.parseLong(value));
        };
    }

    /** What else the text permits. */
    static String others(Rule rule) {
        if (rule.type() == Rule.Type.CHOICE) {
            return rule.values().stream()
                    .filter(value -> !value.equals(rule.value()))
                    .map(Words::plain)
                    .collect(Collectors.joining(", "));
        }
        String least =
                rule.min() == null ? "any amount" : value(rule, rule.min().toString());
        return rule.max() == null
                ? "from " + least
                : least + " to " + value(rule, rule.max().toString());
    }

    private static String percent(long basisPoints) {
        return "%d.%02d%%".formatted(basisPoints / 100, basisPoints % 100);
    }
}
