package io.baize.rulepack.load;

import static io.baize.rulepack.load.RulebookJson.close;
import static io.baize.rulepack.load.RulebookJson.id;
import static io.baize.rulepack.load.RulebookJson.put;
import static io.baize.rulepack.load.RulebookJson.texts;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.baize.kernel.Money;
import io.baize.rulepack.AmountRule;
import io.baize.rulepack.Condition;
import io.baize.rulepack.Wager;
import java.util.TreeSet;

/** A wager of a pack as JSON, in the shape of its file. */
final class WagerJson {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private WagerJson() {}

    static ObjectNode of(Wager wager) {
        ObjectNode node = JSON.objectNode()
                .put("name", wager.name())
                .put("placed", id(wager.placed()))
                .put("required", wager.required())
                .put("side", wager.side());
        if (wager.dealers()) {
            node.put("dealers", true);
        }
        texts(node, "requires", wager.requires());
        if (!wager.requiresAny().isEmpty()) {
            texts(node, "requiresAny", wager.requiresAny());
        }
        if (!wager.conditions().isEmpty()) {
            wager.conditions().forEach(condition -> node.withArray("conditions").add(condition(condition)));
        }
        if (wager.excludes() != null) {
            ObjectNode excludes = node.putObject("excludes");
            texts(excludes, "wagers", new TreeSet<>(wager.excludes().value()));
            close(excludes, wager.excludes().cite(), wager.excludes().says());
        }
        if (wager.offeredWhen() != null) {
            ObjectNode offeredWhen = node.putObject("offeredWhen");
            wager.offeredWhen().value().forEach(offeredWhen.putObject("answers")::put);
            close(offeredWhen, wager.offeredWhen().cite(), wager.offeredWhen().says());
        }
        node.set("amount", amount(wager.amount()).put("cite", wager.amountCite().clause()));
        node.put("promotional", id(wager.promotional()));
        node.putObject("badWager")
                .put("outcome", id(wager.badWager()))
                .put("cite", wager.badWagerCite().clause());
        return close(node, wager.cite(), null);
    }

    private static ObjectNode condition(Condition condition) {
        ObjectNode node = JSON.objectNode();
        if (!condition.when().isEmpty()) {
            condition.when().forEach(node.putObject("when")::put);
        }
        if (!condition.requires().isEmpty()) {
            texts(node, "requires", condition.requires());
        }
        ratio(node, "atMost", condition.atMost());
        ratio(node, "atLeast", condition.atLeast());
        return close(node, condition.cite(), null);
    }

    private static void ratio(ObjectNode node, String key, Condition.Ratio ratio) {
        if (ratio != null) {
            node.putObject(key).put("of", ratio.of()).put("times", ratio.times().toString());
        }
    }

    private static ObjectNode amount(AmountRule rule) {
        ObjectNode node = JSON.objectNode();
        switch (rule) {
            case AmountRule.WithinLimits(AmountRule.Bounds bounds) -> {
                node.put("rule", "within-limits");
                if (bounds != null) {
                    ObjectNode ends = node.putObject("bounds");
                    put(ends, "min", cents(bounds.min()));
                    put(ends, "max", cents(bounds.max()));
                    put(ends, "increment", cents(bounds.increment()));
                    ends.put("cite", bounds.cite());
                }
            }
            case AmountRule.EqualTo(String other) -> node.put("rule", "equals").put("of", other);
            case AmountRule.MultipleOf(String other, var streets) -> {
                ObjectNode times = node.put("rule", "multiple").put("of", other).putObject("streets");
                streets.forEach((street, multiples) -> multiples.forEach(times.putArray(street)::add));
            }
            case AmountRule.Between(String other, var streets) -> {
                ObjectNode times = node.put("rule", "times").put("of", other).putObject("streets");
                streets.forEach((street, span) ->
                        times.putObject(street).put("min", span.min()).put("max", span.max()));
            }
            case AmountRule.Exactly(Money amount) -> node.put("rule", "exactly").put("cents", amount.cents());
            case AmountRule.Elected(String by) -> node.put("rule", "elected").put("by", by);
            case AmountRule.ElectedMultiple(String other, String by) ->
                node.put("rule", "times-elected").put("of", other).put("by", by);
        }
        return node;
    }

    private static Long cents(Money money) {
        return money == null ? null : money.cents();
    }
}
