package io.baize.dashboard;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import io.baize.kernel.store.Sql;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import java.util.List;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What stands on the pages, and that it fits the screens of a floor; pictures of them are left in target/screenshots. */
@QuarkusTest
@TestProfile(BrowserProfile.class)
class PagesTest {

    private static final LocatorAssertions.IsVisibleOptions SOON =
            new LocatorAssertions.IsVisibleOptions().setTimeout(20_000);
    private static final String CORRECTED = """
            {"round": "%s", "reason": "the raise was read twice", "by": "pitmanager-catskill",
             "bets": [{"id": "c1", "seat": 1, "player": "p-101", "wager": "ante", "amount": 1000},
                      {"id": "c2", "seat": 1, "player": "p-101", "wager": "odds", "amount": 1000},
                      {"id": "c3", "seat": 1, "player": "p-101", "wager": "raise", "amount": 1000, "street": "river"}],
             "cards": {"seats": {"1": "Ah Kh"}, "dealer": "Qc 9d", "community": "7h 4h Kc 2h 9s"},
             "decisions": [], "irregularities": []}""";

    private static Chromium chromium;

    @Inject
    DataSource database;

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String kafka;

    @TestHTTPResource
    String root;

    private String service;
    private Sql sql;

    @BeforeAll
    static void start() {
        chromium = new Chromium();
    }

    @AfterAll
    static void stop() {
        chromium.close();
    }

    @BeforeEach
    void ready() {
        service = root.replaceAll("/$", "");
        sql = new Sql(database);
    }

    @Test
    void aCorrectedRoundShowsWhatCountsAndWhatWasReversed() {
        // Given
        PlayedTable table = PlayedTable.of("catskill", "ny", "Heads up 2", sql, kafka);
        String round = "r-" + table.id();
        table.open("dana").round(round).event("terminal", "round.corrected", CORRECTED.formatted(round));
        try (Person manager = Person.login(chromium, service, "pitmanager-catskill")) {
            // When
            manager.visit("/tables/" + table.id());
            Locator row = manager.page().locator("#round-" + round);
            assertThat(row.locator(".chip.corrected")).isVisible(SOON);
            row.locator("summary").click();

            // Then
            Locator revisions = row.locator(".revision");
            assertThat(revisions).hasCount(2);
            assertThat(revisions.first()).containsText("Revision 2 counts");
            assertThat(revisions.last()).containsText("the raise was read twice");
            assertThat(revisions.last()).containsText("-$170.00 was taken back");
        }
    }

    /** MA s.12(c) has no answer to a wrong number of community cards. */
    @Test
    void aSupervisorRulesWhereTheTextIsSilent() {
        // Given
        PlayedTable table = PlayedTable.of("harbor", "ma", "Heads up 3", sql, kafka);
        String round = "r-" + table.id();
        table.open("dana").irregularRound(round, "community-wrong-card-count");
        try (Person supervisor = Person.login(chromium, service, "pitsupervisor-harbor")) {
            supervisor.visit("/tables/" + table.id());
            Locator held = supervisor.page().locator(".held-round");
            assertThat(held).isVisible(SOON);
            assertThat(held).containsText("MA s.12(c)");

            // When
            held.getByLabel("Reason").fill("four cards on the flop, seen by surveillance");
            held.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Void the round"))
                    .click();

            // Then
            Locator settled = supervisor.page().locator("#round-" + round);
            assertThat(settled.locator(".chip.void")).isVisible(SOON);
        }
    }

    @Test
    void theRulesArePrintedWithTheirClauses() {
        try (Person manager = Person.login(chromium, service, "pitmanager-catskill")) {
            assertThat(manager.visit("/rules/md/heads-up-holdem")).isEqualTo(200);
            assertThat(manager.page().locator("#main")).containsText("MD Ch.12 2nd D(1)(i)");
            assertThat(manager.page().locator("#main")).containsText("a supervisor rules");
            assertThat(manager.visit("/rules/pa/heads-up-holdem")).isEqualTo(404);
        }
    }

    @Test
    void everyNoticeRuleIsListedWithItsClause() {
        PlayedTable.of("catskill", "ny", "Heads up 5", sql, kafka);
        try (Person manager = Person.login(chromium, service, "pitmanager-catskill")) {
            assertThat(manager.visit("/notices")).isEqualTo(200);
            assertThat(manager.page().locator("#main")).containsText("5324.2(t)");
            assertThat(manager.page().locator("#main")).containsText("MD Ch.5.I");
            assertThat(manager.page().locator("#main")).containsText("before, and only after a round");
            manager.visit("/");
            assertThat(manager.page().locator("nav.main")).containsText("Notices");
        }
    }

    @Test
    void pagesFitTheScreensOfTheFloorByDayAndByNight() {
        // Given
        PlayedTable table = PlayedTable.of("catskill", "ny", "Heads up 4", sql, kafka);
        String round = "r-" + table.id();
        table.open("dana").round(round);
        table.round(
                "gap-" + table.id(),
                event -> !event.path("data").path("street").asText().equals("flop"));
        for (int width : List.of(1440, 800)) {
            ColorScheme scheme = width == 800 ? ColorScheme.DARK : ColorScheme.LIGHT;
            try (Person manager = Person.login(chromium, service, "pitmanager-catskill", width, scheme)) {
                // When
                fits(manager, "/", "pit");
                fits(manager, "/alerts", "alerts");
                fits(manager, "/quarantine", "quarantine");
                fits(manager, "/rules/ny/heads-up-holdem", "rules");
                fits(manager, "/notices", "notices");
                fits(manager, "/tables/" + table.id() + "/sign", "sign");
                assertThat(manager.page().locator("h1")).hasCSS("text-align", "center");
                manager.visit("/tables/" + table.id());
                manager.page().locator("#round-" + round + " summary").click();
                assertThat(manager.page().locator(".felt")).isVisible(SOON);

                // Then
                assertFits(manager, "table");
                assertThat(manager.complaints()).isEmpty();
            }
        }
    }

    private static void fits(Person person, String path, String name) {
        person.visit(path);
        assertFits(person, name);
    }

    private static void assertFits(Person person, String name) {
        person.picture(name);
        Object beyond =
                person.page().evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
        assertThat(beyond).as(name + " is wider than its window").isEqualTo(0);
    }
}
