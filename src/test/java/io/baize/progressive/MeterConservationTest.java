package io.baize.progressive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.baize.kernel.Money;
import io.baize.rulepack.Pack;
import io.baize.rulepack.load.RuleBooks;
import io.baize.terms.Terms;
import io.baize.terms.TermsInForce;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
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

    /** Seed + contributions + top-ups + transfers = paid + meter, for each meter and for all of them together. */
    @Test
    void noCentIsLostBetweenTheMetersOfAHouse() {
        int transfers = 0;
        for (long seed = 0; seed < 500; seed++) {
            House house = new House(new Random(seed));
            for (int event = 0; event < 400; event++) {
                house.next();
            }
            house.balances(seed);
            transfers += house.transfers;
        }
        assertThat(transfers).as("pools are transferred").isGreaterThan(1_000);
    }

    @Test
    void tablesThatReachADayOneAfterTheOtherBringItsMorningOnce() {
        TermsInForce terms = terms("nh", "1000", "0");
        LinkedMeter evening = new LinkedMeter("g", Meter.at(SEED).contribute(Money.usd(1_000), terms), DAY);

        LinkedMeter first = evening.reached(DAY.plusDays(1));
        LinkedMeter second =
                first.with(first.meter().contribute(Money.usd(1_000), terms)).reached(DAY.plusDays(1));

        assertThat(first.meter().amount()).isEqualTo(SEED.plus(DOLLAR));
        assertThat(second.meter().amount()).isEqualTo(SEED.plus(DOLLAR));
        assertThat(second.reached(DAY)).isEqualTo(second);
        assertThat(second.reached(DAY.plusDays(2)).meter().amount())
                .isEqualTo(SEED.plus(DOLLAR).plus(DOLLAR));
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

    /** Groups that several tables feed and win in turns, whose pools now and then go from one to another. */
    private static final class House {

        private static final int GROUPS = 3;

        private final Random random;
        private final TermsInForce terms;
        private final List<LinkedMeter> groups = new ArrayList<>();
        private long paid;
        private long seeded;
        private int transfers;

        House(Random random) {
            this.random = random;
            this.terms = terms(
                    random.nextBoolean() ? "md" : "nh",
                    String.valueOf(random.nextInt(9_000)),
                    String.valueOf(random.nextInt(1_000)));
            for (int group = 0; group < GROUPS; group++) {
                groups.add(new LinkedMeter("g" + group, seeded(random.nextInt(1_000_000)), DAY));
            }
        }

        void next() {
            int group = random.nextInt(GROUPS);
            Meter meter = groups.get(group).meter();
            switch (random.nextInt(12)) {
                case 0 -> change(group, hit(meter));
                case 1 -> change(group, paid(meter, meter.percent(1 + random.nextInt(99))));
                case 2 -> groups.set(group, groups.get(group).reached(DAY.plusDays(random.nextInt(30))));
                case 3 -> transfer(group, (group + 1 + random.nextInt(GROUPS - 1)) % GROUPS);
                case 4 -> change(group, meter.contributeLate(Money.usd(random.nextInt(2_000) - 500), terms));
                default -> change(group, meter.contribute(Money.usd(random.nextInt(10_000)), terms));
            }
        }

        private Meter seeded(long cents) {
            seeded += cents;
            return Meter.at(Money.usd(cents));
        }

        private Meter hit(Meter meter) {
            Meter emptied = paid(meter, meter.amount());
            Meter reset = emptied.reset(SEED);
            seeded += reset.totals().seeded().minus(emptied.totals().seeded()).cents();
            return reset;
        }

        private Meter paid(Meter meter, Money won) {
            paid += won.cents();
            return meter.pay(won);
        }

        /** A plan to end one wager; the meter starts anew under another. */
        private void transfer(int from, int to) {
            Meter ended = groups.get(from).meter().discontinued(DAY);
            change(to, groups.get(to).meter().received(ended.totals().left()));
            Meter gone = ended.transferred(DAY);
            change(from, hit(gone));
            transfers++;
        }

        private void change(int group, Meter meter) {
            groups.set(group, groups.get(group).with(meter));
        }

        void balances(long seed) {
            List<MeterTotals> totals =
                    groups.stream().map(linked -> linked.meter().totals()).toList();
            long held = groups.stream()
                    .map(LinkedMeter::meter)
                    .mapToLong(meter -> meter.amount()
                            .plus(meter.waiting())
                            .plus(meter.reserve())
                            .cents())
                    .sum();
            long fed = sum(totals, MeterTotals::contributed) + sum(totals, MeterTotals::toppedUp);
            assertThat(sum(totals, MeterTotals::transferred))
                    .as("transfers, seed %d", seed)
                    .isZero();
            assertThat(sum(totals, MeterTotals::paid)).as("paid, seed %d", seed).isEqualTo(paid);
            assertThat(seeded + fed).as("in, seed %d", seed).isEqualTo(paid + held);
        }

        private static long sum(List<MeterTotals> totals, Function<MeterTotals, Money> part) {
            return totals.stream().mapToLong(one -> part.apply(one).cents()).sum();
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
