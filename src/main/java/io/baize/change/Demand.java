package io.baize.change;

import io.baize.rulepack.NoticeRule;
import io.baize.rulepack.NoticeRules;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A notice rule that a request must meet before it takes effect; its id tells apart rules of two games. */
public record Demand(String id, NoticeRule rule) {

    static Demand of(NoticeRule rule) {
        boolean ofOneGame = rule.games().size() == 1;
        return new Demand(ofOneGame ? rule.games().iterator().next() + "/" + rule.id() : rule.id(), rule);
    }

    /** What the game's rules demand of such changes, each once. */
    public static List<Demand> of(NoticeRules rules, Collection<Touch> touches) {
        Set<Demand> demands = new LinkedHashSet<>();
        touches.forEach(touch -> rules.forChange(touch.kind(), touch.about()).forEach(rule -> demands.add(of(rule))));
        return List.copyOf(demands);
    }
}
