package io.baize.settle;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.kernel.Money;
import io.baize.progressive.Meter;
import io.baize.rulepack.Pack;
import io.baize.rulepack.load.RuleBooks;
import io.baize.terms.Terms;
import io.baize.terms.TermsInForce;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Who takes what when several hands of one deal win of one meter (NY (k)(4), MD Ch.12 2nd D(4), R10, R11). */
class MeterMoneyTest {

    private static final Money METER = Money.usd(1_000_001);
    private static final Money SEED = Money.usd(500_000);

    /** 100 percent is divided by the number of winners; the cents that do not divide go to those paid first. */
    @Test
    void severalWinnersOfTheWholePoolShareItInNewYork() {
        MeterPayments payments = payments("ny", 3, Map.of());

        assertThat(payments.pay(100)).isEqualTo(Money.usd(333_334));
        assertThat(payments.pay(100)).isEqualTo(Money.usd(333_334));
        assertThat(payments.pay(100)).isEqualTo(Money.usd(333_333));
        moved(payments.move(), METER, METER, SEED);
    }

    @Test
    void severalWinnersOfAPartTakeItOfTheSamePoolInNewYork() {
        MeterPayments payments = payments("ny", 0, Map.of());

        assertThat(payments.pay(10)).isEqualTo(Money.usd(100_001));
        assertThat(payments.pay(10)).isEqualTo(Money.usd(100_001));
        moved(payments.move(), METER, Money.usd(200_002), Money.usd(799_999));
    }

    @Test
    void theyTakeItOneAfterAnotherUnderTheOtherReading() {
        MeterPayments payments = payments("ny", 0, Map.of("progressive-part-of-meter", "at-turn"));

        assertThat(payments.pay(10)).isEqualTo(Money.usd(100_001));
        assertThat(payments.pay(10)).isEqualTo(Money.usd(90_000));
        moved(payments.move(), METER, Money.usd(190_001), Money.usd(810_000));
    }

    @Test
    void theSecondWinnerOfAllFindsTheResetAmountInMaryland() {
        MeterPayments payments = payments("md", 2, Map.of());

        assertThat(payments.pay(100)).isEqualTo(METER);
        assertThat(payments.pay(100)).isEqualTo(SEED);
        moved(payments.move(), METER, METER.plus(SEED), SEED);
    }

    @Test
    void aPartAfterTheWholeIsOfTheResetAmountInMaryland() {
        MeterPayments payments = payments("md", 1, Map.of());

        assertThat(payments.pay(100)).isEqualTo(METER);
        assertThat(payments.pay(10)).isEqualTo(Money.usd(50_000));
        moved(payments.move(), METER, Money.usd(1_050_001), Money.usd(450_000));
    }

    /** 5324.37(g)(6): equal shares of what is on the meter when the first player with a royal flush is to be paid. */
    @Test
    void winnersOfAllShareWhatTheFirstOfThemFinds() {
        MeterPayments payments = payments("ny", 2, Map.of("progressive-part-of-meter", "at-turn"));

        assertThat(payments.pay(10)).isEqualTo(Money.usd(100_001));
        assertThat(payments.pay(100)).isEqualTo(Money.usd(450_000));
        assertThat(payments.pay(10)).isEqualTo(Money.usd(50_000));
        assertThat(payments.pay(100)).isEqualTo(Money.usd(450_000));
        moved(payments.move(), METER, Money.usd(1_050_001), Money.usd(450_000));
    }

    /** Where every part is of the pool the deal found, the order of payment changes nothing, and the house adds. */
    @Test
    void aPartBesidesTheWholeIsAddedByTheHouseInNewYork() {
        MeterPayments payments = payments("ny", 1, Map.of());

        assertThat(payments.pay(100)).isEqualTo(METER);
        assertThat(payments.pay(10)).isEqualTo(Money.usd(100_001));
        moved(payments.move(), METER, Money.usd(1_100_002), SEED);
        assertThat(payments.move().left().totals().toppedUp()).isEqualTo(Money.usd(100_001));
        assertThat(payments.move().left().totals().seeded()).isEqualTo(METER.plus(SEED));
    }

    /** 5324.41(k)(5), (6): $200 is deducted, and the next player's tenth is of what is left at that time. */
    @Test
    void aFixedAmountIsDeductedBeforeTheNextPlayersTurn() {
        MeterPayments payments = payments("md", 0, Map.of());

        assertThat(payments.deduct(Money.usd(20_000))).isEqualTo(Money.usd(20_000));
        assertThat(payments.pay(10)).isEqualTo(Money.usd(98_001));
        moved(payments.move(), METER, Money.usd(118_001), Money.usd(882_000));
    }

    @Test
    void aFixedAmountIsPaidInFullFromAMeterThatHasLess() {
        MeterPayments payments = payments("md", 0, Map.of());

        assertThat(payments.deduct(METER.plus(SEED))).isEqualTo(METER.plus(SEED));
        moved(payments.move(), METER, METER.plus(SEED), Money.ZERO);
        assertThat(payments.move().left().totals().toppedUp()).isEqualTo(SEED);
    }

    @Test
    void aMeterNobodyWonStaysAsItIs() {
        moved(payments("md", 0, Map.of()).move(), METER, Money.ZERO, METER);
    }

    /** Without an election the meter is reset to the least its paytable demands: $2,500 in New Hampshire. */
    @Test
    void theReseedOfNewHampshireIsTwoThousandFiveHundredDollars() {
        Pack pack = pack("nh");
        MeterPayments payments = new MeterPayments(
                Meter.at(METER), pack.schedules().get("progressive"), new TermsInForce(pack, Terms.NONE), 1);

        assertThat(payments.pay(100)).isEqualTo(METER);
        assertThat(payments.move().after()).isEqualTo(Money.usd(250_000));
    }

    private static void moved(MeterMove move, Money before, Money paid, Money after) {
        assertThat(move.before()).isEqualTo(before);
        assertThat(move.paid()).isEqualTo(paid);
        assertThat(move.after()).isEqualTo(after);
    }

    private static MeterPayments payments(String jurisdiction, int wholeWinners, Map<String, String> readings) {
        Pack pack = pack(jurisdiction);
        Terms terms = new Terms(
                null,
                Map.of("progressive", "A"),
                Map.of(),
                Map.of("progressive-seed", String.valueOf(SEED.cents())),
                readings,
                null);
        return new MeterPayments(
                Meter.at(METER), pack.schedules().get("progressive"), new TermsInForce(pack, terms), wholeWinners);
    }

    private static Pack pack(String jurisdiction) {
        return RuleBooks.shipped().packs().stream()
                .filter(one -> one.game().equals("heads-up-holdem"))
                .filter(one -> one.jurisdiction().id().equals(jurisdiction))
                .findFirst()
                .orElseThrow();
    }
}
