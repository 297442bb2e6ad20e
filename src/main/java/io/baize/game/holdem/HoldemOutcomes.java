package io.baize.game.holdem;

import static io.baize.game.Outcomes.each;

import io.baize.game.Rules;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Every outcome Heads Up Hold'em can name, so that packs are checked for missing and unknown lines when they load. */
final class HoldemOutcomes {

    private HoldemOutcomes() {}

    static Map<String, List<List<String>>> all(Rules rules) {
        Map<String, List<List<String>>> outcomes = new LinkedHashMap<>();
        outcomes.put("ante", each("win dealer-not-qualified tie lose fold"));
        outcomes.put("raise", each("win tie lose"));
        outcomes.put("odds", each("tie fold"));
        outcomes.put(
                "odds/win", each("royal-flush straight-flush four-of-a-kind full-house flush straight below-straight"));
        outcomes.put("odds/bad-beat", each("straight-flush four-of-a-kind full-house flush straight below-straight"));
        outcomes.put(
                "trips-plus",
                each("royal-flush straight-flush four-of-a-kind full-house flush straight three-of-a-kind other"));
        outcomes.put("pocket-bonus", each("pair-of-aces ace-face-suited ace-face-unsuited pair other"));
        outcomes.put("progressive", rules.says("progressive-hand", "hole-and-flop") ? holeAndFlop() : sevenCards());
        outcomes.put("envy", List.of(List.of("flopped-royal-flush", "royal-flush"), List.of("royal-flush")));
        return outcomes;
    }

    private static List<List<String>> holeAndFlop() {
        return each("royal-flush straight-flush four-of-a-kind full-house flush straight three-of-a-kind other");
    }

    private static List<List<String>> sevenCards() {
        return List.of(
                List.of("flopped-royal-flush-in-spades", "flopped-royal-flush", "royal-flush"),
                List.of("flopped-royal-flush", "royal-flush"),
                List.of("community-royal-flush", "royal-flush"),
                List.of("royal-flush"),
                List.of("flopped-straight-flush", "straight-flush"),
                List.of("straight-flush"),
                List.of("four-of-a-kind"),
                List.of("full-house"),
                List.of("flush", "other"),
                List.of("other"));
    }
}
