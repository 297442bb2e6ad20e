package io.baize.rulepack.load;

import static io.baize.rulepack.load.RulebookJson.id;
import static io.baize.rulepack.load.RulebookJson.put;
import static io.baize.rulepack.load.RulebookJson.texts;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.baize.rulepack.GeneralNotices;
import io.baize.rulepack.NoticeRule;

/** A notice rule as JSON, in the shape of its file. */
public final class NoticeJson {

    private NoticeJson() {}

    /** The general rules of a jurisdiction, in the shape of their file. */
    static ObjectNode of(GeneralNotices general) {
        ObjectNode node = JsonNodeFactory.instance
                .objectNode()
                .put("jurisdiction", general.jurisdiction().id())
                .put("text", general.text());
        ArrayNode notices = node.putArray("notices");
        general.notices().forEach(rule -> notices.add(of(rule)));
        return node;
    }

    /** With its games, none where it speaks of every game of its jurisdiction. */
    public static ObjectNode of(NoticeRule rule) {
        ObjectNode node = JsonNodeFactory.instance.objectNode().put("id", rule.id());
        texts(node, "games", rule.games().stream().sorted().toList());
        return rest(node, rule);
    }

    /** Within its pack, which has one game. */
    static ObjectNode ofPack(NoticeRule rule) {
        return rest(JsonNodeFactory.instance.objectNode().put("id", rule.id()), rule);
    }

    private static ObjectNode rest(ObjectNode node, NoticeRule rule) {
        if (!rule.about().isEmpty()) {
            texts(node, "about", rule.about().stream().sorted().toList());
        }
        texts(
                node,
                "changes",
                rule.changes().stream().sorted().map(RulebookJson::id).toList());
        texts(
                node,
                "recipients",
                rule.recipients().stream().map(RulebookJson::id).toList());
        node.put("timing", id(rule.timing()));
        put(node, "lead", rule.lead() == null ? null : rule.lead().toString());
        node.put("approval", id(rule.approval()))
                .put("acknowledged", rule.acknowledged())
                .put("playersSeated", rule.playersSeated());
        put(node, "uniform", rule.uniform() == null ? null : id(rule.uniform()));
        node.put("source", id(rule.source()));
        return RulebookJson.close(node, rule.cite(), rule.says());
    }
}
