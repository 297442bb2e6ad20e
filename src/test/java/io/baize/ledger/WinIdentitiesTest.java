package io.baize.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.kernel.Money;
import io.baize.ledger.Account.Kind;
import io.baize.table.TableEvent;
import io.baize.table.TableEvent.Instrument;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Days of play in chips, paper and cash, moved by hand, against what the books say of them. The physical side knows
 * nothing of accounts: it is a tray, a box, a cage and pockets.
 */
class WinIdentitiesTest {

    private static final int DAYS = 2_000;
    private static final int EVENTS = 60;

    /** A day as someone sees it who stands beside the table. */
    private static final class Floor {
        private final Random random;
        private final List<Entry> books = new ArrayList<>();
        private final Map<Instrument, Long> box = new EnumMap<>(Instrument.class);
        private long tray = 5_000_000;
        private long pockets;
        private long betWin;
        private long handPaid;
        private long owed;
        private long couponsLost;
        private long couponsDropped;
        private long fills;
        private long credits;
        private int next;

        private Floor(Random random) {
            this.random = random;
            for (Instrument instrument : Instrument.values()) {
                box.put(instrument, 0L);
            }
        }

        private void something() {
            long amount = 100L * (1 + random.nextInt(500));
            Money money = Money.usd(amount);
            switch (random.nextInt(13)) {
                case 0, 1 -> {
                    into(Instrument.CASH, amount);
                    tray -= amount;
                    pockets += amount;
                    books.add(TestEvents.moved(new TableEvent.Dropped(Instrument.CASH, money)));
                }
                case 2 -> {
                    into(Instrument.MARKER, amount);
                    tray -= amount;
                    pockets += amount;
                    books.add(TestEvents.moved(new TableEvent.MarkerIssued("m" + next++, "ann", money)));
                }
                case 3 -> {
                    into(Instrument.MARKER, -amount);
                    boolean chips = random.nextBoolean();
                    if (chips) {
                        tray += amount;
                        pockets -= amount;
                    } else {
                        into(Instrument.CASH, amount);
                    }
                    TableEvent.Payment with = chips ? TableEvent.Payment.CHIPS : TableEvent.Payment.CASH;
                    books.add(TestEvents.moved(new TableEvent.MarkerRedeemed("m" + next++, with, money)));
                }
                case 4 -> {
                    into(Instrument.COUPON, amount);
                    if (random.nextBoolean()) {
                        tray -= amount;
                        pockets += amount;
                        books.add(TestEvents.moved(new TableEvent.CouponDropped(TableEvent.Coupon.CHIPS, money)));
                    } else {
                        couponsDropped += amount;
                        books.add(TestEvents.moved(new TableEvent.CouponDropped(TableEvent.Coupon.MATCH_PLAY, money)));
                    }
                }
                case 5 -> {
                    tray += amount;
                    fills += amount;
                    books.add(TestEvents.moved(new TableEvent.FillDelivered("f" + next++, money)));
                }
                case 6 -> {
                    tray -= amount;
                    credits += amount;
                    books.add(TestEvents.moved(new TableEvent.CreditDelivered("c" + next++, money)));
                }
                case 7 -> rake(amount, money);
                case 8 -> {
                    pockets -= amount;
                    books.add(TestEvents.moved(new TableEvent.TipTaken(money)));
                }
                case 9 -> pockets += random.nextBoolean() ? amount : -amount;
                case 10 -> {
                    owed += amount;
                    tray -= amount;
                    books.add(TestEvents.moved(new TableEvent.VigorishOwed(1, money)));
                }
                case 11 -> {
                    tray += amount;
                    handPaid += amount;
                    books.add(TestEvents.moved(new TableEvent.HandPaid("h" + next++, "r", 1, money)));
                }
                default -> bet(amount);
            }
        }

        private void rake(long amount, Money money) {
            boolean boxed = random.nextBoolean();
            if (boxed) {
                into(Instrument.OTHER, amount);
            } else {
                tray += amount;
            }
            betWin += amount;
            TableEvent.Into into = boxed ? TableEvent.Into.BOX : TableEvent.Into.TRAY;
            books.add(TestEvents.moved(new TableEvent.RakeTaken(null, into, money)));
        }

        /** The stake lies on the felt, out of a pocket; a coupon is paper and never comes into the tray. */
        private void bet(long stake) {
            boolean coupon = random.nextInt(5) == 0;
            boolean wins = random.nextBoolean();
            long won = wins ? stake * random.nextInt(1, 4) : 0;
            long vigorish = wins && random.nextBoolean() ? won / 20 : 0;
            long returned = wins ? stake : 0;
            tray += (coupon ? 0 : stake - returned) - won + vigorish;
            betWin += stake - returned - won + vigorish;
            couponsLost += coupon ? stake - returned : 0;
            books.add(Bookkeeping.settled(TestEvents.round(
                    "r" + next++, new TestEvents.TestBet("ante", stake, returned, won, vigorish, coupon))));
        }

        private void into(Instrument instrument, long amount) {
            box.merge(instrument, amount, Long::sum);
        }
    }

    @Test
    void whatTheBooksSayIsWhatLiesInTrayAndBox() {
        each((floor, seed) -> {
            Balances sums = Balances.of(floor.books);
            assertThat(sums.sum()).isEqualTo(Money.ZERO);
            assertThat(sums.trayFlow()).isEqualTo(Money.usd(floor.tray - 5_000_000));
            for (Instrument instrument : Instrument.values()) {
                assertThat(sums.estimatedDrop(instrument)).isEqualTo(Money.usd(floor.box.get(instrument)));
            }
            assertThat(sums.betWin()).isEqualTo(Money.usd(floor.betWin));
        });
    }

    @Test
    void theEstimatedWinIsTheBetsWinAndWhatStandsBesideTheTray() {
        each((floor, seed) -> {
            // Given: a tray that was counted other than it is
            long error = new Random(seed).nextInt(-50_000, 50_000);
            long dropped =
                    floor.box.values().stream().mapToLong(Long::longValue).sum();

            // When: the formula of the industry, on what was counted by hand
            long counted = dropped + (floor.tray + error) + floor.credits - 5_000_000 - floor.fills;

            // Then
            Balances sums = Balances.of(floor.books);
            Wins wins = Wins.of(sums, Optional.of(Money.usd(floor.tray + error - 5_000_000)), false);
            assertThat(wins.estimated()).contains(Money.usd(counted));
            assertThat(counted)
                    .isEqualTo(floor.betWin
                            + floor.handPaid
                            - floor.owed
                            - (floor.couponsLost - floor.couponsDropped)
                            + error);
            assertThat(sums.handPays()).isEqualTo(Money.usd(floor.handPaid));
            assertThat(sums.of(Kind.VIGORISH_OWED)).isEqualTo(Money.usd(floor.owed));
            assertThat(sums.of(Kind.PROMOTION)).isEqualTo(Money.usd(floor.couponsLost - floor.couponsDropped));
        });
    }

    @Test
    void theCountedWinDiffersFromTheEstimateByTheBoxAlone() {
        each((floor, seed) -> {
            // Given: a count room that finds more or less than was recorded
            Random random = new Random(seed);
            Map<Instrument, Money> found = new EnumMap<>(Instrument.class);
            floor.box.forEach(
                    (instrument, amount) -> found.put(instrument, Money.usd(amount + random.nextInt(-3_000, 3_000))));
            List<Entry> books = new ArrayList<>(floor.books);
            books.add(Bookkeeping.counted(new TableEvent.DropCounted("box-1", TestEvents.DAY, found, "counter")));

            // Then
            Balances sums = Balances.of(books);
            Wins wins = Wins.of(sums, Optional.of(Money.usd(floor.tray - 5_000_000)), true);
            Money difference = Money.sum(found.values())
                    .minus(Money.usd(floor.box.values().stream()
                            .mapToLong(Long::longValue)
                            .sum()));
            assertThat(wins.counted().orElseThrow().minus(wins.estimated().orElseThrow()))
                    .isEqualTo(difference);
            assertThat(sums.sum()).isEqualTo(Money.ZERO);
        });
    }

    @Test
    void anyOrderOfTheSameEventsComesToTheSame() {
        each((floor, seed) -> {
            List<Entry> shuffled = new ArrayList<>(floor.books);
            Collections.shuffle(shuffled, new Random(seed));
            assertThat(Balances.of(shuffled)).isEqualTo(Balances.of(floor.books));
        });
    }

    @Test
    void aReversalRestoresWhatWas() {
        each((floor, seed) -> {
            List<Entry> books = new ArrayList<>(floor.books);
            floor.books.forEach(entry -> books.add(entry.reversed("entered by mistake")));
            Balances.of(books)
                    .byAccount()
                    .forEach((account, amount) -> assertThat(amount).as(account).isEqualTo(Money.ZERO));
        });
    }

    @Test
    void signsByTheDefinition() {
        // Given: $100 cash in, $40 lost, nothing else
        List<Entry> books = List.of(
                TestEvents.moved(new TableEvent.Dropped(Instrument.CASH, TestEvents.usd(100))),
                Bookkeeping.settled(TestEvents.round("r", new TestEvents.TestBet("ante", 4_000, 0, 0, 0, false))));
        Balances sums = Balances.of(books);

        // Then: the tray gave 100 and took 40, the box holds 100, the house won 40 and the player left with 60
        assertThat(sums.of(Account.TRAY)).isEqualTo(TestEvents.usd(-60));
        assertThat(sums.estimatedDrop(Instrument.CASH)).isEqualTo(TestEvents.usd(100));
        assertThat(Wins.of(sums, Optional.of(TestEvents.usd(-60)), false))
                .isEqualTo(new Wins(TestEvents.usd(40), Optional.of(TestEvents.usd(40)), Optional.empty()));
        assertThat(Hold.of(sums.betWin(), sums.estimatedDrop())).hasToString("40.00 %");
    }

    private interface OfADay {
        void check(Floor floor, long seed);
    }

    private static void each(OfADay check) {
        for (long seed = 0; seed < DAYS; seed++) {
            Floor floor = new Floor(new Random(seed));
            for (int event = 0; event < EVENTS; event++) {
                floor.something();
            }
            check.check(floor, seed);
        }
    }
}
