package io.baize.dashboard;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import io.baize.audit.store.AuditLog;
import io.baize.kernel.store.Sql;
import io.baize.stack.BehindTheBack;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Compliance and auditors read what people did and verify it; pictures of the page are left in target/screenshots. */
@QuarkusTest
@TestProfile(BrowserProfile.class)
class AuditPageTest {

    private static final String PROPERTY = "catskill";
    private static final int ACTS = 120;
    private static final LocatorAssertions.IsVisibleOptions SOON =
            new LocatorAssertions.IsVisibleOptions().setTimeout(30_000);

    private static Chromium chromium;

    @Inject
    DataSource database;

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String kafka;

    @TestHTTPResource
    String root;

    private String service;

    @BeforeAll
    static void start() {
        chromium = new Chromium();
    }

    @AfterAll
    static void stop() {
        chromium.close();
    }

    @BeforeEach
    void actsAndARound() throws SQLException {
        service = root.replaceAll("/$", "");
        PlayedTable table = PlayedTable.of(PROPERTY, "ny", "Heads up 9", new Sql(database), kafka);
        table.open("dana").round("r-" + table.id());
        for (int act = 1; act <= ACTS; act++) {
            String action = act % 10 == 0 ? "command.gap-accepted" : "terms.set";
            act("pitmanager-catskill", action, table.id(), Map.of("after", Map.of("ante", Map.of("max", act * 100))));
        }
        act("sam.o'neill", "pit.created", "<b>pit</b>", Map.of("name", "<script>alert(1)</script>"));
    }

    @Test
    void anAuditorReadsTheActsPageByPageAndByWhoDidWhat() {
        try (Person auditor = Person.login(chromium, service, "auditor")) {
            // When
            assertThat(auditor.visit("/audit?property=" + PROPERTY)).isEqualTo(200);
            Locator rows = auditor.page().locator(".acts tbody tr");

            // Then
            assertThat(rows).hasCount(50);
            assertThat(rows.first()).containsText("<b>pit</b>");
            rows.first().locator("summary").click();
            assertThat(rows.first()).containsText("<script>alert(1)</script>");
            assertThat(auditor.page().locator("nav.main [aria-current]")).hasText("Audit");

            // When
            link(auditor, "Older").click();

            // Then
            assertThat(rows).hasCount(50);
            assertThat(rows.first()).containsText("Terms set");
            assertThat(link(auditor, "Newest")).isVisible();

            // When
            auditor.visit("/audit?property=" + PROPERTY);
            auditor.page().getByLabel("Who").fill("O'Neill");
            auditor.page().getByRole(AriaRole.BUTTON, named("Show")).click();

            // Then
            assertThat(rows.first()).containsText("sam.o'neill");
            assertThat(auditor.page().locator(".acts")).not().containsText("pitmanager-catskill");
            assertThat(auditor.complaints()).isEmpty();
        }
    }

    @Test
    void complianceVerifiesAndSeesWhatWasTamperedWith() {
        try (Person compliance = Person.login(chromium, service, "compliance-catskill")) {
            // When
            verify(compliance);

            // Then
            Locator own = compliance.page().locator("#chain-" + PROPERTY);
            assertThat(own.locator(".chip.good")).isVisible(SOON);
            assertThat(own).containsText("Acts of people");
            assertThat(compliance
                            .page()
                            .locator("#chain-flow-0, #chain-flow-1, #chain-flow-2, #chain-flow-3, "
                                    + "#chain-flow-4, #chain-flow-5"))
                    .not()
                    .hasCount(0);

            // When
            swapActor("pitmanager-catskill", "pitmanager-catski11");
            verify(compliance);

            // Then
            assertThat(own.locator(".chip.bad")).isVisible(SOON);
            assertThat(compliance.page().locator("#verified")).containsText("the content of the row was changed");
            compliance.picture("audit-broken");
            swapActor("pitmanager-catski11", "pitmanager-catskill");
            assertThat(compliance.complaints()).isEmpty();
        }
    }

    @Test
    void aDayThatIsNoneIsSaidOnThePage() {
        try (Person auditor = Person.login(chromium, service, "auditor")) {
            auditor.visit("/audit?property=" + PROPERTY);
            auditor.page().getByLabel("From").fill("2026-11-18");
            auditor.page()
                    .getByLabel("To", new Page.GetByLabelOptions().setExact(true))
                    .fill("2026-11-17");
            auditor.page().getByRole(AriaRole.BUTTON, named("Verify")).click();
            assertThat(auditor.page().locator("#verified")).containsText("To is not before from");
        }
    }

    @Test
    void itIsNotForThoseWhoRunTheFloor() {
        try (Person manager = Person.login(chromium, service, "pitmanager-catskill")) {
            assertThat(manager.page().locator("nav.main")).not().containsText("Audit");
            assertThat(manager.visit("/audit?property=" + PROPERTY)).isEqualTo(403);
        }
        try (Person elsewhere = Person.login(chromium, service, "compliance-harbor")) {
            assertThat(elsewhere.visit("/audit?property=" + PROPERTY)).isEqualTo(404);
        }
    }

    @Test
    void thePageFitsByDayAndByNight() {
        for (int width : List.of(1440, 800)) {
            ColorScheme scheme = width == 800 ? ColorScheme.DARK : ColorScheme.LIGHT;
            try (Person auditor = Person.login(chromium, service, "auditor", width, scheme)) {
                verify(auditor);
                assertThat(auditor.page().locator("#verified [data-over], #verified[data-over]"))
                        .isVisible(SOON);
                auditor.page().locator(".acts summary").first().click();
                auditor.picture("audit");
                Object beyond = auditor.page()
                        .evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
                assertThat(beyond).as("the page is wider than its window").isEqualTo(0);
                assertThat(auditor.complaints()).isEmpty();
            }
        }
    }

    private void verify(Person person) {
        person.visit("/audit?property=" + PROPERTY);
        person.page().getByRole(AriaRole.BUTTON, named("Verify")).click();
    }

    private static Locator link(Person person, String name) {
        return person.page()
                .getByRole(
                        AriaRole.LINK, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name).setExact(true);
    }

    private void swapActor(String from, String to) {
        BehindTheBack.update(
                database,
                "update audit set actor = ? where property_id = ? and actor = ? and sequence = 7",
                to,
                PROPERTY,
                from);
    }

    private void act(String actor, String action, String subject, Object detail) throws SQLException {
        try (Connection connection = database.getConnection()) {
            connection.setAutoCommit(false);
            AuditLog.append(connection, PROPERTY, Instant.now(), actor, action, subject, detail);
            connection.commit();
            connection.setAutoCommit(true);
        }
    }
}
