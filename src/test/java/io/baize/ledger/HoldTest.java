package io.baize.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.kernel.Money;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HoldTest {

    @ParameterizedTest
    @CsvSource({
        "20000, 100000, 20.00 %",
        "-20000, 100000, -20.00 %",
        "100, 300, 33.33 %",
        "200, 300, 66.67 %",
        "1, 20000, 0.01 %",
        "-1, 20000, -0.01 %",
        "1, 20001, 0.00 %",
        "-1, 20001, 0.00 %",
        "300, 100, 300.00 %",
        "0, 100, 0.00 %"
    })
    void holdIsWinOverDropToTheNearestHundredthOfAPercent(long win, long drop, String printed) {
        assertThat(Hold.of(Money.usd(win), Money.usd(drop))).hasToString(printed);
    }

    @Test
    void withoutADropThereIsNoHold() {
        assertThat(Hold.of(Money.usd(500), Money.ZERO)).isInstanceOf(Hold.NotAvailable.class);
        assertThat(Hold.of(Money.ZERO, Money.ZERO)).hasToString("n/a");
        assertThat(Hold.of(Money.usd(500), Money.usd(-100))).isInstanceOf(Hold.NotAvailable.class);
    }
}
