package io.baize.api;

import static io.baize.api.ChangeCase.at;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;

import io.baize.flow.Felt;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.Test;

/** Changes through real Kafka and PostgreSQL, while rounds are played: each round is under exactly one version. */
@QuarkusTest
@TestProfile(FlowingProfile.class)
class ChangeFlowTest {

    private static final String STATUS = "select status from change_table where request_id = ? and table_id = ?";

    /** Settled before or by the event at which the change took effect: the old version; after it: the new one. */
    private static final String UNDER_ANOTHER_VERSION = """
            select count(*) from round r join change_table c on c.table_id = r.table_id
            where c.request_id = ? and c.status = 'active'
              and (r.terms_version <> case when r.event_offset <= c.event_offset then 1 else 2 end
                or r.facts->'terms'->'selections'->>'trips-plus' <>
                   case when r.event_offset <= c.event_offset then 'A' else 'B' end)""";

    private static final String ROUNDS = "select count(*) from round where property_id = ?";

    @Inject
    DataSource database;

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String kafka;

    @ConfigProperty(name = "baize.flow.topic")
    String topic;

    @Test
    void aChangeGoesItsWholeWayAndTheNextRoundNamesItsVersion() {
        ChangeCase floor = ChangeCase.opened(database, kafka, 1);
        Felt felt = floor.felt();
        felt.round("r1").forEach(felt::send);
        String change = floor.ready("selections.trips-plus", "\"B\"");
        floor.read(change).then().body("change.state", equalTo("ready"));

        floor.schedule(change).then().statusCode(200).body("change.state", equalTo("scheduled"));
        floor.untilState("active", change);
        felt.round("r2").forEach(felt::send);

        felt.until("2", "select terms_version from round where table_id = ? and round_id = 'r2'", felt.table);
        floor.read(change)
                .then()
                .body("tables[0].status", equalTo("active"))
                .body("tables[0].version", equalTo(2))
                .body("change.progress.active", equalTo(1));
        String inForce = floor.mara.get("/tables/" + felt.table + "/terms").path("inForceAt");
        floor.mara
                .get("/tables/" + felt.table + "/terms?at=" + inForce)
                .then()
                .body("version", equalTo(2))
                .body("change", equalTo(change));
        floor.carl
                .get("/audit/verify?property=" + floor.property + "&chain=" + floor.property)
                .then()
                .body("intact", equalTo(true));
        floor.carl
                .get("/audit?limit=50&property=" + floor.property)
                .then()
                .body("rows.action", hasItem("change.activated"));
    }

    @Test
    void roundsThatStreamWhileABulkChangeActivatesAreEachUnderOneVersion() throws Exception {
        ChangeCase floor = ChangeCase.opened(database, kafka, 6);
        String change = floor.ready("selections.trips-plus", "\"B\"");
        int each = 40;

        try (var tables = Executors.newFixedThreadPool(floor.felts.size())) {
            List<Future<?>> playing = new ArrayList<>();
            floor.felts.forEach(felt -> playing.add(tables.submit(() -> play(felt, each))));
            floor.schedule(change).then().statusCode(200);
            for (Future<?> one : playing) {
                one.get();
            }
        }
        floor.untilState("active", change);
        floor.felts.forEach(felt -> felt.round("last").forEach(felt::send));

        floor.until(String.valueOf((each + 1) * floor.felts.size()), ROUNDS, floor.property);
        assertThat(floor.felt().ask(UNDER_ANOTHER_VERSION, change)).isEqualTo("0");
        floor.read(change).then().body("change.progress.active", equalTo(floor.felts.size()));
        assertThat(floor.felt()
                        .ask("select count(distinct terms_version) from round where property_id = ?", floor.property))
                .isEqualTo("2");
    }

    @Test
    void aWithdrawalThatRacesActivationComesBeforeItOrAfterItAtEachTable() throws Exception {
        ChangeCase floor = ChangeCase.opened(database, kafka, 6);
        String change = floor.ready("selections.trips-plus", "\"B\"");
        floor.felts.forEach(felt -> felt.send(felt.event("terminal", "round.opened", "{\"round\":\"r1\"}")));
        floor.schedule(change).then().statusCode(200);
        floor.felts.forEach(felt -> felt.until("sent", STATUS, change, felt.table));

        try (var all = Executors.newFixedThreadPool(floor.felts.size() + 1)) {
            List<Future<?>> racing = new ArrayList<>();
            floor.felts.forEach(felt -> racing.add(all.submit(() ->
                    felt.send(felt.event("terminal", "round.voided", "{\"round\":\"r1\",\"reason\":\"misdeal\"}")))));
            racing.add(all.submit(() -> floor.withdraw(change)));
            for (Future<?> one : racing) {
                one.get();
            }
        }
        floor.until("6", ROUNDS, floor.property);
        floor.felts.forEach(felt -> felt.round("r2").forEach(felt::send));
        floor.until("12", ROUNDS, floor.property);

        String torn = """
                select count(*) from change_table c where c.request_id = ? and (c.status = 'active') <>
                    exists (select 1 from table_terms t where t.table_id = c.table_id and t.request_id = c.request_id)""";
        assertThat(floor.felt().ask(torn, change)).isEqualTo("0");
        assertThat(floor.felt().ask(UNDER_ANOTHER_VERSION, change)).isEqualTo("0");
        String active = floor.felt()
                .ask("select count(*) from change_table where request_id = ? and status = 'active'", change);
        floor.untilState(active.equals("0") ? "withdrawn" : "active", change);
    }

    /** Another owner takes the partitions from the database while the change waits for the end of a round. */
    @Test
    void aChangeThatWaitsForARoundOutlivesARestart() throws Exception {
        ChangeCase floor = ChangeCase.opened(database, kafka, 1);
        Felt felt = floor.felt();
        List<String> round = felt.round("r1");
        round.subList(0, 4).forEach(felt::send);
        String change = floor.ready("selections.trips-plus", "\"B\"");
        floor.schedule(change).then().statusCode(200);
        felt.until("1", """
                select jsonb_array_length(state->'pending'->'requests') from table_state where table_id = ?""", felt.table);

        floor.sql().update("update partition_progress set epoch = epoch + 1 where topic = ?", topic);
        round.subList(4, round.size()).forEach(felt::send);

        floor.untilState("active", change);
        assertThat(felt.ask("select terms_version from round where table_id = ? and round_id = 'r1'", felt.table))
                .isEqualTo("1");
    }

    /** What was there when it was scheduled and is gone when it takes effect is missed at the table, with its clause. */
    @Test
    void everythingIsLookedAtOnceMoreAtTheTable() {
        ChangeCase floor = ChangeCase.opened(database, kafka, 1);
        Felt felt = floor.felt();
        List<String> round = felt.round("r1");
        felt.send(round.getFirst());
        String change = floor.ready("selections.trips-plus", "\"B\"");
        floor.schedule(change).then().statusCode(200);
        felt.until("sent", STATUS, change, felt.table);

        floor.sql().update("delete from change_notice where request_id = ? and recipient = 'surveillance'", change);
        round.subList(1, round.size()).forEach(felt::send);

        felt.until("refused", STATUS, change, felt.table);
        floor.read(change)
                .then()
                .body("tables[0].refusal", equalTo("notice-missing: no notice was given: surveillance"));
        felt.until("change-refused", "select code from alert where table_id = ?", felt.table);
        floor.untilState("refused", change);
        assertThat(felt.ask("select max(version) from table_terms where table_id = ?", felt.table))
                .isEqualTo("1");
    }

    @Test
    void anEmergencySuspensionTakesEffectBetweenRoundsAndIsReportedAfterwards() {
        ChangeCase floor = ChangeCase.opened(database, kafka, 1);
        Felt felt = floor.felt();
        String change = floor.mara
                .post("/suspensions", TestFloor.suspension(floor.property, felt.table))
                .then()
                .statusCode(201)
                .extract()
                .path("change.id");

        floor.untilState("active", change);

        floor.tell(change, "surveillance").then().statusCode(200);
        floor.sid
                .post(at(change, "acknowledgements"), "{\"recipient\": \"surveillance\"}")
                .then()
                .statusCode(200);
        String offered = "select jsonb_exists(terms -> 'offered', 'pocket-bonus') from table_terms "
                + "where table_id = ? and version = 2";
        assertThat(felt.ask(offered, felt.table)).isEqualTo("f");
    }

    @Test
    void aRollbackIsAChangeOfItsOwnAndSupersedesWhatItTakesBack() {
        ChangeCase floor = ChangeCase.opened(database, kafka, 2);
        String change = floor.ready("selections.trips-plus", "\"B\"");
        floor.schedule(change).then().statusCode(200);
        floor.untilState("active", change);
        floor.mara
                .get(at(change, "rollback"))
                .then()
                .body("requests[0].changes[0].to", equalTo("A"))
                .body("requests[0].rollsBack", equalTo(change));

        String back = floor.ready("selections.trips-plus", "\"A\"");
        floor.schedule(back).then().statusCode(200);

        floor.untilState("active", back);
        floor.untilState("superseded", change);
    }

    @Test
    void aRequestThatNobodyFinishesExpires() {
        ChangeCase floor = ChangeCase.opened(database, kafka, 1);
        String change = floor.submitted("selections.trips-plus", "\"B\"");

        floor.sql().update("update change_request set expires_at = now() where id = ?", change);

        floor.untilState("expired", change);
        floor.asked("selections.trips-plus", "\"B\"");
    }

    private static void play(Felt felt, int rounds) {
        for (int round = 0; round < rounds; round++) {
            felt.round("r" + round).forEach(felt::send);
        }
    }
}
