package io.baize.dashboard;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.microsoft.playwright.APIResponse;
import io.baize.contracts.EvidenceFile;
import io.baize.kernel.store.Sql;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.sql.DataSource;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A change from the request to its evidence, by the people it needs: each logs in with Keycloak and clicks. */
@QuarkusTest
@TestProfile(BrowserProfile.class)
class ChangePathTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    private static Chromium chromium;

    @Inject
    DataSource database;

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String kafka;

    @TestHTTPResource
    String root;

    private ChangeDesk desk;
    private PlayedTable table;

    @BeforeAll
    static void start() {
        chromium = new Chromium();
    }

    @AfterAll
    static void stop() {
        chromium.close();
    }

    @BeforeEach
    void aTableThatPlays() {
        Sql sql = new Sql(database);
        desk = new ChangeDesk(root, sql);
        table = PlayedTable.of("catskill", "ny", "Heads up 7", sql, kafka);
        table.open("dana").round("r1-" + table.id());
        desk.until("1", "select terms_version::text from round where table_id = ?", table.id());
    }

    @Test
    void aPaytableChangesOnceAllWhoMustKnowKnowAndAnotherPersonApproved() throws IOException {
        String change;
        try (Person manager = login("pitmanager-catskill")) {
            change = desk.asked(manager, table);
            assertThat(approval(manager, change)).as("who asked never approves").isEqualTo(403);
            desk.tell(manager, change, "commission-staff", "by telephone");
            desk.tell(manager, change, "surveillance", "by telephone");
            sign(manager, change, false);
            desk.tell(manager, change, "public-sign", "sign on the table");
            assertThat(manager.complaints()).isEmpty();
        }
        try (Person admin = login("admin")) {
            assertThat(approval(admin, change))
                    .as("who administers users decides nothing")
                    .isEqualTo(403);
        }
        acknowledge("commission-ny", change, "Acknowledge for commission staff");
        acknowledge("surveillance-catskill", change, "Acknowledge for surveillance");
        try (Person compliance = login("compliance-catskill")) {
            compliance.visit("/changes?property=catskill&table=" + table.id());
            assertThat(compliance.page().locator("#change-list h2").first()).hasText("Waits for you");
            compliance.visit("/changes/" + change);
            ChangeDesk.click(compliance, "Approve (compliance)");
            assertThat(ChangeDesk.state(compliance)).hasText("ready", ChangeDesk.SOON);
        }
        try (Person manager = login("pitmanager-catskill")) {
            manager.visit("/changes/" + change);
            ChangeDesk.click(manager, "Schedule");
            assertThat(ChangeDesk.state(manager)).hasText("active", ChangeDesk.SOON);
            table.round("r2-" + table.id());
            desk.until(
                    "2",
                    "select terms_version::text from round where table_id = ? and round_id = ?",
                    table.id(),
                    "r2-" + table.id());
            sign(manager, change, true);
            wasInForce(manager);
            assertThat(manager.visit("/api/v1/changes/" + change + "/evidence")).isEqualTo(403);
        }
        try (Person commission = login("commission-ny")) {
            evidence(commission, change);
        }
    }

    @Test
    void whoAskedForComplianceDoesNotApproveItEither() {
        try (Person compliance = login("compliance-catskill")) {
            String change = desk.asked(compliance, table);

            APIResponse answer = desk.approve(compliance, change);

            assertThat(answer.status()).isEqualTo(403);
            assertThat(answer.text()).contains("requester-never-approves");
            assertThat(compliance.page().locator("#change-next")).not().containsText("Approve");
            compliance.page().locator("form[hx-post$=withdrawal] input").fill("asked only to try");
            ChangeDesk.click(compliance, "Withdraw");
            assertThat(ChangeDesk.state(compliance)).hasText("withdrawn", ChangeDesk.SOON);
        }
    }

    private void acknowledge(String name, String change, String button) {
        try (Person person = login(name)) {
            person.visit("/changes/" + change);
            person.picture("change-" + name);
            ChangeDesk.click(person, button);
            assertThat(person.page().locator("#change-next")).not().containsText(button, ChangeDesk.IN_TIME);
        }
    }

    private void sign(Person manager, String change, boolean inForce) {
        assertThat(manager.visit("/tables/" + table.id() + "/sign?change=" + change))
                .isEqualTo(200);
        assertThat(manager.page().locator("body")).containsText("Trips plus");
        assertThat(manager.page().locator("body"))
                .containsText(
                        inForce ? "terms version 2 by change" : "not in force: to be posted when it takes effect");
        manager.picture("change-sign");
        assertThat(manager.window()
                        .request()
                        .get(desk.service() + "/tables/" + table.id() + "/sign.pdf?change=" + change)
                        .headers()
                        .get("content-type"))
                .startsWith("application/pdf");
    }

    /** By the clock on the wall of the property, a day ago nothing was in force, and now it is version 2. */
    private void wasInForce(Person manager) {
        manager.visit("/tables/" + table.id() + "?at=2020-01-01T21:04");
        assertThat(manager.page().locator("aside.terms")).containsText("Nothing was in force");
        manager.visit("/tables/" + table.id());
        assertThat(manager.page().locator("aside.terms")).containsText("Version 2");
        manager.picture("table-after-change");
    }

    private void evidence(Person commission, String change) throws IOException {
        String address = desk.service() + "/api/v1/changes/" + change + "/evidence";
        APIResponse answer = commission.window().request().get(address);
        assertThat(answer.status()).isEqualTo(200);
        JsonNode file = JSON.readTree(answer.body());
        assertThat(EvidenceFile.faults(file)).isEmpty();
        assertThat(EvidenceFile.brokenRows(file)).isEmpty();
        assertThat(file.at("/request/notices")).hasSize(3);
        assertThat(file.at("/request/notices/0/acknowledgedBy").asText()).isEqualTo("commission-ny");
        assertThat(file.at("/request/approvals/0/by").asText()).isEqualTo("compliance-catskill");
        assertThat(file.at("/request/tables/0/version").asInt()).isEqualTo(2);
        assertThat(file.at("/request/tables/0/offset").isIntegralNumber()).isTrue();
        assertThat(file.at("/tables/0/sign/version").asInt()).isEqualTo(2);
        assertThat(file.at("/tables/0/sign/text").toString()).contains("Trips plus");
        assertThat(file.at("/audit/intact").asBoolean()).isTrue();
        assertThat(file.at("/audit/acts").findValuesAsText("action"))
                .contains(
                        "change.drafted",
                        "change.submitted",
                        "change.notice-given",
                        "change.notice-acknowledged",
                        "change.approved",
                        "change.scheduled",
                        "change.activated");
        byte[] paper = commission.window().request().get(address + ".pdf").body();
        Files.write(Path.of("target", "screenshots", "evidence.pdf"), paper);
        try (var pdf = Loader.loadPDF(paper)) {
            assertThat(new PDFTextStripper().getText(pdf))
                    .contains("5324.2(t)", "acknowledged by commission-ny", "Trips plus", "change.activated");
        }
    }

    private Person login(String name) {
        return Person.login(chromium, desk.service(), name);
    }

    private int approval(Person person, String change) {
        return desk.approve(person, change).status();
    }
}
