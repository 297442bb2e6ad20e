package io.baize.rulepack;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.kernel.Jurisdiction;
import io.baize.rulepack.load.RuleBooks;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What 5324.2(d)(1) asks of every game of New York with a progressive payout wager, in its own pack. */
class ProgressiveRulesTest {

    private static final List<Pack> WITH_A_METER = RuleBooks.shipped().packs().stream()
            .filter(pack -> pack.jurisdiction() == Jurisdiction.NY)
            .filter(pack -> pack.schedules().values().stream().anyMatch(Schedule::meter))
            .toList();

    /** A player whose wager the system refused is told by which clause, whatever the game. */
    @Test
    void onlyRegisteredWagersStand() {
        assertThat(WITH_A_METER).hasSize(5);
        assertThat(WITH_A_METER.stream()
                        .filter(pack -> !saysRegisteredOnly(pack))
                        .map(Pack::game))
                .as("games that do not say so")
                .isEmpty();
    }

    private static boolean saysRegisteredOnly(Pack pack) {
        Rule rule = pack.rules().get("progressive-registration");
        return rule != null
                && rule.value().equals("registered-only")
                && rule.cite().clause().contains("5324.2(d)(1)");
    }
}
