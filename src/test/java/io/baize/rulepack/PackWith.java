package io.baize.rulepack;

import java.util.LinkedHashMap;
import java.util.Map;

/** A shipped pack with a rule that its text does not have, for tests of what such a rule brings about. */
public final class PackWith {

    private PackWith() {}

    public static Pack rule(Pack pack, Rule rule) {
        Map<String, Rule> rules = new LinkedHashMap<>(pack.rules());
        rules.put(rule.id(), rule);
        return new Pack(
                pack.jurisdiction(),
                pack.game(),
                pack.name(),
                pack.version(),
                pack.effective(),
                pack.text(),
                pack.oddsWording(),
                pack.seats(),
                pack.decks(),
                pack.jokers(),
                pack.streets(),
                pack.payOrder(),
                pack.wagers(),
                pack.schedules(),
                rules,
                pack.irregularities(),
                pack.payoutLimits(),
                pack.notices());
    }
}
