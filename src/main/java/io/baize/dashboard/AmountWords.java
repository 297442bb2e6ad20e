package io.baize.dashboard;

import io.baize.rulepack.AmountRule;
import io.baize.rulepack.Wager;
import io.baize.terms.Limits;
import io.baize.terms.TermsInForce;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How much a wager may be, in words. */
final class AmountWords {

    private AmountWords() {}

    /** At a table: its limits, and what the house elected. */
    static String of(TermsInForce terms, Wager wager) {
        Limits limits = terms.terms().limits().get(wager.id());
        return limits == null
                ? of(wager.amount(), rule -> elected(terms, rule))
                : limits.min() + " to " + limits.max() + " in steps of " + limits.increment();
    }

    /** In the rule book: what the text says. */
    static String of(AmountRule rule) {
        return of(rule, by -> "as elected: " + Words.plain(by));
    }

    private static String of(AmountRule rule, Function<String, String> elected) {
        return switch (rule) {
            case AmountRule.WithinLimits(AmountRule.Bounds bounds) ->
                bounds == null ? "within the table's limits" : bounds(bounds);
            case AmountRule.EqualTo(String other) -> "equal to the " + Words.plain(other);
            case AmountRule.Exactly(var exact) -> "exactly " + exact;
            case AmountRule.MultipleOf(String other, var streets) -> streets(streets, AmountWords::times, other);
            case AmountRule.Between(String other, var streets) ->
                streets(streets, range -> range.min() + " to " + range.max(), other);
            case AmountRule.Elected(String by) -> elected.apply(by);
            case AmountRule.ElectedMultiple(String other, String by) ->
                elected.apply(by) + " times the " + Words.plain(other);
        };
    }

    private static String elected(TermsInForce terms, String rule) {
        String answer = terms.answer(rule).orElseThrow();
        return RuleWords.value(terms.pack().rules().get(rule), answer);
    }

    /** A wager that has one street only need not name it. */
    private static <T> String streets(Map<String, T> streets, Function<T, String> howMuch, String other) {
        String after = " times the " + Words.plain(other);
        return streets.size() == 1
                ? howMuch.apply(streets.values().iterator().next()) + after
                : streets.entrySet().stream()
                        .map(street -> howMuch.apply(street.getValue()) + " (" + Words.plain(street.getKey()) + ")")
                        .collect(Collectors.joining(", ", "", after));
    }

    private static String bounds(AmountRule.Bounds bounds) {
        return Stream.of(
                        bounds.min() == null ? null : "at least " + bounds.min(),
                        bounds.max() == null ? null : "at most " + bounds.max(),
                        bounds.increment() == null ? null : "steps of " + bounds.increment())
                .filter(Objects::nonNull)
                .collect(Collectors.joining(", "));
    }

    private static String times(List<Integer> allowed) {
        return allowed.stream().map(String::valueOf).collect(Collectors.joining(" or "));
    }
}
