package io.baize.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** 3 to 2 on an odd stake: to the cent, the fraction to the player, or down to the dollar (R15). */
class RoundingTest {

    private static final Odds THREE_TO_TWO = new Odds(3, 2);

    @ParameterizedTest
    @CsvSource({"1000, 1500", "500, 750", "1001, 1502", "1, 2", "2, 3", "333, 500", "100000000000, 150000000000"})
    void exactToTheCentGivesAFractionOfACentToThePlayer(long stake, long won) {
        assertThat(THREE_TO_TWO.on(Money.usd(stake), Rounding.EXACT_CENT)).isEqualTo(Money.usd(won));
    }

    @ParameterizedTest
    @CsvSource({"1000, 1500", "500, 700", "1001, 1500", "100, 100", "66, 0", "67, 100", "700, 1000"})
    void wholeDollarDownKeepsTheBreakageForTheHouse(long stake, long won) {
        assertThat(THREE_TO_TWO.on(Money.usd(stake), Rounding.WHOLE_DOLLAR_DOWN))
                .isEqualTo(Money.usd(won));
    }

    @ParameterizedTest
    @CsvSource({"1001, 1, 1001", "777, 5, 3885", "100, 500, 50000"})
    void wholeOddsNeedNoRounding(long stake, int to, long won) {
        assertThat(new Odds(to, 1).on(Money.usd(stake), Rounding.EXACT_CENT)).isEqualTo(Money.usd(won));
    }

    @Test
    void anUnknownRoundingStops() {
        assertThatThrownBy(() -> Rounding.of("to-the-nickel")).hasMessageContaining("to-the-nickel");
    }

    @Test
    void anAmountTooLargeToCountStopsInsteadOfWrapping() {
        assertThatThrownBy(() -> Money.usd(Long.MAX_VALUE).plus(Money.usd(1))).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> Money.usd(Long.MAX_VALUE / 2).fraction(3, 2, Rounding.EXACT_CENT))
                .isInstanceOf(ArithmeticException.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 | $0.00",
                "5 | $0.05",
                "123456 | $1,234.56",
                "-150 | -$1.50",
                "100 | $1.00",
                "99999 | $999.99",
                "100000 | $1,000.00",
                "123456789012 | $1,234,567,890.12"
            })
    void moneyReadsAsAPersonWritesIt(long cents, String words) {
        assertThat(Money.usd(cents)).hasToString(words);
    }
}
