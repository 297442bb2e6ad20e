package io.baize.terms;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.kernel.Citation;
import io.baize.kernel.Refusal;
import io.baize.rulepack.Pack;
import io.baize.rulepack.PackWith;
import io.baize.rulepack.Rule;
import io.baize.rulepack.load.RuleBooks;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The rates and amounts that the house elects: vigorish, rake, the seed of a meter. */
class AnswersCheckTest {

    /** 5324.41(g)(8): an amount equal to five percent of the amount won. */
    @Test
    void aVigorishThatTheTextFixesIsNotTheHouses() {
        Set<String> offered = Set.of("pai-gow");
        Terms terms = new Terms(offered, Map.of(), Map.of(), Map.of("vigorish", "400"), Map.of(), null);

        assertThat(TermsCheck.faults(pack("pai-gow-poker"), terms))
                .containsExactly(new Refusal(
                        "fixed-by-text",
                        "elections.vigorish",
                        "500",
                        "the text itself says 500",
                        "5324.41(g)(8), (h)(12)-(14)"));
    }

    /** 5324.20(d)(2): either four percent or five percent, and nothing between. */
    @Test
    void aVigorishIsOneOfThoseOfTheText() {
        Pack pack = PackWith.rule(
                pack("three-card-poker"),
                rule("vigorish", Rule.Type.CHOICE, "500", List.of("400", "500"), null, "5324.20(d)(2)"));

        assertThat(TermsCheck.faults(pack, electing("vigorish", "400"))).isEmpty();
        for (String rate : List.of("450", "300", "600")) {
            assertThat(TermsCheck.faults(pack, electing("vigorish", rate)))
                    .containsExactly(new Refusal(
                            "value-not-permitted",
                            "elections.vigorish",
                            "400, 500",
                            rate + " is not permitted",
                            "5324.20(d)(2)"));
        }
    }

    /** 5324.42(o)(2)(i)(a): not to exceed 10 percent of all sums bet in the betting round. */
    @Test
    void aRakeIsAtMostTenPercent() {
        Pack pack = PackWith.rule(
                pack("three-card-poker"),
                rule("rake", Rule.Type.BASIS_POINTS, "500", List.of("500"), 1000L, "5324.42(o)(2)(i)(a)"));

        assertThat(TermsCheck.faults(pack, electing("rake", "1000"))).isEmpty();
        assertThat(TermsCheck.faults(pack, electing("rake", "1001")))
                .containsExactly(new Refusal(
                        "value-not-permitted",
                        "elections.rake",
                        "0 to 1000",
                        "1001 is not permitted",
                        "5324.42(o)(2)(i)(a)"));
    }

    private static Rule rule(String id, Rule.Type type, String value, List<String> values, Long max, String cite) {
        Citation clause = new Citation(cite);
        return new Rule(id, Rule.Kind.ELECTION, type, value, values, null, max, null, null, clause, null, List.of());
    }

    /** 5324.32(f)(4)(ii), 5324.33(j)(4)(ii): at least $5,000 for pay table A and $1,000 for pay table B. */
    @Test
    void aSeedIsAtLeastThatOfThePayTable() {
        for (String game : List.of("crazy-4-poker", "four-card-poker")) {
            String clause = game.equals("crazy-4-poker") ? "5324.32(f)(4)(ii)" : "5324.33(j)(4)(ii)";
            assertThat(seeded(game, "A", "500000")).isEmpty();
            assertThat(seeded(game, "B", "100000")).isEmpty();
            assertThat(seeded(game, "A", "499999"))
                    .containsExactly(new Refusal(
                            "seed-below-minimum",
                            "elections.progressive-seed",
                            "$5,000.00",
                            "the seed of paytable A is below its minimum",
                            clause));
            assertThat(seeded(game, "B", "99999"))
                    .isNotEmpty()
                    .allSatisfy(fault -> assertThat(fault.cite()).isEqualTo(clause));
        }
    }

    private static List<Refusal> seeded(String game, String paytable, String seed) {
        Map<String, String> selections = Map.of("progressive", paytable);
        Map<String, String> elections = Map.of("progressive-seed", seed);
        return TermsCheck.faults(pack(game), new Terms(null, selections, Map.of(), elections, Map.of(), null));
    }

    private static Terms electing(String rule, String value) {
        return new Terms(null, Map.of(), Map.of(), Map.of(rule, value), Map.of(), null);
    }

    private static Pack pack(String game) {
        return RuleBooks.shipped().packs().stream()
                .filter(pack -> pack.game().equals(game))
                .findFirst()
                .orElseThrow();
    }
}
