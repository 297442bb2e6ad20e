package io.baize.rulepack;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What the text fixes about the amount of each wager, street by street; nothing where only limits bind. */
final class AmountCells {

    private AmountCells() {}

    static Map<String, String> of(Pack pack) {
        Map<String, String> cells = new TreeMap<>();
        pack.wagers()
                .values()
                .forEach(wager -> allowed(pack, wager)
                        .forEach((street, amount) -> cells.put("wager-amount " + wager.id() + " " + street, amount)));
        return cells;
    }

    private static Map<String, String> allowed(Pack pack, Wager wager) {
        return switch (wager.amount()) {
            case AmountRule.WithinLimits(AmountRule.Bounds bounds) -> everywhere(pack, wager, bounds(bounds));
            case AmountRule.EqualTo(String of) -> everywhere(pack, wager, "= " + of);
            case AmountRule.Exactly(var amount) -> everywhere(pack, wager, Words.dollars(amount));
            case AmountRule.Elected(String rule) ->
                everywhere(pack, wager, elected(pack.rules().get(rule)));
            case AmountRule.ElectedMultiple(String of, String rule) ->
                everywhere(pack, wager, times(of, pack.rules().get(rule).value()));
            case AmountRule.MultipleOf(String of, var streets) ->
                streets.entrySet().stream()
                        .collect(Collectors.toMap(Map.Entry::getKey, e -> times(of, join(e.getValue()))));
            case AmountRule.Between(String of, var streets) ->
                streets.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey, e -> span(of, e.getValue())));
        };
    }

    /** A rule without streets binds before the deal, or on whatever street the wager is made. */
    private static Map<String, String> everywhere(Pack pack, Wager wager, String amount) {
        List<String> streets = wager.placed() == Wager.Placed.BEFORE_DEAL ? List.of("before-deal") : pack.streets();
        return amount == null
                ? Map.of()
                : streets.stream().collect(Collectors.toMap(street -> street, street -> amount));
    }

    private static String bounds(AmountRule.Bounds bounds) {
        if (bounds == null || bounds.min() == null && bounds.max() == null) {
            return null;
        }
        if (bounds.max() == null) {
            return "at least " + Words.dollars(bounds.min());
        }
        return bounds.min() == null
                ? "at most " + Words.dollars(bounds.max())
                : Words.dollars(bounds.min()) + " to " + Words.dollars(bounds.max());
    }

    private static String elected(Rule rule) {
        if (rule.type() != Rule.Type.CHOICE) {
            return bounds(rule);
        }
        return rule.values().stream()
                .map(cents -> Words.dollars(Long.parseLong(cents)))
                .collect(Collectors.joining(" or "));
    }

    /** A text that leaves the amount to the house bounds nothing; that a wager is at least a cent is no word of it. */
    private static String bounds(Rule rule) {
        boolean least = rule.min() != null && rule.min() > 1;
        return least || rule.max() != null ? rule.permitted() + " cents" : null;
    }

    private static String span(String of, AmountRule.Span span) {
        return span.min() == span.max() ? times(of, String.valueOf(span.min())) : span.min() + "-" + span.max();
    }

    /** Once another wager is as much as that wager. */
    private static String times(String of, String times) {
        return times.equals("1") ? "= " + of : times;
    }

    private static String join(List<Integer> values) {
        return values.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }
}
