package io.baize.api;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import org.junit.jupiter.api.Test;

/** The notice rules as compliance asks for them. */
@QuarkusTest
@TestProfile(ApiProfile.class)
class NoticeRulesApiTest {

    private static final Person COMPLIANCE = Person.of("compliance", "hudson");

    @Test
    void allRulesAreListedWithTheirClauses() {
        COMPLIANCE
                .get("/notice-rules")
                .then()
                .statusCode(200)
                .body("notices.jurisdiction", hasItems("ny", "ma", "md", "nh"))
                .body("notices.cite", hasItems("5324.2(t)", "5324.21(c)(5)", "NY (k)(5)", "MD Ch.5.I"));
    }

    @Test
    void aJurisdictionAndAGameAreChosen() {
        COMPLIANCE
                .get("/notice-rules?jurisdiction=ny&game=roulette")
                .then()
                .statusCode(200)
                .body("notices.jurisdiction", everyItem(equalTo("ny")))
                .body("notices.cite", hasItems("5324.4(g)(3)", "5324.2(t)"))
                .body("notices.cite", not(hasItem("5324.21(c)(5)")));
    }

    @Test
    void whatAChangeDemandsIncludesTheDefaultAndSaysSo() {
        COMPLIANCE
                .get("/notice-rules?jurisdiction=ma&game=heads-up-holdem&change=paytable")
                .then()
                .statusCode(200)
                .body("notices.id", contains("odds-published", "default-paytable"))
                .body("notices[1].source", equalTo("default"));
    }

    @Test
    void whatIsUnknownIsNotFoundOrRefused() {
        COMPLIANCE.get("/notice-rules?jurisdiction=pa").then().statusCode(404);
        COMPLIANCE.get("/notice-rules?game=bingo").then().statusCode(404);
        COMPLIANCE.get("/notice-rules?change=colour").then().statusCode(400).body("code", equalTo("unknown-change"));
    }
}
