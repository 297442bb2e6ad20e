package io.baize.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import io.baize.stack.BehindTheBack;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Somebody with the database's password edits the record of who did what. */
@QuarkusTest
@TestProfile(ApiProfile.class)
class AuditTamperTest {

    private static final long BEYOND = 1_000_000_000_000L;

    @Inject
    DataSource database;

    private String property;

    @BeforeEach
    void fiveActs() {
        property = "p" + UUID.randomUUID().toString().substring(0, 8);
        TestFloor.ready(property, "ny").table(property + "-1");
    }

    @Test
    void anUntouchedChainHolds() {
        verified()
                .body("property", equalTo(property))
                .body("intact", equalTo(true))
                .body("rows", equalTo(5))
                .body("brokenAt", nullValue());
    }

    @Test
    void actsAtTheSameTimeEachGetTheirOwnPlace() {
        // Given
        Person manager = Person.of("pit-manager", property);
        String path = "/properties/" + property + "/pits";

        // When
        try (ExecutorService people = Executors.newFixedThreadPool(8)) {
            for (int pit = 10; pit < 30; pit++) {
                String body = TestFloor.pit().replace("pit-1", "pit-" + pit);
                people.submit(() -> manager.post(path, body));
            }
        }

        // Then
        verified().body("intact", equalTo(true)).body("rows", equalTo(25));
    }

    @Test
    void aChangedActorIsNamed() {
        tamper("update audit set actor = 'somebody-else' where property_id = ? and sequence = 3");
        brokenAt(3);
    }

    @Test
    void aChangedDetailIsNamed() {
        tamper("""
                update audit set detail = jsonb_set(detail, '{after,limits,ante,max}', '999999')
                where property_id = ? and sequence = 5""");
        brokenAt(5);
    }

    @Test
    void aChangedTimeIsNamed() {
        tamper("update audit set at = at + interval '1 microsecond' where property_id = ? and sequence = 1");
        brokenAt(1);
    }

    @Test
    void aRemovedRowIsNamed() {
        tamper("delete from audit where property_id = ? and sequence = 2");
        brokenAt(2);
    }

    @Test
    void aRowWithItsHashComputedAnewBreaksTheNextOne() {
        tamper("update audit set hash = sha256(hash) where property_id = ? and sequence = 4");
        brokenAt(4);
    }

    /** What lies in another property is told without its name, and so is no way to learn of its tables. */
    @Test
    void aRowOfAnotherPropertyIsToldWithoutItsName() {
        // Given
        String other = "p" + UUID.randomUUID().toString().substring(0, 8);
        TestFloor.ready(other, "ny").table(other + "-1");
        stray(property + "-1", property);
        stray(other + "-1", other);

        // When
        Response own = Person.of("auditor", property).get("/audit/verify?chain=flow-5&property=" + property);
        Response both = Person.of("auditor", property, other).get("/audit/verify?chain=flow-5&property=" + property);
        BehindTheBack.update(database, "delete from round where partition = 5 and event_offset = " + BEYOND);

        // Then
        own.then()
                .statusCode(200)
                .body("intact", equalTo(false))
                .body("chains.chain", contains("flow-5"))
                .body("chains[0].faults.table", hasItem(property + "-1"))
                .body("chains[0].faults.row", hasItem("round r-5, revision 1"))
                .body("chains[0].faults.says", hasItem("a round of another property does not agree"));
        assertThat(own.asString()).doesNotContain(other);
        both.then().body("chains[0].faults.table", hasItems(property + "-1", other + "-1"));
    }

    @Test
    void withoutAChainThoseOfThePartitionsAreVerifiedToo() {
        stray(property + "-1", property);
        Response all = Person.of("compliance", property).get("/audit/verify?property=" + property);
        BehindTheBack.update(database, "delete from round where partition = 5 and event_offset = " + BEYOND);
        all.then()
                .statusCode(200)
                .body("intact", equalTo(false))
                .body("brokenAt", nullValue())
                .body("rows", equalTo(5))
                .body("chains.chain", hasItems(property, "flow-5"))
                .body("chains.find { it.chain == '" + property + "' }.intact", equalTo(true))
                .body("chains.find { it.chain == '" + property + "' }.compared.'chain-row'", equalTo(5));
    }

    @Test
    void aRangeIsOfSequencesOrOfDays() {
        tamper("update audit set actor = 'somebody-else' where property_id = ? and sequence = 3");
        verified("&from=4").body("intact", equalTo(true)).body("rows", equalTo(2));
        verified("&to=3").body("brokenAt", equalTo(3)).body("rows", equalTo(2));
        verified("&from=2001-01-01").body("brokenAt", equalTo(3));
        verified("&to=2001-01-01T00:00:00Z").body("intact", equalTo(true)).body("rows", equalTo(0));
    }

    @ParameterizedTest
    @CsvSource({
        "from=yesterday,                       400, field-invalid, from",
        "from=3,                               400, field-invalid, chain",
        "chain=P&from=3&to=2026-11-18,         400, field-invalid, to",
        "chain=P&from=0,                       400, field-invalid, from",
        "chain=P&from=9&to=8,                  400, field-invalid, to",
        "from=2026-11-18&to=2026-11-17,        400, field-invalid, to",
        "chain=flow-6,                         404, not-found,     ",
        "chain=elsewhere,                      404, not-found,     ",
    })
    void whatCannotBeVerifiedIsAProblem(String query, int status, String code, String field) {
        Person.of("auditor", property)
                .get("/audit/verify?property=" + property + "&" + query.replace("P", property))
                .then()
                .statusCode(status)
                .contentType("application/problem+json")
                .body("code", equalTo(code))
                .body("field", equalTo(field));
    }

    @Test
    void aPropertyIsNotCalledLikeTheChainOfAPartition() {
        Person.of("pit-manager", "flow-3")
                .post("/properties", TestFloor.property("flow-3", "ny"))
                .then()
                .statusCode(422)
                .body("code", equalTo("id-reserved"))
                .body("field", equalTo("id"));
    }

    @Test
    void actsAreListedByWhoDidWhatToWhat() {
        String list = "/audit?property=" + property;
        Person auditor = Person.of("auditor", property);
        auditor.get(list + "&action=TABLE").then().body("rows.action", contains("table.created"));
        auditor.get(list + "&actor=pit-manager&subject=pit-1").then().body("rows.action", contains("pit.created"));
        auditor.get(list + "&action=Table created").then().body("rows", hasSize(1));
        auditor.get(list + "&actor=nobody").then().body("rows", hasSize(0));
        auditor.get(list + "&actor=manager&limit=2")
                .then()
                .body("rows.sequence", contains(5, 4))
                .body("next", equalTo("4"));
        auditor.get(list + "&actor=manager&limit=2&before=4").then().body("rows.sequence", contains(3, 2));
    }

    /** A round that no batch stored, as only somebody at the database could have put it there. */
    private void stray(String table, String at) {
        TestFloor.settledRound(database, table, at, "r-5", "2026-11-02T20:00:00Z");
        BehindTheBack.update(
                database, "update round set partition = 5, event_offset = " + BEYOND + " where table_id = ?", table);
    }

    private void tamper(String statement) {
        BehindTheBack.update(database, statement, property);
    }

    private void brokenAt(int sequence) {
        verified()
                .body("intact", equalTo(false))
                .body("brokenAt", equalTo(sequence))
                .body("rows", equalTo(sequence - 1));
    }

    private ValidatableResponse verified() {
        return verified("");
    }

    /** Other tests write rounds that no batch stored; here it is about the property's own chain. */
    private ValidatableResponse verified(String range) {
        return Person.of("auditor", property)
                .get("/audit/verify?property=" + property + "&chain=" + property + range)
                .then()
                .statusCode(200);
    }
}
