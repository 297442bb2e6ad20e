package io.baize.api;

import static io.baize.api.TestSlips.COUNTED;
import static io.baize.api.TestSlips.REASON;
import static io.baize.api.TestSlips.SHORT;
import static io.baize.api.TestSlips.cage;
import static io.baize.api.TestSlips.pit;
import static io.baize.api.TestSlips.request;
import static io.baize.api.TestSlips.somebody;
import static io.baize.api.TestSlips.terminal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import io.baize.kernel.store.Sql;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The slip desk over HTTP, on the real database. */
@QuarkusTest
@TestProfile(ApiProfile.class)
class SlipsApiTest {

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
    void aFillIsAskedForPreparedAndDeliveredAndItsCommandWaitsForTheTable() {
        // When
        asked("r1");
        cora.post(slip(1) + "/preparation", COUNTED).then().statusCode(200).body("state", equalTo("prepared"));
        dana.post(slip(1) + "/delivery", COUNTED).then().statusCode(202).body("state", equalTo("delivered"));

        // Then
        sam.get(slip(1))
                .then()
                .body("signatures.step", contains("request", "prepare", "deliver"))
                .body("signatures.by", contains("sam", "cora", "dana"))
                .body("signatures.role", contains("pit-supervisor", "cage", "dealer-terminal"))
                .body("chips.2500", equalTo(20))
                .body("total", equalTo(55_000))
                .body("entered", nullValue())
                .body("next", empty());
        assertThat(commands()).containsExactly("baize.fill.delivered.v1 1 55000");
    }

    @Test
    void aRequestSentTwiceIsOneSlipAndOtherContentIsAConflict() {
        asked("r1");
        sam.post("/slips", request(table, "r1")).then().statusCode(200).body("number", equalTo(1));
        sam.post("/slips", request("credit", table, "r1"))
                .then()
                .statusCode(409)
                .body("code", equalTo("already-exists"));
        asked("r2").body("number", equalTo(2));
    }

    @Test
    void whatIsRefusedUsesNoNumber() {
        sam.post("/slips", request(table, "r1").replace("55000", "56000"))
                .then()
                .statusCode(422)
                .body("code", equalTo("total-differs"))
                .body("field", equalTo("total"))
                .body("limit", equalTo("$550.00"))
                .body("detail", equalTo("the chips add up to $550.00 and the total says $560.00"));
        sam.post("/slips", request("transfer", table, "r1"))
                .then()
                .statusCode(422)
                .body("code", equalTo("no-table-to-table-transfer"));
        sam.post("/slips", request(table, "r1").replace("\"2500\"", "\"777\""))
                .then()
                .statusCode(422)
                .body("code", equalTo("unknown-denomination"))
                .body("field", equalTo("chips.777"));
        sam.post("/slips", request(table, "r1").replace("20,", "\"x\",")).then().statusCode(400);
        sam.post("/slips", request("nowhere", "r1")).then().statusCode(404);
        asked("r1").body("number", equalTo(1));
    }

    @Test
    void eachStepNeedsAnotherPairOfHands() {
        Person both = new Person(
                "bo", Set.of("pit-supervisor", "cage", "dealer-terminal", "finance"), List.of(property), List.of());
        both.post("/slips", request(table, "r1")).then().statusCode(201).body("next", contains("ask-void"));
        both.post(slip(1) + "/preparation", COUNTED).then().statusCode(403).body("code", equalTo("same-person"));
        cora.post(slip(1) + "/preparation", COUNTED).then().statusCode(200);
        both.post(slip(1) + "/delivery", COUNTED).then().statusCode(403).body("code", equalTo("same-person"));
        dana.post(slip(1) + "/delivery", SHORT).then().statusCode(202).body("state", equalTo("disputed"));
        both.post(exception(0) + "/answer", "{\"reason\": \"mine\", \"stands\": \"cage\"}")
                .then()
                .statusCode(403)
                .body("code", equalTo("same-person"));
    }

    @Test
    void whoAdministersUsersTouchesNoSlip() {
        Person admin = new Person("root", Set.of("admin", "pit-supervisor"), List.of(property), List.of());
        admin.post("/slips", request(table, "r1")).then().statusCode(403);
    }

    @Test
    void aStepOutOfPlaceIsAConflict() {
        asked("r1");
        dana.post(slip(1) + "/delivery", COUNTED)
                .then()
                .statusCode(409)
                .body("code", equalTo("step-not-open"))
                .body("detail", containsString("slip 1 is requested"));
    }

    @Test
    void aShortFillIsAnExceptionUntilSomebodySaysWhichCountStands() {
        // Given
        asked("r1");
        cora.post(slip(1) + "/preparation", COUNTED);
        dana.post(slip(1) + "/delivery", SHORT).then().statusCode(202).body("state", equalTo("disputed"));
        assertThat(commands()).isEmpty();
        mia.get("/slip-exceptions?status=open&property=" + property)
                .then()
                .body("exceptions.code", contains("slip-table-count-differs"))
                .body("exceptions[0].message", containsString("$525.00"))
                .body("exceptions[0].message", containsString("$550.00"));
        mia.post(exception(0) + "/answer", REASON).then().statusCode(422).body("code", equalTo("stands-missing"));

        // When
        mia.post(exception(0) + "/answer", "{\"reason\": \"counted on camera\", \"stands\": \"table\"}")
                .then()
                .statusCode(200)
                .body("answeredBy", equalTo("mia"))
                .body("answer", containsString("$525.00 (19 × $25.00, 10 × $5.00) stands: counted on camera"));

        // Then
        sam.get(slip(1)).then().body("state", equalTo("delivered")).body("total", equalTo(52_500));
        assertThat(commands()).containsExactly("baize.fill.delivered.v1 1 52500");
        mia.get("/slip-exceptions?status=open&property=" + property).then().body("exceptions", empty());
        mia.post(exception(0) + "/answer", "{\"reason\": \"again\", \"stands\": \"cage\"}")
                .then()
                .statusCode(409);
    }

    @Test
    void aCreditThatTheCageCountsOtherwiseWaitsAndThenGoesOn() {
        sam.post("/slips", request("credit", table, "r1")).then().statusCode(201);
        cora.post(slip(1) + "/preparation", SHORT).then().statusCode(200).body("state", equalTo("disputed"));
        mia.post(exception(0) + "/answer", "{\"reason\": \"on camera\", \"stands\": \"cage\"}")
                .then()
                .statusCode(200);
        dana.post(slip(1) + "/delivery", COUNTED).then().statusCode(422).body("code", equalTo("count-differs"));
        dana.post(slip(1) + "/delivery", SHORT).then().statusCode(202).body("state", equalTo("delivered"));
        assertThat(commands()).containsExactly("baize.credit.delivered.v1 1 52500");
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

    private List<String> commands() {
        return new Sql(database)
                .list(
                        "select type, payload ->> 'slip' as slip, payload ->> 'amount' as amount from command_outbox"
                                + " where table_id = ? order by id",
                        row -> row.getString("type") + " " + row.getString("slip") + " " + row.getString("amount"),
                        table);
    }
}
