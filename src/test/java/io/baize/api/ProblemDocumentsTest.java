package io.baize.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import org.junit.jupiter.api.Test;

/** Whatever goes wrong, the caller reads a problem document with a code. */
@QuarkusTest
@TestProfile(ApiProfile.class)
class ProblemDocumentsTest {

    private static final String PREVIEW = "/settlements/preview";
    private static final Person MANAGER = Person.of("pit-manager", "hudson");

    @Test
    void noLogin() {
        problem(given().get("/api/v1/tables"), 401, "not-logged-in").header("WWW-Authenticate", "Bearer");
    }

    @Test
    void aTokenThatDoesNotHold() {
        problem(given().auth().oauth2(MANAGER.token() + "x").get("/api/v1/tables"), 401, "login-not-valid");
        problem(given().auth().oauth2("nonsense").get("/api/v1/tables"), 401, "login-not-valid");
    }

    @Test
    void aRoleThatIsNotAllowed() {
        problem(MANAGER.get("/audit?property=hudson"), 403, "role-not-allowed");
    }

    @Test
    void somethingThatDoesNotExist() {
        problem(MANAGER.get("/tables/no-such-table"), 404, "not-found");
        problem(MANAGER.get("/no-such-thing"), 404, "not-found");
        problem(MANAGER.get("/quarantine/not-an-id"), 404, "not-found");
    }

    @Test
    void aMethodThatIsNotThere() {
        problem(MANAGER.request().delete("/api/v1/tables"), 405, "method-not-allowed");
    }

    @Test
    void aBodyOfAnotherKind() {
        problem(
                MANAGER.request().contentType(ContentType.TEXT).body("hello").post("/api/v1" + PREVIEW),
                415,
                "unsupported-media-type");
    }

    @Test
    void aBodyThatIsNotJson() {
        problem(MANAGER.post(PREVIEW, "{\"jurisdiction\": "), 400, "malformed-json");
        problem(MANAGER.post(PREVIEW, "[]"), 400, "malformed-json");
        problem(MANAGER.post(PREVIEW, "{} {}"), 400, "malformed-json");
    }

    @Test
    void noBodyAtAll() {
        problem(MANAGER.request().contentType(ContentType.JSON).post("/api/v1" + PREVIEW), 400, "field-missing");
        problem(MANAGER.post(PREVIEW, "null"), 400, "field-missing");
    }

    @Test
    void aFieldThatNobodyKnows() {
        problem(MANAGER.post(PREVIEW, "{\"bets\": [{\"id\": \"b1\", \"stake\": 5}]}"), 400, "unknown-field")
                .body("field", equalTo("bets[0].stake"))
                .body("limit", containsString("amount"));
    }

    @Test
    void aFieldOfTheWrongKind() {
        unreadable("{\"bets\": [{\"amount\": \"1000\"}]}", "bets[0].amount");
        unreadable("{\"bets\": [{\"amount\": 10.5}]}", "bets[0].amount");
        unreadable("{\"bets\": {\"amount\": 5}}", "bets");
        unreadable("{\"bets\": [null]}", "bets[0]");
        unreadable("{\"meters\": {\"progressive\": null}}", "meters.progressive");
        unreadable("{\"selections\": {\"trips-plus\": null}}", "selections.trips-plus");
        unreadable("{\"payoutLimit\": 99999999999999999999}", "payoutLimit");
    }

    @Test
    void severalFaultsAtOnce() {
        problem(MANAGER.post("/tables", "{\"id\": \"no spaces please\", \"name\": \"x\"}"), 400, "field-missing")
                .body("errors.field", hasItems("id", "property", "pit", "game"));
    }

    @Test
    void aReasonOfNothingButSpaces() {
        problem(MANAGER.post("/quarantine/1-1/dismiss", "{\"reason\": \"  \"}"), 400, "field-invalid")
                .body("field", equalTo("reason"));
    }

    @Test
    void aPageThatCannotBe() {
        problem(MANAGER.get("/alerts?limit=5000"), 400, "field-invalid").body("field", equalTo("limit"));
        problem(MANAGER.get("/alerts?limit=many"), 400, "field-invalid").body("limit", equalTo("1 to 200"));
        problem(MANAGER.get("/alerts?before=yesterday"), 400, "field-unreadable");
        problem(MANAGER.get("/quarantine?status=lost"), 400, "field-invalid").body("field", equalTo("status"));
    }

    @Test
    void anAmountBeyondAllMoney() {
        String huge = "{\"limits\": {\"ante\": {\"min\": 9000000000000000000, \"max\": 9000000000000000000}}}";
        problem(
                MANAGER.post(
                        PREVIEW, huge.replaceFirst("\\{", "{\"jurisdiction\":\"md\",\"game\":\"heads-up-holdem\",")),
                422,
                "amount-out-of-range");
    }

    private static void unreadable(String body, String field) {
        problem(MANAGER.post(PREVIEW, body), 400, "field-unreadable")
                .body("field", equalTo(field))
                .body("detail", not(containsString("java")))
                .body("detail", not(containsString("baize")));
    }

    private static ValidatableResponse problem(Response response, int status, String code) {
        return response.then()
                .statusCode(status)
                .contentType("application/problem+json")
                .body("status", equalTo(status))
                .body("code", equalTo(code))
                .body("type", equalTo("https://baize.example/problems/" + code))
                .body("title", notNullValue())
                .body("detail", notNullValue());
    }
}
