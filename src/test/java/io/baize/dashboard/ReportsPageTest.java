package io.baize.dashboard;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import io.baize.kernel.store.Sql;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Finance reads a day that is played: on the page, as a file, and as a run that is told of while it is written. */
@QuarkusTest
@TestProfile(BrowserProfile.class)
class ReportsPageTest {

    private static final double SOON_MILLIS = 20_000;

    private static Chromium chromium;

    @Inject
    DataSource database;

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String kafka;

    @TestHTTPResource
    String root;

    private String service;
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
    void aRoundWasPlayed() {
        service = root.replaceAll("/$", "");
        table = PlayedTable.of("catskill", "ny", "Heads up 7", new Sql(database), kafka);
        table.open("dana").round("r-" + table.id()).event("terminal", "drop.cash", "{\"amount\": 50000}");
    }

    @Test
    void financeSeesAReportWithItsTotalsAndTakesItAsAFile() throws IOException {
        try (Person finance = Person.login(chromium, service, "finance-catskill")) {
            // When
            eventually(finance, "/reports?property=catskill&report=master-game", "Heads up 7");

            // Then
            Locator page = finance.page().locator("#main");
            assertThat(page.locator("tr.total")).containsText("Total");
            assertThat(page).containsText("not closed: the numbers may still change");
            assertThat(page).containsText("drop counted + closer + credits − opener − fills");
            Download file = finance.page()
                    .waitForDownload(() -> page.locator(".links a", new Locator.LocatorOptions().setHasText("CSV"))
                            .click());
            assertThat(file.suggestedFilename())
                    .startsWith("catskill-master-game-")
                    .endsWith(".csv");
            assertThat(Files.readString(file.path())).contains("Heads up 7").contains("\r\ntotal,");
            finance.picture("reports");
            finance.visit("/reports?property=catskill&report=master-game&to=2020-01-01");
            assertThat(page.locator(".refusal")).containsText("does not end before it starts");
            assertThat(finance.complaints()).isEmpty();
        }
    }

    @Test
    void aReportThatIsWrittenShowsUpByItselfWhenItIsDone() {
        try (Person finance = Person.login(chromium, service, "finance-catskill")) {
            // Given
            finance.visit("/reports?property=catskill&report=exceptions");

            // When
            finance.page()
                    .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Write"))
                    .click();

            // Then
            Locator run = finance.page().locator(".run").first();
            assertThat(run.locator("a")).isVisible(new LocatorAssertions.IsVisibleOptions().setTimeout(SOON_MILLIS));
            assertThat(run).containsText("Exceptions");
            assertThat(run).containsText("done");
            finance.picture("report-runs");
        }
    }

    @Test
    void theCountTeamHasNoReports() {
        try (Person counter = Person.login(chromium, service, "count-catskill")) {
            assertThat(counter.visit("/reports?property=catskill")).isEqualTo(403);
            counter.visit("/");
            assertThat(counter.page().locator("nav.main")).not().containsText("Reports");
        }
    }

    @Test
    void reportsFitASmallScreenByNight() {
        try (Person finance = Person.login(chromium, service, "finance-catskill", 800, ColorScheme.DARK)) {
            for (String report : new String[] {"statistical-game", "drop-and-win", "fill-and-credit"}) {
                finance.visit("/reports?property=catskill&report=" + report);
                finance.picture("reports-" + report);
                assertThat(finance.page()
                                .evaluate(
                                        "document.documentElement.scrollWidth - document.documentElement.clientWidth"))
                        .as(report)
                        .isEqualTo(0);
            }
        }
    }

    /** The flow takes a moment to book what the table told. */
    private static void eventually(Person person, String path, String text) {
        for (int look = 0; look < 60; look++) {
            person.visit(path);
            if (person.page().locator("#main").textContent().contains(text)) {
                return;
            }
            person.page().waitForTimeout(500);
        }
        throw new AssertionError(path + " never told of " + text);
    }
}
