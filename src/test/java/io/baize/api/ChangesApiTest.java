package io.baize.api;

import static io.baize.api.ChangeCase.at;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.hasSize;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.http.ContentType;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Asking for a change, and who may do what with it. */
@QuarkusTest
@TestProfile(FlowingProfile.class)
class ChangesApiTest {

    @Inject
    DataSource database;

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String kafka;

    private ChangeCase floor;

    @BeforeEach
    void aTableThatHasOpened() {
        floor = ChangeCase.opened(database, kafka, 1);
    }

    @Test
    void aRequestSaysExactlyWhatItChangesAndWhatItDemands() {
        String change = floor.asked("selections.trips-plus", "\"B\"");

        floor.read(change)
                .then()
                .statusCode(200)
                .body("change.state", equalTo("drafted"))
                .body("change.number", equalTo(1))
                .body("tables[0].items[0].path", equalTo("selections.trips-plus"))
                .body("tables[0].items[0].before", equalTo("A"))
                .body("tables[0].items[0].after", equalTo("B"))
                .body("tables[0].kinds", contains("paytable"))
                .body("demands.id", hasItems("staff-and-surveillance", "heads-up-holdem/payout-inscriptions"))
                .body("missing.cite", hasItems("5324.2(t)", "NY (a)(2)(vi)"));
        floor.mara
                .get(at(change, "tables/" + floor.felt().table))
                .then()
                .body("before.selections.trips-plus", equalTo("A"))
                .body("after.selections.trips-plus", equalTo("B"))
                .body("before.limits.ante.max", equalTo(50_000));
    }

    @Test
    void aPreviewStoresNothingAndNamesEveryFault() {
        floor.mara
                .post("/changes/preview", floor.body("selections.trips-plus", "\"Z\""))
                .then()
                .statusCode(200)
                .body("faults.code", contains("unknown-paytable"))
                .body("faults[0].cite", equalTo("NY (g)"))
                .body("faults[0].limit", containsString("B"));
        floor.mara
                .post("/changes/preview", floor.body("selections.trips-plus", "\"B\""))
                .then()
                .body("faults", empty())
                .body("tables[0].after.selections.trips-plus", equalTo("B"));
        floor.mara.get("/changes?property=" + floor.property).then().body("changes", empty());
    }

    @Test
    void whatTheTextForbidsIsRefusedAtOnce() {
        refused("unknown-paytable", "selections.trips-plus", "\"Z\"");
        refused("required-wager-not-offered", "offered.ante", "false");
        refused("payout-limit-not-permitted", "payoutLimit", "100", 422);
        refused("nothing-changes", "selections.trips-plus", "\"A\"");
        refused("evidence-missing", "readings.progressive-stake", "\"kept\"");
        refused("plan-missing", "offered.progressive", "false");
    }

    @Test
    void aTableThatNeverOpenedIsConfiguredDirectly() {
        String never = floor.property + "-never";
        floor.mara
                .post("/tables", TestFloor.table(never, floor.property))
                .then()
                .statusCode(201);

        floor.mara
                .post("/changes", TestFloor.change(floor.property, never))
                .then()
                .statusCode(422)
                .body("code", equalTo("table-never-opened"));
        floor.mara
                .put("/tables/" + floor.felt().table + "/terms", TestFloor.TERMS.replace("50000", "60000"))
                .then()
                .statusCode(409)
                .body("code", equalTo("change-request-required"));
    }

    @Test
    void oneValueIsChangedByOneOpenRequestAtATime() {
        String first = floor.submitted("selections.trips-plus", "\"B\"");

        floor.mara
                .post("/changes", floor.body("selections.trips-plus", "\"C\""))
                .then()
                .statusCode(409)
                .body("code", equalTo("change-in-progress"))
                .body("limit", equalTo(first));
        floor.asked("selections.pocket-bonus", "\"B\"");
        floor.withdraw(first).then().statusCode(200).body("change.state", equalTo("withdrawn"));
        floor.submitted("selections.trips-plus", "\"C\"");
    }

    @Test
    void theSameRequestTwiceIsOne() {
        String body = floor.body("selections.trips-plus", "\"B\"");
        String first = keyed(body, 201);

        assertThat(keyed(body, 200)).isEqualTo(first);
        keyed(floor.body("selections.trips-plus", "\"C\""), 409);
        floor.mara.get("/changes?property=" + floor.property).then().body("changes", hasSize(1));
    }

    @Test
    void theSameStepTwiceChangesNothing() {
        String change = floor.ready("selections.trips-plus", "\"B\"");
        long rows = auditRows();

        floor.mara.post(at(change, "submission"), "").then().statusCode(200);
        floor.tell(change, "surveillance").then().statusCode(200);
        floor.sid
                .post(at(change, "acknowledgements"), "{\"recipient\": \"surveillance\"}")
                .then()
                .statusCode(200);
        floor.approve(floor.carl, change).then().statusCode(200).body("approvals", hasSize(1));

        assertThat(auditRows()).isEqualTo(rows);
    }

    @Test
    void whoAskedNeverApprovesWithWhateverRolesAndNeitherDoesAnAdmin() {
        String change = floor.submitted("selections.trips-plus", "\"B\"");

        floor.approve(floor.person("mara", "pit-manager", "compliance"), change)
                .then()
                .statusCode(403)
                .body("code", equalTo("requester-never-approves"));
        floor.approve(floor.person("root", "admin", "compliance", "commission"), change)
                .then()
                .statusCode(403);
        floor.approve(floor.mara, change).then().statusCode(403);
        floor.read(change).then().body("approvals", empty());
    }

    @Test
    void twoApproversAtOnceMakeOneApproval() throws Exception {
        String change = floor.submitted("selections.trips-plus", "\"B\"");
        Callable<Integer> carl = () -> floor.approve(floor.carl, change).statusCode();
        Callable<Integer> cleo = () -> floor.approve(floor.cleo, change).statusCode();

        List<Integer> answers;
        try (var both = Executors.newFixedThreadPool(2)) {
            List<Future<Integer>> asked = both.invokeAll(List.of(carl, cleo));
            answers = List.of(asked.get(0).get(), asked.get(1).get());
        }

        assertThat(answers).containsExactlyInAnyOrder(200, 409);
        floor.read(change).then().body("approvals", hasSize(1));
    }

    @Test
    void nothingIsScheduledWhileSomethingIsMissingAndItsClauseIsNamed() {
        String change = floor.submitted("selections.trips-plus", "\"B\"");

        floor.schedule(change)
                .then()
                .statusCode(422)
                .body("code", equalTo("notice-missing"))
                .body("cite", equalTo("NY (a)(2)(vi)"));
    }

    @Test
    void complianceRefusesForGood() {
        String change = floor.submitted("selections.trips-plus", "\"B\"");

        floor.carl
                .post(at(change, "refusal"), "{\"reason\": \"not in the season\"}")
                .then()
                .statusCode(200)
                .body("change.state", equalTo("refused"))
                .body("closing.by", equalTo("carl"));

        floor.approve(floor.cleo, change).then().statusCode(409).body("code", equalTo("wrong-state"));
        floor.mara
                .get("/changes?state=refused&property=" + floor.property)
                .then()
                .body("changes.id", hasItem(change));
    }

    @Test
    void everyStepIsARowOfTheChain() {
        floor.ready("selections.trips-plus", "\"B\"");

        List<String> actions = floor.carl
                .get("/audit?limit=50&property=" + floor.property)
                .jsonPath()
                .getList("rows.action");

        assertThat(Set.copyOf(actions))
                .contains(
                        "change.drafted",
                        "change.submitted",
                        "change.notice-given",
                        "change.notice-acknowledged",
                        "change.approved");
        floor.carl
                .get("/audit/verify?property=" + floor.property + "&chain=" + floor.property)
                .then()
                .body("intact", equalTo(true));
    }

    private void refused(String code, String path, String to) {
        refused(code, path, to, 422);
    }

    private void refused(String code, String path, String to, int status) {
        floor.mara
                .post("/changes", floor.body(path, to))
                .then()
                .statusCode(status)
                .body("code", equalTo(code));
    }

    private String keyed(String body, int status) {
        return floor.mara
                .request()
                .header("Idempotency-Key", "one")
                .contentType(ContentType.JSON)
                .body(body)
                .post(Person.API + "/changes")
                .then()
                .statusCode(status)
                .extract()
                .path("change.id");
    }

    private long auditRows() {
        return floor.sql()
                .first("select count(*) from audit where property_id = ?", row -> row.getLong(1), floor.property)
                .orElseThrow();
    }
}
