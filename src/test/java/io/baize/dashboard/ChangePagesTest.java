package io.baize.dashboard;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
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

/** The pages of changes beside the path itself: the dry run, the suspension, and that they fit the screens. */
@QuarkusTest
@TestProfile(BrowserProfile.class)
class ChangePagesTest {

    private static Chromium chromium;

    @Inject
    DataSource database;

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String kafka;

    @TestHTTPResource
    String root;

    private ChangeDesk desk;
    private Sql sql;
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
    void aTableThatIsOpen() {
        sql = new Sql(database);
        desk = new ChangeDesk(root, sql);
        table = open("Heads up 8");
    }

    @Test
    void theDryRunNamesWhatTheTextForbids() {
        try (Person manager = Person.login(chromium, desk.service(), "pitmanager-catskill")) {
            manager.visit("/changes/new?property=catskill&table=" + table.id());
            Page page = manager.page();
            page.locator("#ask [name=why]").fill("High rollers ask for it.");
            page.locator("[data-path='offered.ante']").uncheck();

            ChangeDesk.click(manager, "Check");

            assertThat(page.locator("#preview .faults"))
                    .containsText("without ante nobody can play", ChangeDesk.IN_TIME);
            assertThat(page.locator("#preview .faults")).containsText("NY (c)");
            page.locator("[data-path='offered.ante']").check();
            page.locator("[data-path='limits.ante'] [name=min]").fill("600");

            ChangeDesk.click(manager, "Check");

            assertThat(page.locator("#preview .faults"))
                    .containsText("Limits, Ante: limits need 0 < min <= max", ChangeDesk.IN_TIME);
            manager.picture("change-faults");
        }
    }

    @Test
    void aWagerIsSuspendedAtOnceAndReportedAfterwardsAndPagesFit() {
        for (int width : List.of(1440, 800)) {
            ColorScheme scheme = width == 800 ? ColorScheme.DARK : ColorScheme.LIGHT;
            PlayedTable torn = open("Heads up 9");
            try (Person manager = Person.login(chromium, desk.service(), "pitmanager-catskill", width, scheme)) {
                manager.visit("/changes/new?property=catskill&table=" + torn.id());
                fits(manager, "change-new");
                manager.page().locator("#suspend [name=wager]").selectOption("pocket-bonus");
                manager.page().locator("#suspend [name=why]").fill("The felt is torn.");
                ChangeDesk.click(manager, "Suspend");
                assertThat(ChangeDesk.state(manager)).hasText("active", ChangeDesk.SOON);
                assertThat(manager.page().locator("#change-next")).containsText("Tell surveillance");
                fits(manager, "change-suspension");
                desk.asked(manager, torn);
                fits(manager, "change-submitted");
                manager.visit("/changes?property=catskill");
                fits(manager, "changes");
                manager.visit("/tables/" + torn.id());
                fits(manager, "table-changes");
                assertThat(manager.complaints()).isEmpty();
            }
        }
    }

    private PlayedTable open(String name) {
        PlayedTable opened = PlayedTable.of("catskill", "ny", name, sql, kafka).open("dana");
        desk.until("1", "select count(first_opened_at)::text from gaming_table where id = ?", opened.id());
        return opened;
    }

    private static void fits(Person person, String name) {
        person.picture(name);
        Object beyond =
                person.page().evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
        assertThat(beyond).as(name + " is wider than its window").isEqualTo(0);
    }
}
