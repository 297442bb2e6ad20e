package io.baize.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.not;

import io.baize.stack.BehindTheBack;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.http.ContentType;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What Keycloak says about a person is what the API goes by. */
@QuarkusTest
@TestProfile(KeycloakProfile.class)
class KeycloakLoginTest {

    private static final String PROPERTIES = "/api/v1/properties";

    @ConfigProperty(name = "quarkus.oidc.auth-server-url")
    String realm;

    @Inject
    DataSource database;

    private final List<String> added = new ArrayList<>();

    @BeforeEach
    void twoProperties() {
        add("pitmanager-catskill", "catskill", "ny");
        add("pitmanager-harbor", "harbor", "ma");
    }

    /** Other tests share the database and its demo properties. */
    @AfterEach
    void leaveNoTrace() {
        for (String property : added) {
            BehindTheBack.update(database, "delete from audit where property_id = ?", property);
            BehindTheBack.update(database, "delete from property where id = ?", property);
        }
    }

    @Test
    void aPitManagerSeesTheirOwnProperty() {
        as("pitmanager-catskill")
                .get(PROPERTIES)
                .then()
                .statusCode(200)
                .body("properties.id", hasItem("catskill"))
                .body("properties.id", not(hasItem("harbor")));
        as("pitmanager-catskill").get(PROPERTIES + "/harbor").then().statusCode(404);
    }

    @Test
    void theCommissionSeesItsJurisdiction() {
        as("commission-ma")
                .get(PROPERTIES)
                .then()
                .statusCode(200)
                .body("properties.id", hasItem("harbor"))
                .body("properties.id", not(hasItem("catskill")));
    }

    @Test
    void theAuditKnowsThePersonByName() {
        assumeThat(added).contains("catskill");
        as("auditor")
                .get("/api/v1/audit?property=catskill")
                .then()
                .statusCode(200)
                .body("rows.actor", hasItem("pitmanager-catskill"));
    }

    @Test
    void aProgramWithoutLoginIsToldSoAndNotSentToALoginPage() {
        given().redirects()
                .follow(false)
                .get(PROPERTIES)
                .then()
                .statusCode(401)
                .contentType("application/problem+json")
                .body("code", equalTo("not-logged-in"));
        given().auth()
                .oauth2("nonsense")
                .get(PROPERTIES)
                .then()
                .statusCode(401)
                .body("code", equalTo("login-not-valid"));
    }

    private void add(String user, String property, String jurisdiction) {
        int status = as(user).contentType(ContentType.JSON)
                .body(TestFloor.property(property, jurisdiction))
                .post(PROPERTIES)
                .statusCode();
        assertThat(status).isIn(200, 201, 409);
        if (status == 201) {
            added.add(property);
        }
    }

    private RequestSpecification as(String user) {
        String token = given().formParam("grant_type", "password")
                .formParam("client_id", "baize-cli")
                .formParam("username", user)
                .formParam("password", user)
                .post(realm + "/protocol/openid-connect/token")
                .jsonPath()
                .getString("access_token");
        return given().auth().oauth2(token);
    }
}
