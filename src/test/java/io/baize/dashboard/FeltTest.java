package io.baize.dashboard;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.settle.document.RoundDocument;
import io.baize.settle.document.SettlementDocument;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FeltTest {

    @Test
    void setHandsLieApartAndTheJokerHasAName() {
        Felt felt = felt(
                List.of(
                        new RoundDocument.DecisionDocument(1, "deal", "set", List.of("As Ad Kc Kd 2h", "Jk Qc")),
                        new RoundDocument.DecisionDocument(0, "deal", "set", List.of("9c 9d 5s 4h 3c", "Ts 8s"))),
                List.of(5));
        assertThat(felt.seats().getLast().hands()).hasSize(2);
        assertThat(felt.seats().getLast().hands().getLast())
                .extracting(CardView::name)
                .containsExactly("joker", "queen of clubs");
        assertThat(felt.dealer()).extracting(List::size).containsExactly(5, 2);
        assertThat(felt.drawn()).isEqualTo("5");
    }

    @Test
    void whatAPlayerGaveUpIsSaid() {
        Felt felt = felt(
                List.of(
                        new RoundDocument.DecisionDocument(1, "deal", "withdraw", null),
                        new RoundDocument.DecisionDocument(1, "first-card", "withdraw", null)),
                null);
        assertThat(felt.seats().getLast().gave()).containsExactly("took a bet back");
        assertThat(felt.seats().getLast().folded()).isFalse();
        assertThat(felt.seats().getLast().hands()).hasSize(1);
        assertThat(felt.drawn()).isNull();
    }

    private static Felt felt(List<RoundDocument.DecisionDocument> decisions, List<Integer> drawn) {
        RoundDocument facts = new RoundDocument(
                "ny",
                "pai-gow-poker",
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                List.of(),
                new RoundDocument.CardsDocument(Map.of("1", "As Ad Kc Kd 2h Jk Qc"), "9c 9d 5s 4h 3c Ts 8s", null),
                decisions,
                List.of(),
                drawn);
        SettlementDocument nothing = new SettlementDocument(
                "ny",
                "pai-gow-poker",
                "2026.1",
                "settled",
                List.of(),
                null,
                new SettlementDocument.Totals(0, 0, 0, 0, 0));
        return Felt.of(6, facts, nothing);
    }
}
