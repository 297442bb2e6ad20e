package io.baize.api;

import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import io.baize.kernel.store.Sql;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.util.UUID;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Somebody with the database's password edits the record of who did what. */
@QuarkusTest
@TestProfile(ApiProfile.class)
class AuditTamperTest {

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

    private void tamper(String statement) {
        new Sql(database).update(statement, property);
    }

    private void brokenAt(int sequence) {
        verified()
                .body("intact", equalTo(false))
                .body("brokenAt", equalTo(sequence))
                .body("rows", equalTo(sequence - 1));
    }

    private ValidatableResponse verified() {
        return Person.of("auditor", property)
                .get("/audit/verify?property=" + property)
                .then()
                .statusCode(200);
    }
}
