package io.baize.flow;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.kernel.Money;
import io.baize.ledger.Difference;
import io.baize.ledger.Period;
import io.baize.ledger.Reconciliation;
import io.baize.ledger.WinLine;
import io.baize.ledger.Wins;
import io.baize.ledger.store.MoneyRules;
import io.baize.ledger.store.ReconciliationQueries;
import io.baize.ledger.store.WinQueries;
import io.baize.stack.RealParts;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A table's money through real Kafka and PostgreSQL: booked, summed, counted and held against each other. */
@QuarkusTest
@QuarkusTestResource(RealParts.class)
class MoneyFlowTest {

    private static final LocalDate DAY = LocalDate.parse("2026-11-02");
    private static final String COUNT = "{\"chips\":{\"%s\":%d},\"dealer\":\"dana\",\"supervisor\":\"sam\"}";

    /** Of every table that flow has written, in this test and others; the API's tests put rows of their own there. */
    private static final String ACCOUNT_HOURS = """
            select count(*) from (
                select e.gaming_day, e.table_id, e.shift, e.hour, p.account, sum(p.amount) as amount
                from entry e join posting p using (gaming_day, partition, event_offset, index)
                group by 1, 2, 3, 4, 5 having sum(p.amount) <> 0) made
            full join (select * from account_hour where amount <> 0) kept
                using (gaming_day, table_id, shift, hour, account)
            where made.amount is distinct from kept.amount
              and table_id in (select table_id from table_state)""";

    private static final String ACCOUNT_DAYS = """
            select count(*) from (
                select e.gaming_day, e.table_id, p.account, sum(p.amount) as amount
                from entry e join posting p using (gaming_day, partition, event_offset, index)
                group by 1, 2, 3 having sum(p.amount) <> 0) made
            full join (select * from account_day where amount <> 0) kept using (gaming_day, table_id, account)
            where made.amount is distinct from kept.amount
              and table_id in (select table_id from table_state)""";

    /** Bets of the rounds that entries stand for, where those are booked; a reversal takes its bets back. */
    private static final String PLAY_HOURS = """
            select count(*) from (
                select e.gaming_day, e.table_id, e.shift, e.hour,
                       sum(case e.kind when 'settlement' then 1 else -1 end * b.stake) as handle,
                       sum(case e.kind when 'settlement' then 1 else -1 end
                           * (b.stake - b.returned - b.won + b.vigorish)) as win
                from entry e
                join bet b on b.table_id = e.table_id
                    and 'round/' || b.round_id || '/' || b.revision = coalesce(e.reverses, e.reference)
                join round r on r.table_id = b.table_id and r.round_id = b.round_id and r.revision = b.revision
                where e.kind in ('settlement', 'reversal') and r.status <> 'void'
                group by 1, 2, 3, 4) made
            full join play_hour kept using (gaming_day, table_id, shift, hour)
            where coalesce(made.handle, 0) <> coalesce(kept.handle, 0) or coalesce(made.win, 0) <> coalesce(kept.win, 0)""";

    private static final String DAY_OF_HOURS = """
            select count(*) from (select gaming_day, table_id, sum(handle) as handle, sum(win) as win, sum(bets) as bets
                from play_hour group by 1, 2) made
            join table_totals kept using (gaming_day, table_id)
            where (made.handle, made.win, made.bets) is distinct from (kept.handle, kept.win, kept.bets)""";

    @Inject
    DataSource database;

    @Inject
    WinQueries wins;

    @Inject
    ReconciliationQueries reconciliations;

    @Inject
    MoneyRules rules;

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String kafka;

    private Felt felt;
    private String property;

    @BeforeEach
    void aTableInNewYork() throws SQLException {
        String terms = """
                {"selections":{"trips-plus":"A","pocket-bonus":"A"},"limits":{"ante":{"min":500,"max":50000,"increment":500}}}""";
        felt = Felt.configured("m-" + UUID.randomUUID().toString().substring(0, 8), "ny", terms, database, kafka);
        property = "p-" + felt.table;
    }

    @Test
    void aWholeDayAgreesInAllThreeWays() {
        // Given: $10,000 in the tray, $500 bought in, $40 lost to the player, $2,000 brought, $300 taken away
        openWith(1_000_000);
        felt.send(felt.event("terminal", "drop.cash", "{\"amount\":50000}"));
        felt.round("r1").forEach(felt::send);
        felt.send(felt.event("cage", "fill.delivered", "{\"slip\":\"F1\",\"amount\":200000}"));
        felt.send(felt.event("cage", "credit.delivered", "{\"slip\":\"C1\",\"amount\":30000}"));
        felt.send(felt.event("terminal", "tip.taken", "{\"amount\":500}"));

        // When: the closer is 10,000 − 500 − 40 + 2,000 − 300, and the box held $500
        closeWith(1_000_000 - 50_000 - 4_000 + 200_000 - 30_000);
        countBox(50_000);

        // Then
        Reconciliation day = reconciled();
        assertThat(day.wins()).isEqualTo(new Wins(usd(-4_000), Optional.of(usd(-4_000)), Optional.of(usd(-4_000))));
        assertThat(day.differences()).isEmpty();
        assertThat(day.isSettled()).isTrue();
        WinLine line = only(WinQueries.By.TABLE, Period.DAY);
        assertThat(line.hold()).hasToString("-8.00 %");
        assertThat(line.sums().fills()).isEqualTo(usd(200_000));
        assertThat(line.play().handle()).isEqualTo(5_000);
        booksAreWhole();
    }

    @Test
    void plantedErrorsAreNamed() {
        // Given: a fill that came $100 short, and $20 that nobody recorded
        openWith(1_000_000);
        felt.send(felt.event("terminal", "drop.cash", "{\"amount\":50000}"));
        felt.send(felt.event("terminal", "inventory.counted", counted("mid-shift", 1_000_000 - 50_000 - 2_000)));
        felt.send(felt.event("cage", "fill.delivered", "{\"slip\":\"F1\",\"amount\":200000}"));
        closeWith(1_000_000 - 50_000 - 2_000 + 190_000);
        countBox(52_000);

        // Then
        assertThat(reconciled().differences())
                .extracting(Difference::cause)
                .containsExactly(
                        Difference.Cause.DROP_MISRECORDED, Difference.Cause.SLIP_SUSPECTED, Difference.Cause.COUNT);
        booksAreWhole();
    }

    @Test
    void winIsToldByEveryPartAndStretch() {
        // Given
        openWith(1_000_000);
        felt.send(felt.event("terminal", "drop.cash", "{\"amount\":50000}"));
        felt.round("r1").forEach(felt::send);
        felt.until("-4000", "select sum(win) from play_hour where table_id = ?", felt.table);

        // Then: counted only at one end, so that the bets alone tell the win
        for (Period period : Period.values()) {
            for (WinQueries.By by : WinQueries.By.values()) {
                WinLine line = only(by, period);
                assertThat(line.wins())
                        .as("%s %s", by, period)
                        .isEqualTo(new Wins(usd(-4_000), Optional.empty(), Optional.empty()));
                assertThat(line.drop()).isEqualTo(usd(50_000));
                assertThat(line.play().win()).isEqualTo(-4_000);
            }
        }
        assertThat(only(WinQueries.By.GAME, Period.SHIFT).of()).isEqualTo("heads-up-holdem");
        assertThat(only(WinQueries.By.TABLE, Period.SHIFT).shift()).isEqualTo(2);
    }

    @Test
    void whatComesForAClosedDayIsADatedAdjustment() throws SQLException {
        // Given
        felt.send(felt.open());
        felt.round("r1").forEach(felt::send);
        felt.until("-4000", "select sum(win) from table_totals where table_id = ?", felt.table);
        felt.sql("insert into gaming_day_close values (?, ?, now(), 'fin')", property, DAY);

        // When: the round turns out to be void
        felt.send(felt.event("terminal", "round.voided", "{\"round\":\"r1\",\"reason\":\"seen on camera\"}"));

        // Then
        felt.until("2", "select count(*) from entry where table_id = ? and belongs_to = '2026-11-02'", felt.table);
        assertThat(felt.ask("select count(*) from entry where table_id = ? and gaming_day = ?", felt.table, DAY))
                .isEqualTo("1");
        assertThat(felt.ask("select sum(win) from table_totals where table_id = ? and gaming_day = ?", felt.table, DAY))
                .isEqualTo("-4000");
        assertThat(felt.ask("select sum(win) from table_totals where table_id = ?", felt.table))
                .isEqualTo("0");
        booksAreWhole();
    }

    @Test
    void anOpenerThatIsNotThePreviousCloserIsAnException() {
        // Given
        openWith(1_000_000);
        closeWith(1_000_000);

        // When: $100 are missing the next time
        openWith(990_000);

        // Then
        felt.until(
                "escalation -10000",
                "select level || ' ' || amount from money_exception where table_id = ?",
                felt.table);
        assertThat(felt.ask("select code from alert where table_id = ?", felt.table))
                .isEqualTo("opener-differs");
    }

    @Test
    void oneWhoSignsTwiceHasNotCountedBeforeAnyone() {
        felt.send(felt.event(
                "terminal",
                "table.opened",
                "{\"dealer\":\"dana\",\"opener\":" + COUNT.formatted("100", 5).replace("\"sam\"", "\"dana\"") + "}"));
        felt.until(
                "dealer and supervisor are one person",
                "select message from quarantine where table_id = ?",
                felt.table);
    }

    @Test
    void aMonthThatIsOldEnoughLeavesWholeAndUnchanged() throws SQLException {
        // Given
        felt.sql("select ensure_month('2001-03-05')");
        felt.sql("insert into account_day values ('2001-03-31', ?, ?, 'tray', 4711)", felt.table, property);

        // When: bets are due and money is not, and then both
        felt.sql("select archive_months('2001-04-01', '2001-03-31')");
        assertThat(felt.ask("select amount from account_day where table_id = ?", felt.table))
                .isEqualTo("4711");
        assertThat(felt.ask("select to_regclass('archive.bet_2001_03') is not null"))
                .isEqualTo("t");
        felt.sql("select archive_months('2001-04-01', '2001-04-01')");

        // Then
        assertThat(felt.ask("select amount from account_day where table_id = ?", felt.table))
                .isNull();
        assertThat(felt.ask("select amount from archive.account_day_2001_03 where table_id = ?", felt.table))
                .isEqualTo("4711");
    }

    private void openWith(long cents) {
        felt.send(felt.event(
                "terminal",
                "table.opened",
                "{\"dealer\":\"dana\",\"opener\":" + COUNT.formatted("100", cents / 100) + "}"));
    }

    private void closeWith(long cents) {
        felt.send(felt.event("terminal", "table.closed", "{\"closer\":" + COUNT.formatted("100", cents / 100) + "}"));
    }

    private static String counted(String kind, long cents) {
        return "{\"kind\":\"" + kind + "\",\"count\":" + COUNT.formatted("100", cents / 100) + "}";
    }

    private void countBox(long cash) {
        felt.send(felt.event("terminal", "box.removed", "{\"box\":\"b1\"}"));
        felt.command(UUID.randomUUID().toString(), "drop-counted", """
                {"box":"b1","gamingDay":"2026-11-02","cash":%d,"marker":0,"coupon":0,"other":0,"by":"carol"}""".formatted(cash));
        felt.until("t", "select counted_at is not null from drop_box where table_id = ?", felt.table);
    }

    private Reconciliation reconciled() {
        List<Reconciliation> tables = reconciliations.of(property, rules.calendar(property), DAY);
        assertThat(tables).hasSize(1);
        return tables.getFirst();
    }

    private WinLine only(WinQueries.By by, Period period) {
        List<WinLine> lines = wins.lines(property, rules.calendar(property), by, period, DAY);
        assertThat(lines).hasSize(1);
        return lines.getFirst();
    }

    private void booksAreWhole() {
        assertThat(felt.ask("select coalesce(sum(amount), 0) from posting")).isEqualTo("0");
        for (String comparison : List.of(ACCOUNT_HOURS, ACCOUNT_DAYS, PLAY_HOURS, DAY_OF_HOURS)) {
            assertThat(felt.ask(comparison)).as(comparison).isEqualTo("0");
        }
    }

    private static Money usd(long cents) {
        return Money.usd(cents);
    }
}
