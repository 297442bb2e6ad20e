package io.baize.settle;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.kernel.Answer;
import io.baize.rulepack.load.RuleBooks;
import io.baize.settle.document.SettlementDocument;
import io.baize.settle.document.SettlementDocument.LineResult;
import org.junit.jupiter.api.Test;

/** A pit boss can say why this table pays what no printed one pays. */
class CustomExplanationTest {

    @Test
    void aLineOfACustomTableNamesTheFloorItStandsOn() {
        LineResult line = line("ny-a-custom-trips-table-above-table-d-pays-its-own-flush", "s1-trips");

        assertThat(line.paytable()).isEqualTo("custom");
        assertThat(line.pays()).isEqualTo("8:1");
        assertThat(line.cite()).isEqualTo("5324.36(f)(3)");
        assertThat(line.explanation())
                .contains("$5.00 at 8:1 wins $40.00, stake $5.00 returned")
                .endsWith("(custom table, at or above table D of 5324.36(f)(3)).");
    }

    @Test
    void whereOneTableIsPrintedItsClauseIsEnough() {
        assertThat(line("ny-custom-tables-pay-a-flush-above-the-printed-odds-and-amount", "s1-bonus")
                        .explanation())
                .endsWith("(custom table, at or above 5324.34(f)(3)).");
    }

    @Test
    void aLineThatTheCommissionApprovedNamesItsLetter() {
        assertThat(line("ma-a-trips-plus-table-that-the-commission-approved-pays-its-own-straight", "s1-trips-plus")
                        .explanation())
                .endsWith("(custom table, approved by the commission: MGC letter 2026-114).");
    }

    private static LineResult line(String name, String bet) {
        RoundCase round = RoundCase.all()
                .filter(one -> one.folder().endsWith(name))
                .findFirst()
                .orElseThrow();
        return switch (round.settle(RuleBooks.shipped())) {
            case Answer.Given<SettlementDocument>(SettlementDocument paid) ->
                paid.bets().stream()
                        .filter(one -> one.id().equals(bet))
                        .flatMap(one -> one.lines().stream())
                        .findFirst()
                        .orElseThrow();
            case Answer.Refused<SettlementDocument>(var refusal) -> throw new AssertionError(refusal);
        };
    }
}
