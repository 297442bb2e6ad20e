package io.baize.dashboard;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.RequestOptions;
import io.baize.kernel.store.Sql;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The pages as people meet them: login by Keycloak, rounds through Kafka, a real browser. */
@QuarkusTest
@TestProfile(BrowserProfile.class)
class DashboardTest {

    private static final LocatorAssertions.IsVisibleOptions SOON =
            new LocatorAssertions.IsVisibleOptions().setTimeout(20_000);

    private static Chromium chromium;

    @Inject
    DataSource database;

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String kafka;

    @TestHTTPResource
    String root;

    private String service;
    private PlayedTable table;
    private PlayedTable elsewhere;

    @BeforeAll
    static void start() {
        chromium = new Chromium();
    }

    @AfterAll
    static void stop() {
        chromium.close();
    }

    @BeforeEach
    void aTableInEachOfTwoProperties() {
        service = root.replaceAll("/$", "");
        Sql sql = new Sql(database);
        table = PlayedTable.of("catskill", "ny", "Heads up 1", sql, kafka);
        elsewhere = PlayedTable.of("harbor", "ma", "Heads up 9", sql, kafka);
    }

    @Test
    void aPitManagerSeesTheTablesOfTheirPropertyAndARoundArrivesWithoutReload() {
        try (Person manager = Person.login(chromium, service, "pitmanager-catskill")) {
            // Given
            Locator row = manager.page().locator("#table-" + table.id());
            assertThat(row).containsText("never opened");
            assertThat(manager.page().locator("#table-" + elsewhere.id())).hasCount(0);
            manager.page().evaluate("window.stillTheSamePage = true");

            // When
            table.open("dana").round("r-" + table.id());

            // Then
            assertThat(row.locator(".state.open")).isVisible(SOON);
            assertThat(row.locator(".c-rounds")).hasText("1", text());
            assertThat(row.locator(".c-money").nth(1)).hasText("-$170.00", text());
            assertThat(manager.page().evaluate("window.stillTheSamePage")).isEqualTo(true);
            assertThat(manager.complaints()).isEmpty();
        }
    }

    @Test
    void aRoundThatArrivesIsOpenedAndReadToThePlayerAndThenTheManagerLogsOut() {
        try (Person manager = Person.login(chromium, service, "pitmanager-catskill")) {
            // Given
            String round = "r-" + table.id();
            manager.visit("/tables/" + table.id());
            table.open("dana").round(round);

            // When
            Locator settled = manager.page().locator("#round-" + round);
            assertThat(settled).isVisible(SOON);
            settled.locator("summary").click();

            // Then: NY (f)(5) pays the odds bet 3 to 2 for a flush
            Locator odds = settled.locator(".bets tr").filter(new Locator.FilterOptions().setHasText("Odds, win"));
            assertThat(odds.first()).containsText("$10.00 at 3:2 wins $15.00");
            assertThat(odds.first().locator(".cite")).containsText("NY (f)");
            assertThat(settled.locator(".seat-1 .card.red").first()).containsText("ace of hearts");
            assertThat(settled.locator(".seat-2")).containsText("folded");
            assertThat(manager.complaints()).isEmpty();

            // When
            manager.logout();

            // Then
            assertThat(manager.page().locator("#username")).isVisible(SOON);
            manager.visit("/tables/" + table.id());
            assertThat(manager.page().locator("#username")).isVisible();
        }
    }

    @Test
    void aSupervisorAcceptsAGapAndTheRoundSettlesBeforeTheirEyes() {
        try (Person supervisor = Person.login(chromium, service, "pitsupervisor-catskill")) {
            // Given: the check on the flop is counted by the terminal and never arrives
            String round = "gap-" + table.id();
            table.open("dana")
                    .round(
                            round,
                            event -> !event.path("data").path("street").asText().equals("flop"));
            supervisor.visit("/alerts");
            Locator held = supervisor.page().locator("#held-" + table.id() + "-" + round);
            assertThat(held).isVisible(SOON);

            // When
            held.getByLabel("Reason").fill("terminal was restarted; cameras show the check");
            held.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Accept the gap"))
                    .click();

            // Then
            assertThat(held).isHidden(new LocatorAssertions.IsHiddenOptions().setTimeout(20_000));
            supervisor.visit("/tables/" + table.id());
            assertThat(supervisor.page().locator("#round-" + round)).isVisible(SOON);
            assertThat(supervisor.complaints()).isEmpty();
        }
    }

    @Test
    void aPitManagerDismissesWhatCouldNotBeTaken() {
        try (Person manager = Person.login(chromium, service, "pitmanager-catskill")) {
            // Given
            table.open("dana").event("terminal", "round.completed", "{\"round\":\"never-opened\"}");
            manager.visit("/quarantine");
            Locator event = manager.page().locator(".item").filter(new Locator.FilterOptions().setHasText(table.id()));
            assertThat(event).isVisible(SOON);
            assertThat(event).containsText("round never-opened is not open");

            // When
            event.getByLabel("Reason").fill("test of the terminal");
            event.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Dismiss"))
                    .click();

            // Then
            assertThat(event).containsText("dismissed", new LocatorAssertions.ContainsTextOptions().setTimeout(20_000));
            assertThat(event).containsText("test of the terminal");
        }
    }

    @Test
    void aDealersTerminalSeesTheTablesButNoMoneyAndNoQuarantine() {
        try (Person terminal = Person.login(chromium, service, "terminal-catskill")) {
            assertThat(terminal.page().locator("#table-" + table.id())).isVisible();
            assertThat(terminal.page().locator(".c-money")).hasCount(0);
            assertThat(terminal.page().locator("nav.main")).not().containsText("Quarantine");
            assertThat(terminal.visit("/quarantine")).isEqualTo(403);
            assertThat(terminal.page().locator("h1")).hasText("Not for your role");
        }
    }

    @Test
    void whatIsNotTheirsDoesNotExistForThem() {
        try (Person manager = Person.login(chromium, service, "pitmanager-catskill")) {
            assertThat(manager.visit("/tables/" + elsewhere.id())).isEqualTo(404);
            assertThat(manager.page().locator("h1")).hasText("Not here");
            assertThat(manager.visit("/?property=harbor")).isEqualTo(404);
            assertThat(manager.visit("/no/such/page")).isEqualTo(404);
            assertThat(manager.page().locator("h1")).hasText("Not here");
        }
    }

    @Test
    void aPostThatAnotherSiteMadeTheBrowserSendIsRefused() {
        try (Person manager = Person.login(chromium, service, "pitmanager-catskill")) {
            String address = service + "/api/v1/quarantine/0-999999/dismiss";
            var forged = RequestOptions.create()
                    .setHeader("Origin", "https://elsewhere.example")
                    .setHeader("Content-Type", "application/json")
                    .setData("{\"reason\":\"forged\"}");

            var answer = manager.window().request().post(address, forged);

            assertThat(answer.status()).isEqualTo(403);
            assertThat(answer.text()).contains("foreign-origin");
            var own = forged.setHeader("Origin", service);
            assertThat(manager.window().request().post(address, own).status()).isEqualTo(404);
        }
    }

    @Test
    void pagesCarryAPolicyThatStopsForeignScripts() {
        try (Person manager = Person.login(chromium, service, "pitmanager-catskill")) {
            var page = manager.page().navigate(service + "/");

            assertThat(page.headerValue("content-security-policy"))
                    .contains("default-src 'none'", "script-src 'self'")
                    .doesNotContain("unsafe");
            assertThat(page.headerValue("cache-control")).isEqualTo("no-store");
        }
    }

    private static LocatorAssertions.HasTextOptions text() {
        return new LocatorAssertions.HasTextOptions().setTimeout(20_000);
    }
}
