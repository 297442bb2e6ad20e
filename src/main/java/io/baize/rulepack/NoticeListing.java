package io.baize.rulepack;

import io.baize.kernel.Jurisdiction;
import java.util.List;
import java.util.stream.Stream;

/**
 * The notice rules one asks for. With a jurisdiction, a game and a kind of change it is what such a change demands, the
 * default included; with less, what the texts state.
 *
 * @param jurisdiction all of them where null
 * @param game all of them where null
 * @param change all kinds where null
 */
public record NoticeListing(Jurisdiction jurisdiction, String game, ChangeKind change) {

    /** A rule and whose it is. */
    public record Listed(Jurisdiction jurisdiction, NoticeRule rule) {}

    public List<Listed> in(RuleBook rules) {
        return Stream.of(Jurisdiction.values())
                .filter(one -> jurisdiction == null || one == jurisdiction)
                .filter(one -> game == null || knows(rules, one))
                .flatMap(one -> of(rules, one).map(rule -> new Listed(one, rule)))
                .toList();
    }

    /** A game that no pack and no rule names is not there, though some rules are for every game. */
    private boolean knows(RuleBook rules, Jurisdiction one) {
        return rules.notices(one).anyMatch(rule -> rule.games().contains(game));
    }

    private Stream<NoticeRule> of(RuleBook rules, Jurisdiction one) {
        if (jurisdiction != null && game != null && change != null) {
            return rules.notices(one, game).forChange(change).stream();
        }
        return rules.notices(one)
                .filter(rule -> game == null || rule.concerns(game))
                .filter(rule -> change == null || rule.concerns(change));
    }
}
