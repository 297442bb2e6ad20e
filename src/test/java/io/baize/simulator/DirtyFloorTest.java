package io.baize.simulator;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.game.Bet;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.load.RuleBooks;
import io.baize.table.Effect;
import io.baize.table.TableEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class DirtyFloorTest {

    private static final RuleBook RULES = RuleBooks.shipped();
    private static final int ROUNDS = 300;

    private final Map<Mishap, Integer> struck = new TreeMap<>();

    @TestFactory
    Stream<DynamicTest> everyMishapOfPeopleEndsAsItMust() {
        return DemoFloor.tables(RULES, 1).stream()
                .map(table -> DynamicTest.dynamicTest(table.id(), () -> everyMishapEndsAsItMust(table)));
    }

    private void everyMishapEndsAsItMust(DemoTable table) {
        // Given
        struck.clear();
        Felt felt = new Felt(table, RULES);
        TableLife life = new TableLife(table, "test", table.terms(RULES), often(), Floor.random(7, 0));

        // When
        List<Played> played = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            TableLife.Scene scene = life.next();
            felt.tell(scene.before());
            felt.tell(scene.round().steps());
            felt.validateJackpots();
            if (scene.round().end() == Played.End.LACKS_WORD) {
                life.correctFromTape(scene.round());
            }
            played.add(scene.round());
        }
        felt.tell(life.closing());

        // Then
        assertThat(felt.refusals()).isEmpty();
        assertThat(felt.effects(Effect.BetRejected.class))
                .hasSize(wrongBets(played))
                .extracting(rejected -> rejected.refusal().code())
                .contains("bets-closed", "below-minimum", "above-maximum", "increment");
        assertThat(felt.effects(Effect.RoundReversed.class)).hasSize(struck.get(Mishap.CORRECTION));
        assertThat(felt.state().rounds().keySet()).isEqualTo(idsOf(played, Played.End.AWAITS_RULING));
        assertThat(felt.settled().values())
                .filteredOn(round -> idsOf(played, Played.End.VOID).contains(round.id()))
                .isNotEmpty()
                .allSatisfy(round -> assertThat(round.settlement().status()).isEqualTo("void"));
    }

    private Dirt often() {
        Dirt dirt = new Dirt(Map.of(), mishap -> struck.merge(mishap, 1, Integer::sum));
        for (Mishap mishap : List.of(
                Mishap.WRONG_AMOUNT,
                Mishap.BET_AFTER_CLOSING,
                Mishap.REDEAL,
                Mishap.IRREGULARITY,
                Mishap.SET_WRONG,
                Mishap.FORGOTTEN,
                Mishap.VOIDED,
                Mishap.CORRECTION)) {
            dirt = dirt.with(mishap, 2_000);
        }
        return dirt;
    }

    /** Those of voided rounds count only if they were made before the round was called off. */
    private static int wrongBets(List<Played> played) {
        return (int) played.stream()
                .flatMap(round -> round.steps().stream())
                .filter(step -> step.event() instanceof TableEvent.BetPlaced(String _, Bet bet)
                        && bet.id().matches(".*-(wrong|late)"))
                .count();
    }

    private static Set<String> idsOf(List<Played> played, Played.End end) {
        return played.stream()
                .filter(round -> round.end() == end)
                .map(Played::id)
                .collect(Collectors.toSet());
    }
}
