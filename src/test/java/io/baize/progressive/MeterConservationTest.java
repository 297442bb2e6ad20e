package io.baize.progressive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.baize.kernel.Money;
import io.baize.rulepack.Pack;
import io.baize.rulepack.load.RuleBooks;
import io.baize.terms.Terms;
import io.baize.terms.TermsInForce;
import java.time.LocalDate;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Seed + contributions + top-ups = paid + meter, to the cent, whatever happens and in whatever order. */
class MeterConservationTest {

    private static final LocalDate DAY = LocalDate.of(2026, 11, 1);
    private static final Money SEED = Money.usd(500_000);
    private static final Money DOLLAR = Money.usd(100);

    @Test
    void noCentComesFromNowhereOrGoesThere() {
        for (long seed = 0; seed < 2_000; seed++) {
            Life life = new Life(new Random(seed));
            for (int event = 0; event < 200; event++) {
                life.next();
            }
            life.balances(seed);
        }
    }

    @Test
    void aMeterThatDoesNotBalanceIsNone() {
        Meter meter = Meter.at(SEED);

        assertThatThrownBy(() -> new Meter(
                        SEED.plus(DOLLAR), Money.ZERO, Money.ZERO, 0, 0, meter.totals(), Meter.Standing.ACTIVE, null))
                .isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> Meter.at(DOLLAR.negated())).isInstanceOf(IllegalStateException.class);
    }

    /** The reserve pays for the reset as far as it goes; the house seeds only the rest. */
    @Test
    void theReservePaysForTheNextReset() {
        TermsInForce terms = terms("ny", "6000", "1000");
        Meter fed = Meter.at(Money.usd(100_000)).contribute(Money.usd(200_000), terms);

        Meter hit = fed.pay(fed.amount()).reset(Money.usd(100_000));

        assertThat(fed.amount()).isEqualTo(Money.usd(220_000));
        assertThat(fed.reserve()).isEqualTo(Money.usd(20_000));
        assertThat(hit.amount()).isEqualTo(Money.usd(100_000));
        assertThat(hit.reserve()).isEqualTo(Money.ZERO);
        assertThat(hit.totals().seeded()).isEqualTo(Money.usd(180_000));
        assertThat(hit.totals().contributed()).isEqualTo(Money.usd(140_000));
    }

    @Test
    void theHouseAddsWhatAMeterLacksAndItNeverShowsLessThanNothing() {
        Meter lacking = Meter.at(Money.usd(15_000)).pay(Money.usd(20_000));

        assertThat(lacking.amount()).isEqualTo(Money.ZERO);
        assertThat(lacking.totals().toppedUp()).isEqualTo(Money.usd(5_000));
        assertThat(lacking.totals().paid()).isEqualTo(Money.usd(20_000));
    }

    @Test
    void aDiscontinuedMetersPoolGoesWholeToAnother() {
        TermsInForce terms = terms("md", "1000", "500");
        Meter old = Meter.at(SEED).contribute(Money.usd(10_000), terms).discontinued(DAY);

        Meter heir = Meter.at(SEED).received(old.totals().left());
        Meter gone = old.transferred(DAY.plusDays(30));

        assertThat(old.takesWagers()).isFalse();
        assertThat(gone.standing()).isEqualTo(Meter.Standing.TRANSFERRED);
        assertThat(gone.totals().left()).isEqualTo(Money.ZERO);
        assertThat(heir.amount()).isEqualTo(SEED.plus(SEED).plus(Money.usd(1_500)));
    }

    /** One meter's life, with a second set of books kept by hand. */
    private static final class Life {

        private final Random random;
        private final TermsInForce terms;
        private final long rate;
        private final long reserveRate;
        private Meter meter;
        private long wagered;
        private long paid;
        private long received;

        Life(Random random) {
            this.random = random;
            this.rate = random.nextInt(9_000);
            this.reserveRate = random.nextBoolean() ? 0 : random.nextInt(1_000);
            this.terms = terms(random.nextBoolean() ? "md" : "ny", String.valueOf(rate), String.valueOf(reserveRate));
            this.meter = Meter.at(Money.usd(random.nextInt(1_000_000)));
        }

        void next() {
            switch (random.nextInt(20)) {
                case 0 -> pay(meter.amount(), true);
                case 1, 2 -> pay(meter.percent(1 + random.nextInt(99)), false);
                case 3 -> pay(Money.usd(random.nextInt(100_000)), false);
                case 4 -> meter = meter.morning();
                case 5 -> correct();
                case 6 -> wager(-1 - random.nextInt(1_000));
                case 7 -> meter = meter.reset(Money.usd(random.nextInt(500_000)));
                case 8 -> meter = random.nextInt(50) == 0 ? meter.discontinued(DAY) : meter;
                case 9 -> inherit();
                default -> wager(random.nextInt(10_000));
            }
        }

        private void wager(long cents) {
            wagered += cents;
            meter = meter.contribute(Money.usd(cents), terms);
        }

        private void pay(Money won, boolean whole) {
            paid += won.cents();
            meter = whole ? meter.pay(won).reset(SEED) : meter.pay(won);
        }

        /** Takes over the pool of a meter that another table discontinued. */
        private void inherit() {
            Meter other =
                    Meter.at(Money.usd(random.nextInt(50_000))).contribute(Money.usd(random.nextInt(9_000)), terms);
            Money pool = other.discontinued(DAY).totals().left();
            received += pool.cents();
            meter = meter.received(pool);
        }

        private void correct() {
            Money difference = Money.usd(random.nextInt(20_000) - 10_000);
            paid += difference.cents();
            Money moved = random.nextBoolean() ? difference.negated() : Money.usd(random.nextInt(9_000) - 4_500);
            meter = meter.corrected(difference, moved, meter.amount().min(SEED), terms);
        }

        void balances(long seed) {
            MeterTotals totals = meter.totals();
            long in = totals.seeded().cents()
                    + totals.contributed().cents()
                    + totals.toppedUp().cents()
                    + received;
            long held = meter.amount().cents()
                    + meter.waiting().cents()
                    + meter.reserve().cents();
            assertThat(in).as("in, seed %d", seed).isEqualTo(paid + held);
            assertThat(totals.paid().cents()).as("paid, seed %d", seed).isEqualTo(paid);
            assertThat(totals.contributed().cents())
                    .as("contributed, seed %d", seed)
                    .isEqualTo(Math.floorDiv(wagered * rate, 10_000) + Math.floorDiv(wagered * reserveRate, 10_000));
            assertThat(meter.amount().cents()).as("amount, seed %d", seed).isNotNegative();
            assertThat(meter.transferred(DAY).totals().left())
                    .as("left behind, seed %d", seed)
                    .isEqualTo(Money.ZERO);
        }
    }

    private static TermsInForce terms(String jurisdiction, String contribution, String reserve) {
        Pack pack = RuleBooks.shipped().packs().stream()
                .filter(one -> one.game().equals("heads-up-holdem"))
                .filter(one -> one.jurisdiction().id().equals(jurisdiction))
                .findFirst()
                .orElseThrow();
        Map<String, String> elections =
                Map.of("progressive-contribution", contribution, "progressive-reserve", reserve);
        return new TermsInForce(pack, new Terms(null, Map.of(), Map.of(), elections, Map.of(), null));
    }
}
