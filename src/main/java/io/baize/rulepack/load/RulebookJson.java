package io.baize.rulepack.load;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.baize.kernel.Citation;
import io.baize.rulepack.Cited;
import io.baize.rulepack.IrregularityRule;
import io.baize.rulepack.Pack;
import io.baize.rulepack.PayLine;
import io.baize.rulepack.PayoutLimitRule;
import io.baize.rulepack.Paytable;
import io.baize.rulepack.Rule;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.Schedule;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * A pack as JSON, in the shape and the order of its file, so that what a reader sees can be laid beside the text and
 * even read back. Absent keys are left out.
 */
public final class RulebookJson {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final Pack pack;

    private RulebookJson(Pack pack) {
        this.pack = pack;
    }

    public static ObjectNode of(RuleBook rules) {
        ObjectNode book = JSON.objectNode();
        ArrayNode packs = book.putArray("packs");
        rules.packs().forEach(pack -> packs.add(of(pack)));
        ArrayNode general = book.putArray("generalNotices");
        rules.general().forEach(notices -> general.add(NoticeJson.of(notices)));
        return book;
    }

    public static ObjectNode of(Pack pack) {
        return new RulebookJson(pack).tree();
    }

    private ObjectNode tree() {
        ObjectNode tree = JSON.objectNode()
                .put("jurisdiction", pack.jurisdiction().id())
                .put("game", pack.game())
                .put("name", pack.name())
                .put("version", pack.version())
                .put("effective", pack.effective().toString())
                .put("text", pack.text());
        tree.set("oddsWording", cited(pack.oddsWording()));
        ObjectNode equipment = tree.putObject("equipment");
        equipment.<ObjectNode>set("seats", cited(pack.seats())).set("decks", cited(pack.decks()));
        if (pack.jokers() != null) {
            equipment.set("jokers", cited(pack.jokers()));
        }
        texts(tree, "streets", pack.streets());
        tree.set("payOrder", cited(pack.payOrder()));
        tree.set("wagers", each(pack.wagers(), WagerJson::of));
        tree.set("schedules", each(pack.schedules(), this::schedule));
        tree.set("rules", each(pack.rules(), this::rule));
        tree.set("irregularities", each(pack.irregularities(), this::irregularity));
        ArrayNode limits = tree.putArray("payoutLimits");
        pack.payoutLimits().forEach(limit -> limits.add(payoutLimit(limit)));
        ArrayNode notices = tree.putArray("notices");
        pack.notices().forEach(notice -> notices.add(NoticeJson.ofPack(notice)));
        return tree;
    }

    private ObjectNode schedule(Schedule schedule) {
        ObjectNode node = JSON.objectNode();
        if (schedule.wagers().size() == 1) {
            node.put("wager", schedule.wagers().getFirst());
        } else {
            texts(node, "wagers", schedule.wagers());
        }
        node.put("kind", id(schedule.kind())).put("meter", schedule.meter());
        if (schedule.bonus()) {
            node.put("bonus", true);
        }
        put(node, "follows", schedule.follows());
        if (!schedule.when().isEmpty()) {
            schedule.when().forEach(node.putObject("when")::put);
        }
        put(node, "stakeRule", schedule.stakeRule());
        put(node, "vigorish", schedule.vigorish());
        put(node, "rounding", schedule.rounding());
        close(node, schedule.cite(), schedule.says());
        node.set("paytables", each(schedule.paytables(), this::paytable));
        return node;
    }

    private ObjectNode paytable(Paytable table) {
        ObjectNode node = JSON.objectNode();
        if (table.unnamed()) {
            node.put("unnamed", true);
        }
        close(node, table.cite(), null);
        if (table.minimumSeed() != null) {
            node.putObject("seed")
                    .put("cents", table.minimumSeed().cents())
                    .put("cite", table.minimumSeedCite().clause());
        }
        node.set("lines", each(table.lines(), this::line));
        return node;
    }

    private ObjectNode line(PayLine line) {
        ObjectNode node = JSON.objectNode().put("pays", line.pays().toString());
        if (line.fromMeter()) {
            node.put("fromMeter", true);
        }
        return close(node, line.cite(), line.says());
    }

    private ObjectNode rule(Rule rule) {
        ObjectNode node = JSON.objectNode().put("kind", id(rule.kind()));
        if (rule.type() == Rule.Type.CHOICE) {
            texts(node.put("value", rule.value()), "values", rule.values());
        } else {
            node.put("type", id(rule.type())).put("value", Long.parseLong(rule.value()));
            put(node, "min", rule.min());
            put(node, "max", rule.max());
            rule.minWhen()
                    .forEach(one -> node.withArray("minWhen")
                            .addObject()
                            .put("rule", one.rule())
                            .put("is", one.is())
                            .put("min", one.min())
                            .put("cite", one.cite().clause()));
        }
        put(node, "ruling", rule.ruling());
        put(node, "confidence", rule.confidence());
        return close(node, rule.cite(), rule.says());
    }

    private ObjectNode irregularity(IrregularityRule rule) {
        ObjectNode node = JSON.objectNode().put("effect", id(rule.effect()));
        if (!rule.settle().isEmpty()) {
            texts(node, "settle", inPackOrder(rule.settle()));
        }
        if (!rule.settleIf().isEmpty()) {
            rule.settleIf().forEach(node.putObject("settleIf")::put);
        }
        return close(node, rule.cite(), rule.says());
    }

    private ObjectNode payoutLimit(PayoutLimitRule rule) {
        ObjectNode node = JSON.objectNode().put("id", rule.id()).put("mode", id(rule.mode()));
        if (rule.mode() != PayoutLimitRule.Mode.NONE) {
            put(node, "floorCents", rule.floor() == null ? null : rule.floor().cents());
            node.put("orMaximumWinAtMinimumBet", rule.orMaximumWinAtMinimumBet());
            texts(node, "covers", inPackOrder(rule.covers()));
            node.put("base", id(rule.base()));
            if (!rule.together().isEmpty()) {
                ArrayNode together = node.putArray("together");
                rule.together().forEach(schedules -> schedules.forEach(together.addArray()::add));
            }
            if (!rule.exempt().isEmpty()) {
                texts(node, "exempt", new TreeSet<>(rule.exempt()));
            }
        }
        return close(node, rule.cite(), rule.says());
    }

    private static ObjectNode cited(Cited<?> cited) {
        ObjectNode node = JSON.objectNode();
        if (cited.value() instanceof Integer number) {
            node.put("value", number);
        } else {
            node.put("value", cited.value().toString());
        }
        return close(node, cited.cite(), cited.says());
    }

    static ObjectNode close(ObjectNode node, Citation cite, String says) {
        put(node.put("cite", cite.clause()), "says", says);
        return node;
    }

    static void put(ObjectNode node, String key, String value) {
        if (value != null) {
            node.put(key, value);
        }
    }

    static void put(ObjectNode node, String key, Long value) {
        if (value != null) {
            node.put(key, value);
        }
    }

    static void texts(ObjectNode node, String key, Collection<String> values) {
        values.forEach(node.putArray(key)::add);
    }

    /** The wagers of a set, which has no order of its own. */
    private Collection<String> inPackOrder(Collection<String> wagers) {
        return pack.wagers().keySet().stream().filter(wagers::contains).toList();
    }

    private static <T> ObjectNode each(Map<String, T> parts, Function<T, ObjectNode> part) {
        ObjectNode node = JSON.objectNode();
        parts.forEach((id, value) -> node.set(id, part.apply(value)));
        return node;
    }

    static String id(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
