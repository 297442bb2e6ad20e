package io.baize.ledger;

import static io.baize.ledger.TestEvents.usd;
import static org.assertj.core.api.Assertions.assertThat;

import io.baize.kernel.Money;
import io.baize.ledger.Difference.Cause;
import io.baize.ledger.Stretch.Movement;
import io.baize.ledger.Stretch.SlipPosted;
import io.baize.table.TableEvent;
import io.baize.table.TableEvent.Instrument;
import io.baize.table.TrayCount.Kind;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A day of one table with an error planted in it, and what the reconciliation makes of it. */
class ReconciliationTest {

    private static final Instant SIX = Instant.parse("2026-11-02T11:00:00Z");
    private static final int DAYS = 1_000;

    /** A table that opens at hour 1 with $50,000, is counted at hours 8 and 16 and closes at hour 20. */
    private static final class Day {
        private final List<Entry> books = new ArrayList<>();
        private final List<Movement> movements = new ArrayList<>();
        private final List<TableDay.OpenSlip> openSlips = new ArrayList<>();
        private final List<String> held = new ArrayList<>();
        private final Map<Instrument, Money> box = new EnumMap<>(Instrument.class);
        private final long[] countErrors = new long[6];
        private final long[] trayErrors = new long[25];

        private Day() {
            for (Instrument instrument : Instrument.values()) {
                box.put(instrument, Money.ZERO);
            }
            buyIn(2, usd(1_000));
            bet(3, 4_000);
            fill(10, "F1", usd(5_000));
            bet(11, -30_000);
            buyIn(12, usd(300));
            credit(18, "C1", usd(2_000));
        }

        private void buyIn(int hour, Money amount) {
            box.merge(Instrument.CASH, amount, Money::plus);
            post(hour, TestEvents.moved(new TableEvent.Dropped(Instrument.CASH, amount)), null);
        }

        private void fill(int hour, String slip, Money amount) {
            post(
                    hour,
                    TestEvents.moved(new TableEvent.FillDelivered(slip, amount)),
                    new SlipPosted(SlipPosted.Kind.FILL, slip, amount));
        }

        private void credit(int hour, String slip, Money amount) {
            post(
                    hour,
                    TestEvents.moved(new TableEvent.CreditDelivered(slip, amount)),
                    new SlipPosted(SlipPosted.Kind.CREDIT, slip, amount));
        }

        /** Positive is the player's loss. */
        private void bet(int hour, long house) {
            TestEvents.TestBet bet = house >= 0
                    ? new TestEvents.TestBet("ante", house, 0, 0, 0, false)
                    : new TestEvents.TestBet("ante", -house, -house, -house, 0, false);
            post(hour, Bookkeeping.settled(TestEvents.round("r" + books.size(), bet)), null);
        }

        private void post(int hour, Entry entry, SlipPosted slip) {
            books.add(entry);
            movements.add(new Movement(at(hour), Balances.of(entry).trayFlow(), slip));
        }

        private Reconciliation reconciled() {
            long tray = 5_000_000;
            List<Count> counts = new ArrayList<>();
            int[] hours = {-6, 1, 8, 16, 20, 26};
            Kind[] kinds = {Kind.CLOSER, Kind.OPENER, Kind.MID_SHIFT, Kind.CHECKPOINT, Kind.CLOSER, Kind.OPENER};
            for (int count = 0; count < hours.length; count++) {
                int from = count == 0 ? hours[0] : hours[count - 1];
                for (Movement movement : movements) {
                    if (movement.at().isAfter(at(from)) && !movement.at().isAfter(at(hours[count]))) {
                        tray += movement.tray().cents();
                    }
                }
                for (int hour = Math.max(from + 1, 0); hour <= Math.min(hours[count], 24); hour++) {
                    tray += trayErrors[hour];
                }
                counts.add(new Count(
                        kinds[count], TestEvents.DAY, at(hours[count]), Money.usd(tray + countErrors[count])));
            }
            List<Entry> all = new ArrayList<>(books);
            all.add(Bookkeeping.counted(new TableEvent.DropCounted("box", TestEvents.DAY, box, "counter")));
            return Reconciliation.of(new TableDay(
                    "t-1",
                    Balances.of(all),
                    Stretch.between(counts, movements),
                    Optional.of(counts.get(1)),
                    Optional.of(counts.get(4)),
                    true,
                    openSlips,
                    held,
                    List.of()));
        }
    }

    @Test
    void aCleanDayAgreesToTheCentInAllThreeWays() {
        Reconciliation clean = new Day().reconciled();
        assertThat(clean.wins()).isEqualTo(new Wins(usd(-260), Optional.of(usd(-260)), Optional.of(usd(-260))));
        assertThat(clean.differences()).isEmpty();
        assertThat(clean.isSettled()).isTrue();
    }

    @Test
    void aShortFillIsSuspectedInTheStretchItLiesIn() {
        Day day = new Day();
        day.trayErrors[10] = -10_000;
        Difference found = only(day);
        assertThat(found.cause()).isEqualTo(Cause.SLIP_SUSPECTED);
        assertThat(found.amount()).isEqualTo(usd(-100));
        assertThat(found.references()).containsExactly("F1");
        assertThat(found.from()).isEqualTo(at(8));
        assertThat(found.to()).isEqualTo(at(16));
    }

    @Test
    void aFillThatNeverCameIsNamed() {
        Day day = new Day();
        day.trayErrors[10] = -500_000;
        assertThat(only(day).says()).isEqualTo("fill F1 of $5,000.00 is posted and did not move");
    }

    @Test
    void aFillThatWasNotPostedIsNamed() {
        Day day = new Day();
        day.trayErrors[5] = 250_000;
        day.openSlips.add(new TableDay.OpenSlip(new SlipPosted(SlipPosted.Kind.FILL, "F2", usd(2_500)), at(5)));
        Difference found = only(day);
        assertThat(found.cause()).isEqualTo(Cause.SLIP_NOT_POSTED);
        assertThat(found.amount()).isEqualTo(usd(2_500));
    }

    @Test
    void aWrongOpenerIsToldFromAWrongTray() {
        Day day = new Day();
        day.countErrors[1] = 2_500;
        Difference found = only(day);
        assertThat(found.cause()).isEqualTo(Cause.WRONG_COUNT);
        assertThat(found.amount()).isEqualTo(usd(-25));
        assertThat(found.says()).isEqualTo("the opener was counted $25.00 more than the tray held");
    }

    @Test
    void aWrongCloserIsToldByTheNextOpener() {
        Day day = new Day();
        day.countErrors[4] = -50_000;
        Difference found = only(day);
        assertThat(found.cause()).isEqualTo(Cause.WRONG_COUNT);
        assertThat(found.says()).isEqualTo("the closer was counted $500.00 less than the tray held");
    }

    @Test
    void aWrongCountWithinTheDayTakesBackWhatItGave() {
        Day day = new Day();
        day.countErrors[2] = 7_500;
        Reconciliation found = day.reconciled();
        assertThat(found.differences()).extracting(Difference::amount).containsExactly(usd(75), usd(-75));
        assertThat(found.estimatedLessBets()).contains(Money.ZERO);
    }

    @Test
    void aBuyInThatNobodyRecordedIsFoundInTheBox() {
        Day day = new Day();
        day.trayErrors[4] = -20_000;
        day.box.merge(Instrument.CASH, usd(200), Money::plus);
        Reconciliation found = day.reconciled();
        assertThat(found.differences())
                .extracting(Difference::cause)
                .containsExactly(Cause.DROP_MISRECORDED, Cause.COUNT);
        assertThat(found.countedLessBets()).contains(Money.ZERO);
    }

    @Test
    void whatNothingNamesStandsWhereItFirstShows() {
        Day day = new Day();
        day.trayErrors[6] = -12_300;
        Difference found = only(day);
        assertThat(found.cause()).isEqualTo(Cause.TRAY);
        assertThat(found.from()).isEqualTo(at(1));
        assertThat(found.to()).isEqualTo(at(8));
        assertThat(found.isOpen()).isTrue();
    }

    @Test
    void aHeldRoundIsNamedUntilItSettlesInItsOwnStretch() {
        // Given: the tray has $400 of a round that is not settled
        Day day = new Day();
        day.trayErrors[5] = 40_000;
        day.held.add("r-77");
        assertThat(only(day).cause()).isEqualTo(Cause.HELD_ROUND);

        // When it settles, by the time it was played
        day.held.clear();
        day.trayErrors[5] = 0;
        day.bet(5, 40_000);

        // Then
        assertThat(day.reconciled().differences()).isEmpty();
    }

    @Test
    void handPaysAndVigorishOwedAreNoMysteries() {
        Day day = new Day();
        day.post(4, TestEvents.moved(new TableEvent.HandPaid("h", "r", 1, usd(900))), null);
        day.post(5, TestEvents.moved(new TableEvent.VigorishOwed(1, usd(15))), null);
        Reconciliation found = day.reconciled();
        assertThat(found.differences())
                .extracting(Difference::cause, Difference::amount)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(Cause.HAND_PAY, usd(900)),
                        org.assertj.core.groups.Tuple.tuple(Cause.VIGORISH_OWED, usd(-15)));
        assertThat(found.isSettled()).isTrue();
    }

    @Test
    void whateverGoesWrongTheReasonsSumToTheDifference() {
        for (long seed = 0; seed < DAYS; seed++) {
            Random random = new Random(seed);
            Day day = new Day();
            for (int error = 0; error < random.nextInt(4); error++) {
                switch (random.nextInt(6)) {
                    case 0 -> day.trayErrors[random.nextInt(25)] += 100 * random.nextInt(-50, 50);
                    case 1 -> day.countErrors[random.nextInt(6)] += 100 * random.nextInt(-50, 50);
                    case 2 ->
                        day.box.merge(
                                Instrument.values()[random.nextInt(4)], usd(random.nextInt(-50, 50)), Money::plus);
                    case 3 -> day.fill(random.nextInt(-5, 25), "F9", usd(100));
                    case 4 -> day.held.add("r-1");
                    default ->
                        day.openSlips.add(new TableDay.OpenSlip(
                                new SlipPosted(SlipPosted.Kind.CREDIT, "C9", usd(70)), at(random.nextInt(25))));
                }
            }
            Reconciliation found = day.reconciled();
            assertThat(found.explained(false))
                    .isEqualTo(found.estimatedLessBets().orElseThrow());
            assertThat(found.explained(true))
                    .isEqualTo(found.countedLessEstimated().orElseThrow());
        }
    }

    @Test
    void untilTheTrayIsCountedThereIsOneWin() {
        Reconciliation early = Reconciliation.of(new TableDay(
                "t-1",
                Balances.NOTHING,
                List.of(),
                Optional.empty(),
                Optional.empty(),
                false,
                List.of(),
                List.of(),
                List.of()));
        assertThat(early.wins()).isEqualTo(new Wins(Money.ZERO, Optional.empty(), Optional.empty()));
        assertThat(early.isSettled()).isFalse();
    }

    private static Difference only(Day day) {
        List<Difference> found = day.reconciled().differences();
        assertThat(found).hasSize(1);
        return found.getFirst();
    }

    private static Instant at(int hour) {
        return SIX.plusSeconds(hour * 3_600L);
    }
}
