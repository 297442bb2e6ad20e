package io.baize.flow;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.audit.store.AuditLog;
import io.baize.kernel.Answer;
import io.baize.kernel.Chips;
import io.baize.ledger.slip.Act;
import io.baize.ledger.slip.Desk;
import io.baize.ledger.slip.Order;
import io.baize.ledger.slip.Person;
import io.baize.ledger.slip.Slip;
import io.baize.ledger.slip.SlipKind;
import io.baize.ledger.slip.store.SlipStore;
import io.baize.stack.RealParts;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Chips that move through a table's stream meet their slips in the ledger's own transaction. */
@QuarkusTest
@QuarkusTestResource(RealParts.class)
class SlipsFlowTest {

    private static final String STATE = "select state from slip where property_id = ? and number = 1";
    private static final String FOUND =
            "select string_agg(code, ' ' order by id) from slip_exception where table_id = ?";
    private static final String ENTRIES =
            "select count(*) from entry where table_id = ? and kind in ('fill', 'credit')";
    private static final Chips CHIPS = Chips.of(Map.of(2_500L, 20L, 500L, 10L));
    private static final Instant NOW = Instant.parse("2026-11-02T20:00:00Z");

    @Inject
    DataSource database;

    @Inject
    SlipStore slips;

    @Inject
    AuditLog audit;

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String kafka;

    private Felt felt;
    private String property;

    @BeforeEach
    void anOpenTable() throws SQLException {
        felt = Felt.configured("t-" + UUID.randomUUID().toString().substring(0, 8), "ny", "{}", database, kafka);
        property = "p-" + felt.table;
        felt.send(felt.open());
    }

    @Test
    void aFillIsPostedOnceThoughItIsToldThreeTimes() {
        // Given
        prepared(SlipKind.FILL);
        String told = felt.event("terminal", "fill.delivered", "{\"slip\":\"1\",\"amount\":55000}");

        // When
        felt.send(told, told, told);

        // Then
        felt.until("posted", STATE, property);
        felt.send(felt.event("terminal", "drop.cash", "{\"amount\":100}"));
        felt.until("1", "select count(*) from entry where table_id = ? and kind = 'drop'", felt.table);
        assertThat(felt.ask(ENTRIES, felt.table)).isEqualTo("1");
        assertThat(felt.ask(FOUND, felt.table)).isNull();
        assertThat(felt.ask("select actor from audit where property_id = ? and action = 'slip.posted'", property))
                .isEqualTo("flow");
        assertThat(audit.verify(property).intact()).isTrue();
    }

    @Test
    void aShortFillIsPostedAsItCameAndRaisesAnAlert() {
        prepared(SlipKind.FILL);

        felt.send(felt.event("terminal", "fill.delivered", "{\"slip\":\"1\",\"amount\":52500}"));

        felt.until("slip-amount-differs", FOUND, felt.table);
        assertThat(felt.ask(STATE, property)).isEqualTo("posted");
        assertThat(felt.ask("select code from alert where table_id = ?", felt.table))
                .isEqualTo("slip-amount-differs");
        assertThat(felt.ask("select amount from slip_signature where property_id = ? and step = 'post'", property))
                .isEqualTo("52500");
    }

    @Test
    void everySlipOutOfPlaceInOneBatchIsFoundAndTheMoneyStandsInTheLedger() {
        prepared(SlipKind.CREDIT);

        felt.send(
                felt.event("cage", "fill.delivered", "{\"slip\":\"F-000123\",\"amount\":500000}"),
                felt.event("cage", "fill.delivered", "{\"slip\":\"1\",\"amount\":55000}"),
                felt.event("cage", "credit.delivered", "{\"slip\":\"1\",\"amount\":55000}"),
                felt.event("cage", "credit.delivered", "{\"slip\":\"1\",\"amount\":55000}"),
                felt.event("cage", "credit.delivered", "{\"slip\":\"2\",\"amount\":100}"));

        felt.until(
                "slip-delivered-twice slip-other-kind slip-unknown-slip slip-unknown-slip",
                "select string_agg(code, ' ' order by code) from slip_exception where table_id = ?",
                felt.table);
        assertThat(felt.ask(STATE, property)).isEqualTo("posted");
        assertThat(felt.ask(ENTRIES, felt.table)).isEqualTo("5");
        assertThat(felt.ask("select count(*) from alert where table_id = ?", felt.table))
                .isEqualTo("4");
    }

    /** Rows that do not follow from each other were made by hand; the record waits in quarantine, and others go on. */
    @Test
    void aSlipWhoseRowsWereTamperedWithStopsNothingElse() throws SQLException {
        prepared(SlipKind.FILL);
        felt.sql("update slip_signature set step = 'settle' where property_id = ? and place = 1", property);

        felt.send(
                felt.event("terminal", "fill.delivered", "{\"slip\":\"1\",\"amount\":55000}"),
                felt.event("terminal", "drop.cash", "{\"amount\":100}"));

        felt.until("cannot-be-stored", "select code from quarantine where table_id = ?", felt.table);
        felt.until("1", "select count(*) from entry where table_id = ?", felt.table);
    }

    private void prepared(SlipKind kind) {
        Person sam = new Person("sam", Set.of("pit-supervisor"));
        Person cora = new Person("cora", Set.of("cage"));
        QuarkusTransaction.requiringNew().run(() -> {
            Order order = new Order(
                    property,
                    slips.lastNumberHeld(property) + 1,
                    kind,
                    felt.table,
                    LocalDate.of(2026, 11, 2),
                    "r1",
                    CHIPS);
            Slip requested = given(Desk.request(order, sam, NOW));
            slips.add(requested);
            slips.advance(requested, given(Desk.take(requested, new Act.Prepare(CHIPS), cora, NOW)));
        });
    }

    private static Slip given(Answer<Slip> answer) {
        return ((Answer.Given<Slip>) answer).value();
    }
}
