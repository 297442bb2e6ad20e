package io.baize.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import io.baize.kernel.store.Sql;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import java.util.Set;
import java.util.UUID;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@TestProfile(ApiProfile.class)
class ConfigurationApiTest {

    @Inject
    DataSource database;

    private String property;
    private TestFloor floor;
    private Person manager;

    @BeforeEach
    void newProperty() {
        property = "p" + UUID.randomUUID().toString().substring(0, 8);
        floor = TestFloor.ready(property, "ny");
        manager = floor.manager();
    }

    @Test
    void aPropertyShowsItsPitsAndAdoptedRules() {
        manager.get("/properties/" + property)
                .then()
                .statusCode(200)
                .body("property.jurisdiction", equalTo("ny"))
                .body("property.gamingDayStart", equalTo("06:00"))
                .body("pits.id", contains("pit-1"))
                .body("adoptions.packVersion", contains("2026.1"));
    }

    @Test
    void theSameAgainIsAnsweredAndOtherContentIsRefused() {
        manager.post("/properties", TestFloor.property(property, "ny")).then().statusCode(200);
        manager.post("/properties", TestFloor.property(property, "ma"))
                .then()
                .statusCode(409)
                .body("code", equalTo("already-exists"));
        manager.post("/properties/" + property + "/pits", "{\"id\": \"pit-1\", \"name\": \"Other\"}")
                .then()
                .statusCode(409)
                .body("code", equalTo("already-exists"));
        manager.post("/properties/" + property + "/adoptions", TestFloor.adoption())
                .then()
                .statusCode(200);
    }

    @Test
    void theCommissionSeesThePropertiesOfItsJurisdictionOnly() {
        Person.commission("ny").get("/properties").then().body("properties.id", hasItem(property));
        Person.commission("ma").get("/properties").then().body("properties.id", not(hasItem(property)));
        Person.commission("ma").get("/properties/" + property).then().statusCode(404);
    }

    @Test
    void aTableNeedsAPitAndAGameThatTheJurisdictionHasRulesFor() {
        String table = TestFloor.table(property + "-1", property);
        manager.post("/tables", table.replace("pit-1", "pit-9"))
                .then()
                .statusCode(422)
                .body("code", equalTo("unknown-pit"));
        manager.post("/tables", table.replace("heads-up-holdem", "faro"))
                .then()
                .statusCode(422)
                .body("code", equalTo("unknown-game"));
        manager.post("/tables", table).then().statusCode(201).body("state", equalTo("never-opened"));
        manager.post("/tables", table).then().statusCode(200);
        manager.post("/tables", table.replace("Heads up 1", "Heads up 2"))
                .then()
                .statusCode(409);
    }

    @Test
    void rulesAreAdoptedOnlyWhereTheyExistAndFromTheirFirstDay() {
        String path = "/properties/" + property + "/adoptions";
        manager.post(path, TestFloor.adoption().replace("2026.1", "1999.1"))
                .then()
                .statusCode(422)
                .body("code", equalTo("unknown-pack"));
        manager.post(path, TestFloor.adoption().replace("2026-11-01", "1999-01-01"))
                .then()
                .statusCode(422)
                .body("code", equalTo("before-rules-begin"))
                .body("limit", equalTo("2022-01-01"));
    }

    @Test
    void termsGetAVersionEachTimeTheyChange() {
        String table = floor.table(property + "-1");
        String path = "/tables/" + table + "/terms";
        manager.put(path, TestFloor.TERMS).then().statusCode(200).body("version", equalTo(1));
        manager.put(path, TestFloor.TERMS.replace("50000", "100000"))
                .then()
                .statusCode(200)
                .body("version", equalTo(2))
                .body("terms.limits.ante.max", equalTo(100000));
        manager.get("/tables/" + table)
                .then()
                .body("terms.version", equalTo(2))
                .body("terms.setBy", equalTo(manager.name()))
                .body("pack", equalTo("2026.1"))
                .body("totals.rounds", equalTo(0))
                .body("gamingDay", notNullValue());
    }

    @Test
    void everyFaultOfTermsIsNamedWithItsClause() {
        String table = floor.table(property + "-1");
        String terms = """
                {"selections": {"trips-plus": "Z", "keno": "A"}, "payoutLimit": 100,
                 "limits": {"ante": {"min": 1000, "max": 500, "increment": 500}}}""";
        manager.put("/tables/" + table + "/terms", terms)
                .then()
                .statusCode(422)
                .body("errors", hasSize(4))
                .body(
                        "errors.code",
                        hasItems(
                                "unknown-paytable",
                                "unknown-schedule",
                                "limits-out-of-order",
                                "payout-limit-not-permitted"))
                .body("errors.find { it.code == 'unknown-paytable' }.cite", equalTo("NY (g)"))
                .body("errors.find { it.code == 'unknown-paytable' }.limit", equalTo("A, B, C, D"));
    }

    @Test
    void aTableThatOpenedNeedsAChangeRequest() {
        // Given
        String table = floor.table(property + "-1");
        TestFloor.open(database, table);

        // When
        var changed = manager.put("/tables/" + table + "/terms", TestFloor.TERMS.replace("50000", "100000"));
        var repeated = manager.put("/tables/" + table + "/terms", TestFloor.TERMS);
        var adopted = manager.post(
                "/properties/" + property + "/adoptions", TestFloor.adoption().replace("2026-11-01", "2027-01-01"));

        // Then
        changed.then().statusCode(409).body("code", equalTo("change-request-required"));
        repeated.then().statusCode(200).body("version", equalTo(1));
        adopted.then().statusCode(409).body("code", equalTo("change-request-required"));
        manager.get("/tables/" + table).then().body("table.state", equalTo("closed"));
    }

    @Test
    void onlyComplianceChangesHowTheTextIsRead() {
        String path = "/tables/" + floor.table(property + "-1") + "/terms";
        String read = "{\"readings\": {\"trips-plus-hand\": \"best-of-seven\"}}";
        manager.put(path, read).then().statusCode(403).body("code", equalTo("readings-by-compliance"));
        Person.of("admin", property).put(path, read).then().statusCode(403);
        Person.of("compliance", property).put(path, read).then().statusCode(200);
        String kept =
                "{\"readings\": {\"trips-plus-hand\": \"best-of-seven\"}, \"selections\": {\"trips-plus\": \"B\"}}";
        manager.put(path, kept).then().statusCode(200).body("version", equalTo(3));
    }

    @Test
    void whoCountsDoesNotSeeWhatTheTableSaysWasDropped() {
        String table = floor.table(property + "-1");
        Person.of("count-team", property)
                .get("/tables/" + table)
                .then()
                .statusCode(200)
                .body("table.id", equalTo(table))
                .body("totals", nullValue());
    }

    @Test
    void aPersonWhoAdministersUsersTouchesNoMoneyWhateverElseTheyAre() {
        String table = floor.table(property + "-1");
        TestFloor.settledRound(database, table, property, "r1", "2026-11-02T20:00:00Z");
        Person both =
                new Person("both", Set.of("admin", "pit-manager"), java.util.List.of(property), java.util.List.of());
        both.post("/tables/" + table + "/rounds/r1/correction", "{\"reason\": \"mine\", \"bets\": [], \"cards\": {}}")
                .then()
                .statusCode(403);
    }

    @Test
    void everyChangeIsInTheChainAndARepeatIsNot() {
        // Given
        String table = floor.table(property + "-1");

        // When
        manager.put("/tables/" + table + "/terms", TestFloor.TERMS);

        // Then
        Person.of("auditor", property)
                .get("/audit?property=" + property)
                .then()
                .body(
                        "rows.action",
                        contains("terms.set", "table.created", "rules.adopted", "pit.created", "property.created"))
                .body("rows[0].actor", equalTo(manager.name()))
                .body("rows[0].detail.after.limits.ante.max", equalTo(50000))
                .body("rows[0].detail.version", equalTo(1));
    }

    @Test
    void roundsComeInPagesWithoutGapOrRepeat() {
        // Given
        String table = floor.table(property + "-1");
        TestFloor.settledRound(database, table, property, "r1", "2026-11-02T20:00:00Z");
        TestFloor.settledRound(database, table, property, "r2", "2026-11-02T20:01:00Z");
        TestFloor.settledRound(database, table, property, "r3", "2026-11-02T20:01:00Z");

        // When
        var first = manager.get("/tables/" + table + "/rounds?limit=2");
        var second = manager.request()
                .queryParam("limit", 2)
                .queryParam("before", first.jsonPath().getString("next"))
                .get(Person.API + "/tables/" + table + "/rounds");

        // Then
        first.then().body("rounds.round", contains("r3", "r2"));
        second.then().body("rounds.round", contains("r1")).body("next", nullValue());
    }

    @Test
    void aCorrectionWaitsAsACommandBesideItsAuditRow() {
        // Given
        String table = floor.table(property + "-1");
        TestFloor.settledRound(database, table, property, "r1", "2026-11-02T20:00:00Z");
        String correction = """
                {"reason": "a card was misread",
                 "bets": [{"id": "b1", "seat": 1, "player": "p1", "wager": "ante", "amount": 1000}],
                 "cards": {"seats": {"1": "As Kd"}, "dealer": "2c 2d", "community": "Ah Kh 7s 7d 3c"}}""";

        // When
        var taken = manager.post("/tables/" + table + "/rounds/r1/correction", correction);
        var unreadable = manager.post("/tables/" + table + "/rounds/r1/correction", correction.replace("As", "Xx"));
        var unknown = manager.post("/tables/" + table + "/rounds/r9/correction", correction);
        var settled = manager.post("/tables/" + table + "/rounds/r1/gap-acceptance", "{\"reason\": \"late\"}");

        // Then
        taken.then().statusCode(202).body("type", equalTo("baize.round.corrected.v1"));
        unreadable.then().statusCode(422).body("code", equalTo("card-unreadable"));
        unknown.then().statusCode(404);
        settled.then().statusCode(409).body("code", equalTo("round-already-settled"));
        assertThat(new Sql(database).list("""
                                select payload ->> 'by' || ' ' || (payload ->> 'round') || ' ' || event_id as sent
                                from command_outbox where table_id = ?""", row -> row.getString("sent"), table))
                .containsExactly(manager.name() + " r1 " + taken.jsonPath().getString("command"));
    }

    @Test
    void aQuarantinedEventIsDecidedOnce() {
        // Given
        String table = floor.table(property + "-1");
        int offset = Math.abs(property.hashCode());
        TestFloor.quarantined(database, 902, offset, table, property);
        String path = "/quarantine/902-" + offset;

        // When
        var released = manager.post(path + "/release", "{\"reason\": \"seen on camera\"}");
        var again = manager.post(path + "/dismiss", "{\"reason\": \"no\"}");

        // Then
        released.then().statusCode(202).body("type", equalTo("baize.command.quarantine-released.v1"));
        again.then().statusCode(409).body("code", equalTo("already-decided"));
        manager.get(path)
                .then()
                .body("event.status", equalTo("release-asked"))
                .body("payload", equalTo("{\"id\":\"e1\"}"));
        manager.get("/quarantine?status=release-asked&property=" + property)
                .then()
                .body("events", hasSize(1));
    }

    @Test
    void anEventOfNoPropertyIsSeenAndLaidAsideByWhoeverRunsAFloor() {
        // Given
        int offset = Math.abs(property.hashCode());
        TestFloor.quarantined(database, 903, offset, null, null);
        String path = "/quarantine/903-" + offset;

        // When
        var released = manager.post(path + "/release", "{\"reason\": \"try\"}");
        var dismissed = manager.post(path + "/dismiss", "{\"reason\": \"no such table\"}");

        // Then
        released.then().statusCode(409).body("code", equalTo("no-table"));
        dismissed.then().statusCode(200).body("status", equalTo("dismissed"));
        Person.of("surveillance", property).get(path).then().statusCode(404);
    }
}
