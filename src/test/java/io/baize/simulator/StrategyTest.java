package io.baize.simulator;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.game.Card;
import io.baize.kernel.Jurisdiction;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.load.RuleBooks;
import io.baize.table.Effect;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class StrategyTest {

    private static final RuleBook RULES = RuleBooks.shipped();
    private static final int TABLES = 10;
    private static final int ROUNDS = 200;

    @ParameterizedTest
    @EnumSource(Jurisdiction.class)
    void aCleanFloorPlaysTwoThousandRoundsThatBaizeTakesAndSettles(Jurisdiction jurisdiction) {
        List<DemoTable> tables = DemoFloor.tables(RULES, TABLES).stream()
                .filter(table -> table.setup().jurisdiction() == jurisdiction)
                .toList();
        for (int index = 0; index < tables.size(); index++) {
            // Given
            DemoTable table = tables.get(index);
            Felt felt = new Felt(table, RULES);
            TableLife life = new TableLife(
                    table, "test", table.terms(RULES), Dirt.NONE, Floor.random(jurisdiction.ordinal(), index));

            // When
            Set<String> played = new HashSet<>();
            for (int round = 0; round < ROUNDS; round++) {
                TableLife.Scene scene = life.next();
                felt.tell(scene.before());
                felt.tell(scene.round().steps());
                felt.validateJackpots();
                played.add(scene.round().id());
                if (scene.closes()) {
                    felt.tell(life.closing());
                }
            }

            // Then
            assertThat(felt.effects(Effect.BetRejected.class)).isEmpty();
            assertThat(felt.alerts()).isEmpty();
            assertThat(felt.refusals()).isEmpty();
            assertThat(felt.settled().keySet()).isEqualTo(played);
            assertThat(felt.state().rounds()).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({"As 2d, 3", "3c 3d, 3", "Kc 7d, 3", "Qc Td, 3", "2c 2d, 0", "9c 4d, 0", "Jc 7d, 0"})
    void beforeTheFlopStrengthRaises(String hole, int multiple) {
        assertThat(raise(hole, "", List.of(1, 2, 3), true)).isEqualTo(multiple);
    }

    @ParameterizedTest
    @CsvSource({
        "9c 4d, 9s 7h 2d, 2",
        "9c 4d, 7s 7h 2d, 0",
        "9h 4h, Kh 7h 2d, 2",
        "9c 4d, Kh 7s 2d, 0",
    })
    void onTheFlopAnOwnPairOrAFlushDrawRaises(String hole, String board, int multiple) {
        assertThat(raise(hole, board, List.of(1, 2), true)).isEqualTo(multiple);
    }

    @ParameterizedTest
    @CsvSource({
        "9c 4d, Ks Qh 8d 4s 2c, 1",
        "3c 2d, Ks Kh Qd Qs Ac, 0",
        "9c 4d, Ks Qh 8d 7s 2c, 0",
    })
    void onTheRiverOnlyWhatBeatsTheBoardRaises(String hole, String board, int multiple) {
        assertThat(raise(hole, board, List.of(1), true)).isEqualTo(multiple);
    }

    @Test
    void theTimidRaiseByTheLeastTheTextAllows() {
        assertThat(raise("As Ad", "", List.of(1, 2, 3), false)).isEqualTo(1);
        assertThat(raise("As Ad", "", List.of(3), false)).isEqualTo(3);
    }

    private static int raise(String hole, String board, List<Integer> allowed, boolean bold) {
        Optional<Integer> raise = Strategy.raise(Card.parseAll(hole), Card.parseAll(board), allowed, bold);
        return raise.orElse(0);
    }
}
