package io.baize.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.kernel.Money;
import io.baize.ledger.OpenerCheck.Level;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpenerCheckTest {

    private static final OpenerCheck USUAL = new OpenerCheck(TestEvents.usd(25), TestEvents.usd(100));

    @ParameterizedTest
    @CsvSource({"2500, REPORT", "-2500, REPORT", "9999, REPORT", "-10000, ESCALATION", "10000, ESCALATION"})
    void aDifferenceFromTheThresholdOnIsFound(long cents, Level level) {
        Money closer = TestEvents.usd(50_000);
        assertThat(USUAL.check(closer, Money.ZERO, closer.plus(Money.usd(cents))))
                .hasValueSatisfying(finding -> {
                    assertThat(finding.level()).isEqualTo(level);
                    assertThat(finding.amount()).isEqualTo(Money.usd(cents));
                });
    }

    @ParameterizedTest
    @CsvSource({"0", "2499", "-2499"})
    void aSmallerDifferenceIsNot(long cents) {
        Money closer = TestEvents.usd(50_000);
        assertThat(USUAL.check(closer, Money.ZERO, closer.plus(Money.usd(cents))))
                .isEmpty();
    }

    @Test
    void aFillToAClosedTableIsNoDifference() {
        assertThat(USUAL.check(TestEvents.usd(50_000), TestEvents.usd(5_000), TestEvents.usd(55_000)))
                .isEmpty();
    }

    @Test
    void theFindingReadsLikeASentence() {
        assertThat(USUAL.check(TestEvents.usd(50_000), TestEvents.usd(5_000), TestEvents.usd(54_900))
                        .orElseThrow()
                        .message())
                .isEqualTo("the opener is $54,900.00, the previous closer $50,000.00 and $5,000.00 moved since:"
                        + " $100.00 too little");
    }
}
