package io.baize.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.kernel.Roles;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.RestAssured;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every endpoint against no login, every role of the property, and every role of another property. */
@QuarkusTest
@TestProfile(ApiProfile.class)
class EndpointAccessTest {

    /**
     * Columns: no login; then the roles; then what a role that is allowed gets when its property is another one. A role
     * that is not allowed gets 403 there as well.
     */
    private static final String TABLE = """
        endpoint                                                none term sup mgr cage cnt fin cmp com srv aud adm else
        POST /settlements/preview                               401  200  200 200 200  200 200 200 200 200 200 200 200
        GET  /rulebook                                          401  200  200 200 200  200 200 200 200 200 200 200 200
        GET  /rulebook/{jurisdiction}/{game}                    401  200  200 200 200  200 200 200 200 200 200 200 200
        GET  /notice-rules                                      401  200  200 200 200  200 200 200 200 200 200 200 200
        GET  /properties                                        401  200  200 200 200  200 200 200 200 200 200 200 200
        POST /properties                                        401  403  403 200 403  403 403 403 403 403 403 200 404
        GET  /properties/{property}                             401  200  200 200 200  200 200 200 200 200 200 200 404
        POST /properties/{property}/pits                        401  403  403 200 403  403 403 403 403 403 403 200 404
        POST /properties/{property}/adoptions                   401  403  403 200 403  403 403 403 403 403 403 200 404
        GET  /properties/{property}/meter-groups                401  200  200 200 200  200 200 200 200 200 200 200 404
        POST /properties/{property}/meter-groups                401  403  403 200 403  403 403 403 403 403 403 200 404
        GET  /properties/{property}/win                         401  403  200 200 403  403 200 200 200 200 200 403 404
        GET  /properties/{property}/reconciliation              401  403  403 200 403  403 200 200 200 403 200 403 404
        GET  /tables                                            401  200  200 200 200  200 200 200 200 200 200 200 200
        POST /tables                                            401  403  403 200 403  403 403 403 403 403 403 200 404
        GET  /tables/{table}                                    401  200  200 200 200  200 200 200 200 200 200 200 404
        GET  /tables/{table}/terms                              401  200  200 200 200  200 200 200 200 200 200 200 404
        PUT  /tables/{table}/terms                              401  403  403 200 403  403 403 200 403 403 403 200 404
        GET  /tables/{table}/rounds                             401  403  200 200 200  403 200 200 200 200 200 200 404
        GET  /tables/{table}/rounds/{round}                     401  403  200 200 200  403 200 200 200 200 200 200 404
        POST /tables/{table}/rounds/{round}/gap-acceptance      401  403  202 202 403  403 403 403 403 403 403 403 404
        POST /tables/{table}/rounds/{round}/irregularity-ruling 401  403  202 202 403  403 403 403 403 403 403 403 404
        POST /tables/{table}/rounds/{round}/jackpot-validation  401  403  202 202 403  403 403 403 403 403 403 403 404
        POST /tables/{table}/rounds/{round}/correction          401  403  403 202 403  403 403 403 403 403 403 403 404
        GET  /quarantine                                        401  403  200 200 403  403 403 200 200 200 200 403 200
        GET  /quarantine/{event}                                401  403  200 200 403  403 403 200 200 200 200 403 404
        POST /quarantine/{event}/release                        401  403  403 202 403  403 403 403 403 403 403 403 404
        POST /quarantine/{event}/dismiss                        401  403  403 200 403  403 403 403 403 403 403 403 404
        GET  /alerts                                            401  403  200 200 200  403 200 200 200 200 200 200 200
        GET  /changes                                           401  403  200 200 403  403 200 200 200 200 200 403 200
        POST /changes                                           401  403  403 201 403  403 403 201 403 403 403 403 404
        POST /changes/preview                                   401  403  403 200 403  403 403 200 403 403 403 403 404
        GET  /changes/{change}                                  401  403  200 200 403  403 200 200 200 200 200 403 404
        GET  /changes/{change}/tables/{table}                   401  403  200 200 403  403 200 200 200 200 200 403 404
        GET  /changes/{change}/evidence                         401  403  403 403 403  403 403 200 200 403 200 403 404
        GET  /changes/{change}/evidence.pdf                     401  403  403 403 403  403 403 200 200 403 200 403 404
        GET  /changes/{change}/rollback                         401  403  200 200 403  403 200 200 200 200 200 403 404
        POST /changes/{change}/submission                       401  403  403 200 403  403 403 200 403 403 403 403 404
        POST /changes/{change}/notices                          401  403  200 200 403  403 403 200 403 403 403 403 404
        POST /changes/{change}/acknowledgements                 401  403  403 403 403  403 403 403 422 422 403 403 404
        POST /changes/{change}/approvals                        401  403  403 403 403  403 403 422 422 403 403 403 404
        POST /changes/{change}/refusal                          401  403  403 403 403  403 403 200 200 403 403 403 404
        POST /changes/{change}/withdrawal                       401  403  403 200 403  403 403 200 403 403 403 403 404
        POST /changes/{change}/schedule                         401  403  403 422 403  403 403 422 403 403 403 403 404
        POST /suspensions                                       401  403  403 201 403  403 403 201 403 403 403 403 404
        GET  /slips                                             401  200  200 200 200  403 200 200 200 200 200 403 200
        POST /slips                                             401  403  200 200 403  403 403 403 403 403 403 403 404
        GET  /slips/{property}/{number}                         401  200  200 200 200  403 200 200 200 200 200 403 404
        POST /slips/{property}/{number}/preparation             401  403  403 403 200  403 403 403 403 403 403 403 404
        POST /slips/{property}/{number}/delivery                401  202  202 403 403  403 403 403 403 403 403 403 404
        POST /slips/{property}/{number}/void-request            401  403  200 200 200  403 403 403 403 403 403 403 404
        POST /slips/{property}/{number}/void-confirmation       401  403  200 200 200  403 403 403 403 403 403 403 404
        POST /slips/{property}/{number}/void-refusal            401  403  200 200 200  403 403 403 403 403 403 403 404
        POST /slips/{property}/{number}/prints                  401  403  200 200 200  403 403 403 403 403 403 403 404
        GET  /slip-numbers                                      401  403  200 200 200  403 200 200 200 200 200 403 404
        GET  /slip-exceptions                                   401  403  200 200 200  403 200 200 200 200 200 403 200
        POST /slip-exceptions/{exception}/answer                401  403  403 200 403  403 200 403 403 403 403 403 404
        GET  /properties/{property}/reports                     401  403  403 200 403  403 200 200 200 403 200 403 404
        GET  /properties/{property}/reports/{report}            401  403  403 200 403  403 200 200 200 403 200 403 404
        GET  /properties/{property}/report-runs                 401  403  403 200 403  403 200 200 200 403 200 403 404
        POST /properties/{property}/report-runs                 401  403  403 202 403  403 202 202 202 403 202 403 404
        GET  /properties/{property}/report-runs/{run}           401  403  403 200 403  403 200 200 200 403 200 403 404
        GET  /properties/{property}/report-runs/{run}/file      401  403  403 200 403  403 200 200 200 403 200 403 404
        GET  /audit                                             401  403  403 403 403  403 403 200 200 403 200 403 404
        GET  /audit/verify                                      401  403  403 403 403  403 403 200 200 403 200 403 404
        """;

    private static final String PROPERTY = "hudson";
    private static final String TABLE_ID = "hudson-hu-1";
    private static final String OPENED = "hudson-hu-2";
    private static final String SETTLED = "r-1";
    private static final String WRITTEN = "5f0c1d2e-0000-4000-8000-000000000001";
    private static final int PARTITION = 901;

    private static final Map<String, String> BODIES = Map.ofEntries(
            Map.entry("/settlements/preview", PreviewExamples.NEW_YORK_FLUSH),
            Map.entry("/properties", TestFloor.property(PROPERTY, "ny")),
            Map.entry("/properties/{property}/pits", TestFloor.pit()),
            Map.entry("/properties/{property}/adoptions", TestFloor.adoption()),
            Map.entry("/properties/{property}/meter-groups", TestFloor.meterGroup("stud")),
            Map.entry("/tables", TestFloor.table(TABLE_ID, PROPERTY)),
            Map.entry("/tables/{table}/terms", TestFloor.TERMS),
            Map.entry("/tables/{table}/rounds/{round}/gap-acceptance", "{\"reason\": \"the sensor was reset\"}"),
            Map.entry(
                    "/tables/{table}/rounds/{round}/jackpot-validation",
                    "{\"seat\": 3, \"reason\": \"royal flush seen, light on\"}"),
            Map.entry(
                    "/tables/{table}/rounds/{round}/irregularity-ruling",
                    "{\"ruling\": \"void\", \"reason\": \"the text is silent\"}"),
            Map.entry(
                    "/tables/{table}/rounds/{round}/correction",
                    "{\"reason\": \"a card was misread\", \"bets\": [], \"cards\": {}}"),
            Map.entry("/changes", TestFloor.change(PROPERTY, OPENED)),
            Map.entry("/changes/preview", TestFloor.change(PROPERTY, OPENED)),
            Map.entry("/changes/{change}/submission", ""),
            Map.entry("/changes/{change}/notices", "{\"recipient\": \"public-sign\", \"channel\": \"sign\"}"),
            Map.entry("/changes/{change}/acknowledgements", "{\"recipient\": \"surveillance\"}"),
            Map.entry("/changes/{change}/approvals", "{\"as\": \"commission\", \"evidence\": \"a letter\"}"),
            Map.entry("/changes/{change}/refusal", "{\"reason\": \"not now\"}"),
            Map.entry("/changes/{change}/withdrawal", "{\"reason\": \"not now\"}"),
            Map.entry("/changes/{change}/schedule", "{}"),
            Map.entry("/suspensions", TestFloor.suspension(PROPERTY, OPENED)),
            Map.entry("/slips", TestSlips.request(TABLE_ID, "access")),
            Map.entry("/slips/{property}/{number}/preparation", TestSlips.COUNTED),
            Map.entry("/slips/{property}/{number}/delivery", TestSlips.COUNTED),
            Map.entry("/slips/{property}/{number}/void-request", TestSlips.REASON),
            Map.entry("/slips/{property}/{number}/void-confirmation", "{}"),
            Map.entry("/slips/{property}/{number}/void-refusal", TestSlips.REASON),
            Map.entry("/slips/{property}/{number}/prints", "{}"),
            Map.entry("/slip-exceptions/{exception}/answer", TestSlips.REASON),
            Map.entry("/properties/{property}/report-runs", "{\"report\": \"unused-slips\", \"format\": \"csv\"}"),
            Map.entry("/quarantine/{event}/release", "{\"reason\": \"checked on the camera\"}"),
            Map.entry("/quarantine/{event}/dismiss", "{\"reason\": \"a test of the shoe\"}"));

    private static boolean ready;
    private static String change;

    @Inject
    DataSource database;

    record Endpoint(String method, String path, List<Integer> statuses) {

        private static final int NO_LOGIN = 0;
        private static final int FIRST_ROLE = 1;

        static Endpoint read(String line) {
            String[] cells = line.trim().split("\\s+");
            List<Integer> statuses = new ArrayList<>();
            for (int cell = 2; cell < cells.length; cell++) {
                statuses.add(Integer.valueOf(cells[cell]));
            }
            return new Endpoint(cells[0], cells[1], statuses);
        }

        int withoutLogin() {
            return statuses.get(NO_LOGIN);
        }

        int of(String role) {
            return statuses.get(FIRST_ROLE + Roles.ALL.indexOf(role));
        }

        int elsewhere(String role) {
            return of(role) == 403 ? 403 : statuses.getLast();
        }

        @Override
        public String toString() {
            return method + " " + path;
        }
    }

    static Stream<Endpoint> endpoints() {
        return TABLE.lines().skip(1).map(Endpoint::read);
    }

    @BeforeEach
    void floorIsReady() {
        TestFloor.quarantined(database, PARTITION, 1, TABLE_ID, PROPERTY);
        if (!ready) {
            TestFloor floor = TestFloor.ready(PROPERTY, "ny").withMeterGroup("stud");
            floor.table(TABLE_ID);
            TestFloor.open(database, floor.table(OPENED));
            change = floor.asked(OPENED);
            TestFloor.settledRound(database, TABLE_ID, PROPERTY, SETTLED, "2026-11-02T20:00:00Z");
            TestSlips.add(TABLE_ID, PROPERTY);
            TestFloor.writtenReport(database, PROPERTY, WRITTEN);
            ready = true;
        }
    }

    @AfterEach
    void commandsGoNowhere() {
        TestFloor.forgetCommands(database);
    }

    @ParameterizedTest
    @MethodSource("endpoints")
    void nobodyEntersWithoutLogin(Endpoint endpoint) {
        assertThat(ask(RestAssured.given(), endpoint).statusCode()).isEqualTo(endpoint.withoutLogin());
    }

    @ParameterizedTest
    @MethodSource("endpoints")
    void eachRoleOfThePropertyMayDoWhatTheTableSays(Endpoint endpoint) {
        for (String role : Roles.ALL) {
            TestFloor.quarantined(database, PARTITION, 1, TABLE_ID, PROPERTY);
            TestFloor.told(database, change, endpoint.path().endsWith("/submission") ? "drafted" : "submitted");
            TestSlips.readyFor(endpoint.path(), role, database, PROPERTY, TABLE_ID);
            assertThat(ask(person(role, PROPERTY, "ny").request(), endpoint).statusCode())
                    .as(role)
                    .isEqualTo(endpoint.of(role));
        }
    }

    @ParameterizedTest
    @MethodSource("endpoints")
    void whatBelongsToAnotherPropertyDoesNotExist(Endpoint endpoint) {
        for (String role : Roles.ALL) {
            assertThat(ask(person(role, "elsewhere", "md").request(), endpoint).statusCode())
                    .as(role)
                    .isEqualTo(endpoint.elsewhere(role));
        }
    }

    @Test
    void theTableHasEveryEndpointOfTheContract() {
        // Given
        JsonPath contract = RestAssured.given()
                .accept(ContentType.JSON)
                .get("/openapi?format=json")
                .jsonPath();
        Set<String> published = new HashSet<>();
        contract.<String, Map<String, Object>>getMap("paths")
                .forEach((path, operations) -> operations
                        .keySet()
                        .forEach(method -> published.add(method.toUpperCase(Locale.ROOT) + " " + path)));

        // When
        Set<String> tested = new HashSet<>();
        endpoints().forEach(endpoint -> tested.add(endpoint.method() + " " + Person.API + endpoint.path()));

        // Then
        assertThat(tested).isEqualTo(published);
    }

    private static Person person(String role, String property, String jurisdiction) {
        return role.equals(Roles.COMMISSION) ? Person.commission(jurisdiction) : Person.of(role, property);
    }

    private static Response ask(RequestSpecification request, Endpoint endpoint) {
        boolean ofSettledRound =
                endpoint.method().equals("GET") || endpoint.path().endsWith("/correction");
        String path = endpoint.path()
                .replace("{jurisdiction}", "ny")
                .replace("{game}", "heads-up-holdem")
                .replace("{property}", PROPERTY)
                .replace("{table}", endpoint.path().startsWith("/changes") ? OPENED : TABLE_ID)
                .replace("{change}", change)
                .replace("{report}", "drop-and-win")
                .replace("{run}", WRITTEN)
                .replace("{round}", ofSettledRound ? SETTLED : "r-in-play")
                .replace("{number}", "1")
                .replace("{exception}", TestSlips.EXCEPTION)
                .replace("{event}", PARTITION + "-1");
        boolean ofProperty =
                endpoint.path().startsWith("/audit") || endpoint.path().equals("/slip-numbers");
        String query = ofProperty ? "?property=" + PROPERTY : "";
        String body = BODIES.get(endpoint.path());
        RequestSpecification ready = endpoint.method().equals("GET")
                ? request
                : request.contentType(ContentType.JSON).body(body);
        return ready.request(endpoint.method(), Person.API + path + query);
    }
}
