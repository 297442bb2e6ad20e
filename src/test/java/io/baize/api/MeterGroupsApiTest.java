package io.baize.api;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import io.baize.kernel.store.Sql;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.UUID;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tables that share a meter: who may be linked, what they must agree on, and what a refusal names. */
@QuarkusTest
@TestProfile(ApiProfile.class)
class MeterGroupsApiTest {

    private static final String TERMS = """
            {"selections": {"progressive": "A"}, "meterGroups": {"progressive": "stud"},
             "limits": {"ante": {"min": 500, "max": 50000, "increment": 500}},
             "elections": {"progressive-contribution": "7500", "progressive-seed": "1000000"}}""";

    @Inject
    DataSource database;

    private String property;
    private Person manager;

    @BeforeEach
    void twoStudTables() {
        property = "p" + UUID.randomUUID().toString().substring(0, 8);
        manager = TestFloor.ready(property, "ny").withMeterGroup("stud").manager();
        table("1", "caribbean-stud");
        table("2", "caribbean-stud");
    }

    private void table(String number, String game) {
        String table = TestFloor.table(property + "-" + number, property).replace("heads-up-holdem", game);
        manager.post("/tables", table).then().statusCode(201);
    }

    private Response terms(String number, String terms) {
        return manager.put("/tables/" + property + "-" + number + "/terms", terms);
    }

    private String groups() {
        return "/properties/" + property + "/meter-groups";
    }

    @Test
    void aGroupShowsItsTablesAndItsMeterOnceOneOfThemHasOpened() {
        terms("1", TERMS).then().statusCode(200).body("terms.meterGroups.progressive", equalTo("stud"));
        terms("2", TERMS).then().statusCode(200);
        manager.get(groups())
                .then()
                .statusCode(200)
                .body("groups", hasSize(1))
                .body("groups[0].group.name", equalTo("Stud jackpot"))
                .body("groups[0].tables", contains(property + "-1", property + "-2"))
                .body("groups[0].amount", nullValue());

        new Sql(database).update("""
                update linked_meter set day = '2026-11-02', meter = '{"amount": 1000140, "waiting": 0, "reserve": 0,
                    "carried": 0, "reserveCarried": 0}' where property_id = ?""", property);

        manager.get(groups())
                .then()
                .body("groups[0].amount", equalTo(1000140))
                .body("groups[0].standing", equalTo("active"));
    }

    @Test
    void aGroupIsAddedOnceAndWrittenDown() {
        manager.post(groups(), TestFloor.meterGroup("stud")).then().statusCode(200);
        manager.post(groups(), TestFloor.meterGroup("stud").replace("Stud", "Other"))
                .then()
                .statusCode(409)
                .body("code", equalTo("already-exists"));
        Person.of("auditor", property)
                .get("/audit?property=" + property)
                .then()
                .body("rows.findAll { it.action == 'meter-group.created' }", hasSize(1))
                .body("rows.find { it.action == 'meter-group.created' }.detail.schedule", equalTo("progressive"));
    }

    /** NY (k)(2): the pool is of the wagers placed at such table. */
    @Test
    void aMeterThatTheTextKeepsToOneTableCannotBeLinked() {
        manager.post(groups(), TestFloor.meterGroup("hu").replace("caribbean-stud", "heads-up-holdem"))
                .then()
                .statusCode(422)
                .body("code", equalTo("meter-not-linkable"))
                .body("field", equalTo("schedule"))
                .body("cite", equalTo("NY (k)(2), (k)(5)"));
    }

    @Test
    void aGroupNeedsAMeterOfAGameThatThePropertyPlays() {
        manager.post(groups(), TestFloor.meterGroup("a").replace("\"progressive\"", "\"ante\""))
                .then()
                .statusCode(422)
                .body("code", equalTo("no-meter"))
                .body("limit", equalTo("progressive"));
        manager.post(groups(), TestFloor.meterGroup("b").replace("caribbean-stud", "pai-gow-poker"))
                .then()
                .statusCode(422)
                .body("code", equalTo("rules-not-adopted"));
    }

    @Test
    void aTableJoinsOnlyAGroupOfItsOwnPropertyAndGame() {
        manager.post(
                        "/properties/" + property + "/adoptions",
                        TestFloor.adoption().replace("heads-up-holdem", "four-card-poker"))
                .then()
                .statusCode(201);
        table("3", "four-card-poker");
        terms("1", TERMS.replace("\"stud\"", "\"elsewhere\""))
                .then()
                .statusCode(422)
                .body("code", equalTo("unknown-meter-group"))
                .body("field", equalTo("meterGroups.progressive"))
                .body("limit", equalTo("stud"));
        terms("3", "{\"selections\": {\"progressive\": \"A\"}, \"meterGroups\": {\"progressive\": \"stud\"}}")
                .then()
                .statusCode(422)
                .body("code", equalTo("meter-group-differs"))
                .body("limit", equalTo("caribbean-stud"));
        terms("1", TERMS.replace("{\"progressive\": \"stud\"}", "{\"ante\": \"stud\"}"))
                .then()
                .statusCode(422)
                .body("code", equalTo("no-meter"));
        terms("1", TERMS.replace("{\"selections\"", "{\"offered\": [\"ante\", \"bet\"], \"selections\""))
                .then()
                .statusCode(422)
                .body("code", equalTo("meter-not-offered"));
    }

    @Test
    void theTablesOfAGroupAgreeOnWhateverTheMeterHangsOn() {
        terms("1", TERMS).then().statusCode(200);

        Response refused = terms(
                "2",
                TERMS.replace("\"A\"", "\"B\"")
                        .replace("7500", "8000")
                        .replace("1000000", "500000")
                        .replace("\"elections\": {", "\"elections\": {\"progressive-wager\": \"500\", "));

        refused.then()
                .statusCode(422)
                .body(
                        "errors.field",
                        containsInAnyOrder(
                                "selections.progressive",
                                "elections.progressive-contribution",
                                "elections.progressive-seed",
                                "elections.progressive-wager"))
                .body("errors.code.unique()", contains("meter-group-disagrees"))
                .body("errors.find { it.field == 'selections.progressive' }.limit", equalTo("A"))
                .body("errors.find { it.field == 'elections.progressive-contribution' }.limit", equalTo("7500"))
                .body("errors.find { it.field == 'elections.progressive-contribution' }.cite", equalTo("5324.37(g)(5)"))
                .body("errors.find { it.field == 'elections.progressive-seed' }.limit", equalTo("1000000"))
                .body("errors[0].detail", containsString("table " + property + "-1 of group stud"));
        terms("2", TERMS.replace("50000", "90000")).then().statusCode(200);
        terms("1", TERMS.replace("7500", "8000"))
                .then()
                .statusCode(422)
                .body("field", equalTo("elections.progressive-contribution"));
    }

    @Test
    void aTableLeavesAGroupByTermsThatNameNone() {
        terms("1", TERMS).then().statusCode(200);
        terms("1", TERMS.replace("\"meterGroups\": {\"progressive\": \"stud\"},", ""))
                .then()
                .statusCode(200);

        manager.get(groups()).then().body("groups[0].tables", hasSize(0));
        terms("2", TERMS.replace("7500", "8000")).then().statusCode(200);
    }

    @Test
    void aMeterThatComplianceReadsAsOfOneTableCannotBeShared() {
        String read = TERMS.replace(
                "{\"selections\"", "{\"readings\": {\"progressive-linked\": \"one-table\"}, \"selections\"");
        Person.of("compliance", property)
                .put("/tables/" + property + "-1/terms", read)
                .then()
                .statusCode(422)
                .body("code", equalTo("meter-not-linkable"))
                .body("cite", equalTo("5324.37(g)(6), 5324.2(l)"));
    }

    /** 5324.37(g)(4): A and B are the two payouts of the straight flush, and one meter has one of them. */
    @Test
    void tablesOfAGroupChangeTheirMeterTogetherAndNoneEndsItAlone() {
        terms("1", TERMS).then().statusCode(200);
        terms("2", TERMS).then().statusCode(200);
        TestFloor.open(database, property + "-1");
        TestFloor.open(database, property + "-2");

        preview("\"%s-1\"".formatted(property), "selections.progressive", "\"B\"", "")
                .then()
                .statusCode(200)
                .body("faults.code", contains("meter-group-disagrees"))
                .body("faults[0].field", equalTo("selections.progressive"));
        preview("\"%1$s-1\", \"%1$s-2\"".formatted(property), "selections.progressive", "\"B\"", "")
                .then()
                .statusCode(200)
                .body("faults", hasSize(0));
        preview("\"%s-1\"".formatted(property), "meterGroups.progressive", "\"elsewhere\"", "")
                .then()
                .statusCode(200)
                .body("faults.code", contains("unknown-meter-group"))
                .body("faults[0].limit", equalTo("stud"));
        String plan = """
                , "plan": {"schedule": "progressive", "ends": "2026-11-09", "toTable": "%s-2",
                           "toSchedule": "progressive", "reference": "plan 7"}""".formatted(property);
        preview("\"%s-1\"".formatted(property), "offered.progressive", "false", plan)
                .then()
                .statusCode(200)
                .body("faults.code", hasItem("meter-shared"));
    }

    private Response preview(String tables, String path, String to, String plan) {
        return manager.post("/changes/preview", """
                {"property": "%s", "why": "Guests ask for it.", "scope": {"tables": [%s]},
                 "changes": [{"path": "%s", "to": %s}]%s}""".formatted(property, tables, path, to, plan));
    }
}
