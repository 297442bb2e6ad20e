package io.baize.progressive;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.kernel.Money;
import io.baize.rulepack.Pack;
import io.baize.rulepack.load.RuleBooks;
import io.baize.terms.Terms;
import io.baize.terms.TermsInForce;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What feeds a meter, and when (NY (k)(2), MD Ch.12 2nd D(3), NH F). */
class MeterTest {

    private static final Money DOLLAR = Money.usd(100);
    private static final Money FIVE = Money.usd(500);

    @Test
    void newYorkAddsWhatTheHouseDeterminedWithEachWager() {
        Meter meter =
                Meter.at(Money.usd(10_000)).contribute(DOLLAR, terms("ny", Map.of("progressive-contribution", "2500")));

        assertThat(meter.amount()).isEqualTo(Money.usd(10_025));
    }

    @Test
    void aFractionOfACentIsCarriedUntilItIsACent() {
        TermsInForce terms = terms("md", Map.of("progressive-contribution", "1234"));
        Meter meter = Meter.at(Money.ZERO);

        Meter once = meter.contribute(DOLLAR, terms);
        for (int wager = 0; wager < 100; wager++) {
            meter = meter.contribute(DOLLAR, terms);
        }

        assertThat(once.amount()).isEqualTo(Money.usd(12));
        assertThat(meter.amount()).isEqualTo(Money.usd(1234));
        assertThat(meter.carried()).isZero();
        assertThat(once.contribute(DOLLAR.negated(), terms)).isEqualTo(Meter.at(Money.ZERO));
    }

    @Test
    void newHampshireAddsATenthOfTheDayTheNextMorning() {
        // Given
        TermsInForce terms = terms("nh", Map.of());
        Meter meter = Meter.at(Money.usd(250_000));

        // When
        Meter evening = meter.contribute(FIVE, terms).contribute(FIVE, terms);

        // Then
        assertThat(evening.amount()).isEqualTo(Money.usd(250_000));
        assertThat(evening.morning().amount()).isEqualTo(Money.usd(250_100));
    }

    /** NH F: the jackpot is reseeded when won, and the addition of the morning goes on. */
    @Test
    void whatWaitsForTheMorningOutlivesAHit() {
        Meter hit = Meter.at(Money.usd(300_000))
                .contribute(FIVE, terms("nh", Map.of()))
                .pay(Money.usd(300_000))
                .reset(Money.usd(250_000));

        assertThat(hit.morning().amount()).isEqualTo(Money.usd(250_050));
    }

    @Test
    void aPartOfTheMeterNeverExceedsIt() {
        assertThat(Meter.at(Money.usd(10_001)).percent(10)).isEqualTo(Money.usd(1_001));
        assertThat(Meter.at(Money.usd(1)).percent(5)).isEqualTo(Money.usd(1));
        assertThat(Meter.at(Money.ZERO).percent(10)).isEqualTo(Money.ZERO);
        assertThat(Meter.at(Money.usd(10_001)).percent(100)).isEqualTo(Money.usd(10_001));
    }

    private static TermsInForce terms(String jurisdiction, Map<String, String> elections) {
        Pack pack = RuleBooks.shipped().packs().stream()
                .filter(one -> one.game().equals("heads-up-holdem"))
                .filter(one -> one.jurisdiction().id().equals(jurisdiction))
                .findFirst()
                .orElseThrow();
        return new TermsInForce(pack, new Terms(null, Map.of(), Map.of(), elections, Map.of(), null));
    }
}
