package io.baize.simulator;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.kernel.Answer;
import io.baize.rulepack.Pack;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.load.RuleBooks;
import io.baize.settle.document.RoundWriter;
import io.baize.settle.document.SettlementDocument;
import io.baize.table.Effect;
import io.baize.table.RoundOnPaper;
import io.baize.terms.TermsInForce;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What the simulated players of every shipped game do is lawful, live and on paper. */
class EveryGameSettlesTest {

    private static final RuleBook RULES = RuleBooks.shipped();
    private static final LocalDate DAY = LocalDate.of(2026, 11, 2);
    private static final int ROUNDS = 300;

    @Test
    void everyShippedGameIsPlayed() {
        assertThat(RULES.packs())
                .extracting(Pack::game)
                .allMatch(game -> Plays.find(game).isPresent());
    }

    @TestFactory
    Stream<DynamicTest> onPaper() {
        return DemoFloor.tables(RULES, 1).stream()
                .map(table -> DynamicTest.dynamicTest(table.id(), () -> settleOnPaper(table)));
    }

    @TestFactory
    Stream<DynamicTest> live() {
        return DemoFloor.tables(RULES, 1).stream()
                .map(table -> DynamicTest.dynamicTest(table.id(), () -> settleLive(table)));
    }

    private static void settleOnPaper(DemoTable table) {
        TermsInForce terms = table.terms(RULES);
        TableLife life = new TableLife(table, "paper", terms, Dirt.NONE, Floor.random(11, 0));
        for (int round = 0; round < ROUNDS; round++) {
            Played played = life.next().round();
            var document = RoundWriter.document(played.facts(), terms, Map.of(), DAY);
            Answer<SettlementDocument> answer = RoundOnPaper.settle(RULES, document, DAY);
            assertThat(answer).as("%s %s", played.facts(), answer).isInstanceOf(Answer.Given.class);
            List<String> notSettled = ((Answer.Given<SettlementDocument>) answer)
                    .value().bets().stream()
                            .filter(bet -> !bet.status().equals("settled"))
                            .map(Object::toString)
                            .toList();
            assertThat(notSettled).isEmpty();
        }
    }

    private static void settleLive(DemoTable table) {
        Felt felt = new Felt(table, RULES);
        TableLife life = new TableLife(table, "live", table.terms(RULES), Dirt.NONE, Floor.random(12, 0));
        for (int round = 0; round < ROUNDS; round++) {
            TableLife.Scene scene = life.next();
            felt.tell(scene.before());
            felt.tell(scene.round().steps());
            assertThat(felt.waiting()).isEqualTo(life.lights(scene.round()));
            felt.validateJackpots();
            if (scene.closes()) {
                felt.tell(life.closing());
            }
        }
        assertThat(felt.refusals()).isEmpty();
        assertThat(felt.effects(Effect.BetRejected.class)).isEmpty();
        assertThat(felt.alerts()).isEmpty();
        assertThat(felt.settled()).hasSize(ROUNDS);
    }
}
