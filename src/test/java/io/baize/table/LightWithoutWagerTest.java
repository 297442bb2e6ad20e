package io.baize.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.game.Irregularity;
import io.baize.game.Round;
import io.baize.settle.document.SettlementDocument;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** 5324.2(d)(1), (p)(i): the system accepted a chip of a seat for which the table knows no progressive wager. */
class LightWithoutWagerTest {

    private final JackpotTable table = new JackpotTable(new Random(1), 0);

    @Test
    void theRoundIsHeldUntilASupervisorRules() {
        play();
        assertThat(table.settled).isEmpty();
        assertThat(table.held())
                .singleElement()
                .satisfies(round -> assertThat(round.heldFor()).isEqualTo("progressive-count-differs"));
        assertThat(alert()).contains("seat 1").contains("no progressive wager");

        table.tell(new TableEvent.IrregularityRuled("r1", "sam", "the chip was a tip", Irregularity.Ruling.PLAY_ON));

        assertThat(progressiveSeats()).containsExactly(2, 3);
    }

    @Test
    void theSupervisorMayReturnAllProgressiveWagers() {
        play();

        table.tell(new TableEvent.IrregularityRuled("r1", "sam", "nobody knows whose", Irregularity.Ruling.VOID));

        assertThat(progressiveSeats()).isEmpty();
    }

    @Test
    void aCorrectionThatHasTheWagerSettlesTheRound() {
        Round facts = play();

        table.tell(new TableEvent.RoundCorrected("r1", "sam", "camera", facts));

        assertThat(progressiveSeats()).containsExactly(1, 2, 3);
    }

    /** Three lights are on and three chips counted, but the wager of seat 1 never came. */
    private Round play() {
        Round facts = withAllThree();
        List<Integer> lights = List.of(1, 2, 3);
        Round known = facts.withBets(facts.bets().stream()
                .filter(bet -> bet.seat() != 1 || !bet.wager().equals("progressive"))
                .toList());
        table.play("r1", known, () -> {
            table.tell(new TableEvent.ProgressiveRegistered("r1", lights));
            table.tell(new TableEvent.ProgressiveLockedOut("r1", lights.size()));
        });
        return facts;
    }

    private Round withAllThree() {
        return IntStream.range(0, 1_000)
                .mapToObj(_ -> table.quietRound("r1"))
                .filter(round -> round.bets().stream()
                                .filter(bet -> bet.wager().equals("progressive"))
                                .count()
                        == 3)
                .findFirst()
                .orElseThrow();
    }

    private String alert() {
        return table.effects.stream()
                .filter(Effect.AlertRaised.class::isInstance)
                .map(effect -> ((Effect.AlertRaised) effect).message())
                .reduce((_, last) -> last)
                .orElseThrow();
    }

    private List<Integer> progressiveSeats() {
        return table.settled.get("r1").settlement().bets().stream()
                .filter(bet -> bet.wager().equals("progressive") && bet.rejection() == null)
                .map(SettlementDocument.BetResult::seat)
                .sorted()
                .toList();
    }
}
