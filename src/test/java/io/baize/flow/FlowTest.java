package io.baize.flow;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.stack.RealParts;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Events through real Kafka and PostgreSQL: what a floor does to a system, and what must come of it. */
@QuarkusTest
@QuarkusTestResource(RealParts.class)
class FlowTest {

    private static final String ROUNDS = "select count(*) from round where table_id = ? and status = 'settled'";
    private static final String WIN = "select sum(win) from table_totals where table_id = ?";
    private static final String QUARANTINED =
            "select code from quarantine where table_id = ? order by event_offset desc";

    @Inject
    DataSource database;

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String kafka;

    private Felt felt;

    @BeforeEach
    void aTableInNewYork() throws SQLException {
        String terms = """
                {"selections":{"trips-plus":"A","pocket-bonus":"A"},"limits":{"ante":{"min":500,"max":50000,"increment":500}}}""";
        felt = Felt.configured("t-" + UUID.randomUUID().toString().substring(0, 8), "ny", terms, database, kafka);
    }

    @Test
    void aPlayedRoundIsSettledAndCountedOnce() {
        // Given
        felt.send(felt.open());

        // When
        felt.round("r1").forEach(felt::send);

        // Then: ante 1:1 and raise 1:1 are won, odds push below a straight (NY (f)(2), (f)(6))
        felt.until("-4000", WIN, felt.table);
        assertThat(felt.ask(ROUNDS, felt.table)).isEqualTo("1");
        assertThat(felt.ask("select first_opened_at is not null from gaming_table where id = ?", felt.table))
                .isEqualTo("t");
    }

    @Test
    void aShoeThatSendsEverythingThreeTimesChangesNothing() {
        // Given
        List<String> events = new ArrayList<>(List.of(felt.open()));
        events.addAll(felt.round("r1"));

        // When
        events.forEach(event -> felt.send(event, event, event));

        // Then
        felt.until("-4000", WIN, felt.table);
        assertThat(felt.ask(ROUNDS, felt.table)).isEqualTo("1");
        assertThat(felt.ask(QUARANTINED, felt.table)).isNull();
    }

    @Test
    void anIdentityWithOtherContentIsQuarantined() {
        // Given
        String opened = felt.open();

        // When
        felt.send(opened, opened.replace("dana", "dan"));

        // Then
        felt.until("identity-reused", QUARANTINED, felt.table);
    }

    @Test
    void aGapHoldsItsRoundUntilTheMissingEventComes() {
        // Given: the dealer's cards are held back
        felt.send(felt.open());
        List<String> events = felt.round("r1");
        String held = events.remove(5);

        // When
        events.forEach(felt::send);
        felt.round("r2").forEach(felt::send);

        // Then: play goes on, the round waits
        felt.until("1", ROUNDS, felt.table);
        assertThat(felt.ask("select code from alert where table_id = ? and code = 'sequence-gap'", felt.table))
                .isNotNull();

        // When it comes
        felt.send(held);

        // Then
        felt.until("2", ROUNDS, felt.table);
        felt.until("-8000", WIN, felt.table);
    }

    @Test
    void aSupervisorMayAcceptThatTheMissingEventNeverComes() {
        // Given: in the second round the shoe's report of a burn card is lost
        felt.send(felt.open());
        felt.round("r1").forEach(felt::send);
        List<String> second = felt.round("r2", () -> felt.cards("r2", "\"to\":\"burn\""));
        second.forEach(felt::send);
        felt.until(
                "1",
                "select count(*) from alert where table_id = ? and round_id = 'r2' and code = 'round-held'",
                felt.table);

        // When
        felt.command(
                UUID.randomUUID().toString(),
                "gap-accepted",
                "{\"round\":\"r2\",\"by\":\"sam\",\"reason\":\"only a burn card is missing\"}");

        // Then
        felt.until("2", ROUNDS, felt.table);
    }

    @Test
    void theLastCardMayComeAfterTheWordThatTheRoundIsOver() {
        // Given: shoe and terminal share no order
        felt.send(felt.open());
        List<String> events = felt.round("r1");
        String lastCard = events.remove(8);

        // When
        events.forEach(felt::send);
        felt.send(lastCard);

        // Then
        felt.until("-4000", WIN, felt.table);
    }

    @Test
    void aLateRaiseThatFillsItsGapStandsAsItWasMade() {
        // Given: the raise is held back
        felt.send(felt.open());
        List<String> events = felt.round("r1");
        String raise = events.remove(6);

        // When
        events.forEach(felt::send);
        felt.send(raise);

        // Then
        felt.until("-4000", WIN, felt.table);
    }

    @Test
    void aLateFlopIsStillTheFlop() {
        // Given
        felt.send(felt.open());
        felt.round("r0").forEach(felt::send);
        List<String> events = felt.round("r1");
        String flop = events.remove(7);

        // When
        events.forEach(felt::send);
        felt.send(flop);

        // Then
        felt.until("2", ROUNDS, felt.table);
        assertThat(felt.ask(
                        "select facts->'cards'->>'community' from round where table_id = ? and round_id = 'r1'",
                        felt.table))
                .isEqualTo("Kh 9s 2c 4d 3h");
    }

    @Test
    void aCorrectionReversesAndSettlesAgain() {
        // Given
        felt.send(felt.open());
        felt.round("r1").forEach(felt::send);
        felt.until("-4000", WIN, felt.table);

        // When: the dealer had kings, and the player loses ante, odds and raise (NY (f)(3))
        felt.send(felt.event("terminal", "round.corrected", """
                {"round":"r1","by":"sam","reason":"camera","bets":[
                {"id":"r1-a","seat":1,"player":"ann","wager":"ante","amount":1000},
                {"id":"r1-o","seat":1,"player":"ann","wager":"odds","amount":1000},
                {"id":"r1-r","seat":1,"player":"ann","wager":"raise","amount":3000,"street":"pre-flop"}],
                "cards":{"seats":{"1":"As Ad"},"dealer":"Kc Kd","community":"Kh 9s 2c 4d 3h"}}"""));

        // Then
        felt.until("5000", WIN, felt.table);
        assertThat(felt.ask(
                        "select string_agg(status, ' ' order by revision) from round where table_id = ?", felt.table))
                .isEqualTo("reversed settled");
        assertThat(felt.ask(
                        "select sum(amount) from posting p join entry e using (partition, event_offset, index) "
                                + "where e.table_id = ? and account = 'tray'",
                        felt.table))
                .isEqualTo("5000");
    }

    @Test
    void aRoundVoidedAfterwardsGivesEverythingBack() {
        // Given
        felt.send(felt.open());
        felt.round("r1").forEach(felt::send);
        felt.until("-4000", WIN, felt.table);

        // When
        felt.send(felt.event("terminal", "round.voided", "{\"round\":\"r1\",\"reason\":\"misdeal seen on camera\"}"));

        // Then
        felt.until("0", WIN, felt.table);
        felt.until("0", "select sum(handle) from table_totals where table_id = ?", felt.table);
    }

    @Test
    void aLateEventForASettledRoundIsQuarantinedWithItsReason() {
        // Given
        felt.send(felt.open());
        felt.round("r1").forEach(felt::send);
        felt.until("1", ROUNDS, felt.table);

        // When
        felt.send(felt.cards("r1", "\"to\":\"dealer\",\"cards\":\"Qc Qd\""));

        // Then
        felt.until("round-already-settled", QUARANTINED, felt.table);
    }

    @Test
    void whatCannotBeReadIsQuarantinedAndTheRestGoesOn() {
        // Given
        felt.send(felt.open());

        // When
        felt.send("{not json", "[]", felt.event("terminal", "coffee.spilled", "{}"));
        felt.sendAs(felt.table, felt.event("terminal", "round.opened", "{\"round\":\"r0\",\"colour\":\"red\"}"));

        // Then
        felt.until("4", "select count(*) from quarantine where table_id = ?", felt.table);
        assertThat(felt.ask(
                        "select string_agg(code, ' ' order by event_offset) from quarantine where table_id = ?",
                        felt.table))
                .isEqualTo("event-unreadable event-unreadable unknown-type field-unknown");
    }

    @Test
    void anEventOfAnUnknownTableIsQuarantined() {
        // Given
        Felt nobody = new Felt("nobody-" + UUID.randomUUID().toString().substring(0, 8), database, kafka);

        // When
        nobody.send(nobody.open());

        // Then
        nobody.until("unknown-table", QUARANTINED, nobody.table);
    }

    @Test
    void aReleasedEventIsTakenAfterAll() {
        // Given: a sequence that ran backwards
        felt.send(felt.open());
        felt.round("r1").forEach(felt::send);
        felt.until("1", ROUNDS, felt.table);
        String closed = felt.event("terminal", 2, "table.closed", "{}").replace("-terminal-2", "-terminal-late");
        felt.send(closed);
        felt.until("sequence-out-of-order", QUARANTINED, felt.table);
        String id = felt.ask("select partition || '-' || event_offset from quarantine where table_id = ?", felt.table);

        // When
        felt.command(
                UUID.randomUUID().toString(),
                "quarantine-released",
                "{\"quarantineId\":\"" + id + "\",\"by\":\"sam\",\"reason\":\"clock of the terminal\"}");

        // Then
        felt.until("released", "select status from quarantine where table_id = ?", felt.table);
        felt.until("false", "select state->>'open' from table_state where table_id = ?", felt.table);
    }

    @Test
    void storedTotalsEqualTheSumOfTheirBetsAndPostings() {
        // Given
        felt.send(felt.open());
        for (int round = 1; round <= 5; round++) {
            felt.round("r" + round).forEach(felt::send);
        }
        felt.send(felt.event("terminal", "drop.cash", "{\"amount\":20000}"));

        // When
        felt.until("20000", "select drop from table_totals where table_id = ?", felt.table);

        // Then
        assertThat(felt.ask("select sum(stake - returned - won + vigorish) from bet where table_id = ?", felt.table))
                .isEqualTo(felt.ask(WIN, felt.table));
        assertThat(felt.ask(
                        "select -sum(amount) from posting join entry using (partition, event_offset, index) "
                                + "where table_id = ? and account like 'win/%'",
                        felt.table))
                .isEqualTo(felt.ask(WIN, felt.table));
        assertThat(felt.ask(
                        "select sum(amount) from posting join entry using (partition, event_offset, index) "
                                + "where table_id = ?",
                        felt.table))
                .isEqualTo("0");
    }
}
