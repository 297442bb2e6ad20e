package io.baize.api;

import static io.baize.api.TestSlips.COUNTED;
import static io.baize.api.TestSlips.REASON;
import static io.baize.api.TestSlips.SHORT;
import static io.baize.api.TestSlips.cage;
import static io.baize.api.TestSlips.pit;
import static io.baize.api.TestSlips.request;
import static io.baize.api.TestSlips.somebody;
import static io.baize.api.TestSlips.terminal;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.notNullValue;

import io.baize.kernel.store.Sql;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.util.UUID;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What stays of slips: voids, copies, lists, numbers and the chain, over HTTP on the real database. */
@QuarkusTest
@TestProfile(ApiProfile.class)
class SlipBooksApiTest {

    @Inject
    DataSource database;

    private String property;
    private String table;
    private Person sam;
    private Person cora;
    private Person dana;
    private Person mia;

    @BeforeEach
    void aPropertyWithATable() {
        property = "p" + UUID.randomUUID().toString().substring(0, 8);
        table = TestFloor.ready(property, "ny").table(property + "-1");
        sam = pit(property, "sam");
        cora = cage(property, "cora");
        dana = terminal(property, "dana");
        mia = somebody("pit-manager", property, "mia");
    }

    @AfterEach
    void commandsGoNowhere() {
        TestFloor.forgetCommands(database);
    }

    @Test
    void aVoidTakesTwoPeopleOfTwoSidesAndKeepsItsNumber() {
        // Given
        asked("r1");
        sam.post(slip(1) + "/void-request", REASON).then().statusCode(200).body("state", equalTo("void-asked"));
        mia.post(slip(1) + "/void-confirmation", "{}").then().statusCode(403).body("code", equalTo("same-side"));
        cora.post(slip(1) + "/void-refusal", "{\"reason\": \"the runner is on the way\"}")
                .then()
                .statusCode(200)
                .body("state", equalTo("requested"));
        sam.post(slip(1) + "/void-request", REASON).then().statusCode(200);

        // When
        cora.post(slip(1) + "/void-confirmation", "{}").then().statusCode(200).body("state", equalTo("void"));

        // Then
        asked("r2").body("number", equalTo(2));
        mia.get("/slip-numbers?property=" + property)
                .then()
                .body("last", equalTo(2))
                .body("voided", contains(1))
                .body("unused", contains(2))
                .body("missing", empty())
                .body("gapless", equalTo(true));
    }

    @Test
    void aVoidedDisputeAnswersItsException() {
        asked("r1");
        cora.post(slip(1) + "/preparation", COUNTED);
        dana.post(slip(1) + "/delivery", SHORT);
        sam.post(slip(1) + "/void-request", REASON).then().statusCode(200);
        cora.post(slip(1) + "/void-confirmation", "{}").then().statusCode(200);
        mia.get("/slip-exceptions?property=" + property)
                .then()
                .body("exceptions[0].answeredBy", equalTo("cora"))
                .body("exceptions[0].answer", equalTo("the slip is void: typed twice"));
    }

    @Test
    void theFirstCopyIsTheSlipAndEveryOtherIsCountedAsAReprint() {
        asked("r1");
        cora.post(slip(1) + "/prints", "{}")
                .then()
                .statusCode(200)
                .body("copy", equalTo(1))
                .body("reprint", equalTo(0));
        sam.post(slip(1) + "/prints", "{}").then().body("copy", equalTo(2)).body("reprint", equalTo(1));
        sam.get(slip(1)).then().body("copies.by", contains("cora", "sam")).body("copies.reprint", contains(0, 1));
    }

    @Test
    void slipsAreListedByTableDayAndStateInPages() {
        String other = TestFloor.ready(property + "x", "ny").table(property + "x-1");
        pit(property + "x", "sam").post("/slips", request(other, "r1")).then().statusCode(201);
        for (int slip = 1; slip <= 5; slip++) {
            asked("r" + slip);
        }
        cora.post(slip(3) + "/preparation", COUNTED);
        String day = sam.get(slip(1)).jsonPath().getString("gamingDay");

        sam.get("/slips?property=" + property).then().body("slips.number", contains(5, 4, 3, 2, 1));
        sam.get("/slips?state=prepared").then().body("slips.number", contains(3));
        sam.get("/slips?gamingDay=" + day + "&table=" + table).then().body("slips", hasSize(5));
        sam.get("/slips?gamingDay=1999-01-01").then().body("slips", empty());
        sam.get("/slips?gamingDay=1999-13-01").then().statusCode(400).body("field", equalTo("gamingDay"));
        sam.get("/slips?state=lost").then().statusCode(400);
        String next = sam.get("/slips?limit=2")
                .then()
                .body("next", notNullValue())
                .extract()
                .path("next");
        sam.get("/slips?limit=2&before=" + next).then().body("slips.number", contains(3, 2));
        sam.get("/slips?before=x").then().statusCode(400);
        sam.get("/slips/" + property + "x/1").then().statusCode(404);
        sam.get(slip(6)).then().statusCode(404);
        sam.get("/slips/" + property + "/one").then().statusCode(404);
    }

    @Test
    void everyStepIsInTheChain() {
        asked("r1");
        cora.post(slip(1) + "/preparation", COUNTED);
        dana.post(slip(1) + "/delivery", SHORT);
        mia.post(exception(0) + "/answer", "{\"reason\": \"on camera\", \"stands\": \"cage\"}");
        cora.post(slip(1) + "/prints", "{}");
        Person.of("auditor", property)
                .get("/audit?limit=5&property=" + property)
                .then()
                .body(
                        "rows.action",
                        contains("slip.printed", "slip.settle", "slip.deliver", "slip.prepare", "slip.request"))
                .body("rows.actor", contains("cora", "mia", "dana", "cora", "sam"))
                .body("rows[2].detail.total", equalTo(52_500));
        Person.of("auditor", property)
                .get("/audit/verify?property=" + property + "&chain=" + property)
                .then()
                .body("intact", equalTo(true));
    }

    @Test
    void rowsThatSomebodyTookAwayAreMissingNumbers() {
        asked("r1");
        asked("r2");
        Sql sql = new Sql(database);
        sql.update("delete from slip_signature where property_id = ? and number = 1", property);
        sql.update("delete from slip where property_id = ? and number = 1", property);
        mia.get("/slip-numbers?property=" + property)
                .then()
                .body("missing", contains(1))
                .body("gapless", equalTo(false));
    }

    private ValidatableResponse asked(String reference) {
        return sam.post("/slips", request(table, reference)).then().statusCode(201);
    }

    private String slip(int number) {
        return "/slips/" + property + "/" + number;
    }

    private String exception(int place) {
        String id =
                mia.get("/slip-exceptions?property=" + property).jsonPath().getString("exceptions[" + place + "].id");
        return "/slip-exceptions/" + id;
    }
}
