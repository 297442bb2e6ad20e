package io.baize.dashboard;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import io.baize.kernel.store.Sql;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A slip goes from hand to hand on the pages: real logins, a real browser, the table's own stream. */
@QuarkusTest
@TestProfile(BrowserProfile.class)
class SlipsPageTest {

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
    void anOpenTable() {
        service = root.replaceAll("/$", "");
        sql = new Sql(database);
        table = PlayedTable.of("catskill", "ny", "Heads up 7", sql, kafka).open("dana");
    }

    @Test
    void aFillGoesFromThePitToTheCageToTheTableAndIntoTheLedger() {
        try (Person supervisor = Person.login(chromium, service, "pitsupervisor-catskill");
                Person cage = Person.login(chromium, service, "cage-catskill");
                Person terminal = Person.login(chromium, service, "terminal-catskill")) {
            // Given
            String slip = asks(supervisor, "Fill");
            assertThat(supervisor.page().locator(".counting")).hasCount(0);

            // When
            cage.visit(slip);
            counts(cage, "20", "10", "560.00", "Sign for the cage");
            assertThat(cage.page().locator("output.failed"))
                    .hasText("the chips add up to $550.00 and the total says $560.00");
            counts(cage, "20", "10", "550.00", "Sign for the cage");
            state(cage, "prepared, waits for the table");
            terminal.visit(slip);
            counts(terminal, "20", "10", "$550", "Sign at the table");

            // Then
            state(supervisor, "posted");
            assertThat(supervisor.page().locator("#slip")).containsText("Posted to the ledger");
            assertThat(entries()).containsExactly("fill 55000");
            supervisor.visit("/slips?property=catskill");
            assertThat(supervisor.page().locator("#slip-" + number(slip))).containsText("posted");
            assertThat(supervisor.complaints()).isEmpty();
            assertThat(terminal.complaints()).isEmpty();
            picture(supervisor, slip, "slip-posted");
            picture(supervisor, "/slips?property=catskill", "slips");
        }
    }

    @Test
    void aShortFillIsAnsweredBySomebodyWhoCountedNeither() {
        try (Person supervisor = Person.login(chromium, service, "pitsupervisor-catskill");
                Person cage = Person.login(chromium, service, "cage-catskill");
                Person terminal = Person.login(chromium, service, "terminal-catskill");
                Person manager = Person.login(chromium, service, "pitmanager-catskill")) {
            // Given
            String slip = asks(supervisor, "Fill");
            cage.visit(slip);
            counts(cage, "20", "10", "550", "Sign for the cage");
            state(cage, "prepared, waits for the table");
            terminal.visit(slip);
            counts(terminal, "19", "10", "525", "Sign at the table");
            state(supervisor, "counts differ, waits for an answer");
            assertThat(supervisor.page().locator(".item form")).hasCount(0);

            // When
            manager.visit("/slips/exceptions?property=catskill");
            Locator exception =
                    manager.page().locator(".item").filter(new Locator.FilterOptions().setHasText(table.id()));
            assertThat(exception).containsText("the table counted $525.00");
            picture(manager, "/slips/exceptions?property=catskill", "slip-exceptions");
            exception.getByLabel("Reason").fill("one chip short in the rack, on camera");
            exception
                    .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("The table's count stands"))
                    .click();

            // Then
            state(supervisor, "posted");
            assertThat(entries()).containsExactly("fill 52500");
            assertThat(exception).containsText("stands: one chip short in the rack", within());
        }
    }

    @Test
    void aTerminalThatNamesASlipNobodyKnowsOrAnotherAmountIsAnException() {
        try (Person supervisor = Person.login(chromium, service, "pitsupervisor-catskill");
                Person cage = Person.login(chromium, service, "cage-catskill");
                Person finance = Person.login(chromium, service, "finance-catskill")) {
            // Given
            String slip = asks(supervisor, "Credit");
            cage.visit(slip);
            counts(cage, "20", "10", "550", "Sign for the cage");
            state(cage, "prepared, waits for the table");

            // When
            table.event("cage", "fill.delivered", "{\"slip\":\"F-77\",\"amount\":100000}");
            table.event("cage", "credit.delivered", "{\"slip\":\"%s\",\"amount\":45000}".formatted(number(slip)));

            // Then
            state(supervisor, "posted as $450.00");
            finance.visit("/slips/exceptions?property=catskill");
            Locator open = finance.page().locator(".item").filter(new Locator.FilterOptions().setHasText(table.id()));
            assertThat(open).hasCount(2);
            Locator unknown = open.filter(new Locator.FilterOptions().setHasText("F-77"));
            unknown.getByLabel("Reason").fill("a paper slip of the night the network was down");
            unknown.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Answer"))
                    .click();
            assertThat(unknown).containsText("the night the network was down", within());
            assertThat(open.filter(new Locator.FilterOptions().setHasText("$450.00"))
                            .locator(".chip"))
                    .hasText("open");
        }
    }

    @Test
    void aVoidedSlipIsPrintedAndReprintedAndStaysInTheNumbers() {
        try (Person supervisor = Person.login(chromium, service, "pitsupervisor-catskill");
                Person cage = Person.login(chromium, service, "cage-catskill")) {
            // Given
            String slip = asks(supervisor, "Fill");
            press(supervisor, "Print the slip");
            assertThat(supervisor.page().locator("h1")).hasText("Fill slip " + number(slip), text());
            assertThat(supervisor.page().locator(".mark")).hasCount(0);
            supervisor.visit(slip);
            supervisor.page().getByPlaceholder("why the slip is void").fill("the wrong table");
            press(supervisor, "Ask to void");
            state(supervisor, "void asked for, waits for the other side");

            // When
            cage.visit(slip);
            press(cage, "Confirm that it is void");
            state(cage, "void");
            press(cage, "Reprint");

            // Then
            assertThat(cage.page().locator(".mark").first()).hasText("REPRINT 1", text());
            assertThat(cage.page().locator(".mark").last()).hasText("VOID: the wrong table");
            cage.picture("slip-paper");
            cage.visit("/slips/numbers?property=catskill");
            assertThat(cage.page().locator("#main")).containsText("No number is missing.");
            assertThat(cage.page().locator(".numbers a[href='" + slip + "']")).hasText(number(slip));
            picture(cage, "/slips/numbers?property=catskill", "slip-numbers");
            var pdf = cage.window().request().get(service + slip + "/paper.pdf");
            assertThat(pdf.status()).isEqualTo(200);
            assertThat(new String(pdf.body(), 0, 4, StandardCharsets.US_ASCII)).isEqualTo("%PDF");
        }
    }

    @Test
    void thePagesAreForThoseWhoHandleChipsOrAnswerForThem() {
        try (Person count = Person.login(chromium, service, "count-catskill");
                Person terminal = Person.login(chromium, service, "terminal-catskill")) {
            assertThat(count.page().locator("nav.main")).not().containsText("Slips");
            assertThat(count.visit("/slips?property=catskill")).isEqualTo(403);
            assertThat(terminal.visit("/slips?property=catskill")).isEqualTo(200);
            assertThat(terminal.visit("/slips/new?property=catskill")).isEqualTo(403);
            assertThat(terminal.visit("/slips/exceptions?property=catskill")).isEqualTo(403);
            assertThat(terminal.visit("/slips/catskill/999999")).isEqualTo(404);
            assertThat(terminal.visit("/slips/harbor/1")).isEqualTo(404);
            assertThat(terminal.visit("/slips?property=catskill&day=soon")).isEqualTo(404);
        }
    }

    /** The address of the slip that the form led to. */
    private String asks(Person who, String kind) {
        who.visit("/slips/new?property=catskill");
        who.page().getByLabel("Slip").selectOption(kind.toLowerCase(Locale.ROOT));
        who.page().getByLabel("Table").selectOption(table.id());
        picture(who, null, "slip-request");
        counts(who, "20", "10", "550.00", "Ask for the slip");
        assertThat(who.page().locator("#slip"))
                .isVisible(new LocatorAssertions.IsVisibleOptions().setTimeout(SOON_MILLIS));
        assertThat(who.page().locator("h1")).containsText(kind);
        return who.page().url().substring(service.length());
    }

    private static void counts(Person who, String twentyFives, String fives, String total, String button) {
        who.page().getByLabel("pieces of $25", exactly()).fill(twentyFives);
        who.page().getByLabel("pieces of $5", exactly()).fill(fives);
        who.page().getByLabel("Total in dollars").fill(total);
        press(who, button);
    }

    private static Page.GetByLabelOptions exactly() {
        return new Page.GetByLabelOptions().setExact(true);
    }

    private static void press(Person who, String button) {
        who.page()
                .getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName(button).setExact(true))
                .click();
    }

    private static void state(Person who, String state) {
        assertThat(who.page().locator("#slip .chip").first()).hasText(state, text());
    }

    /** At both widths of the floor's screens; {@code path} is null for the page that is open. */
    private void picture(Person who, String path, String name) {
        for (int width : List.of(800, 1440)) {
            who.page().setViewportSize(width, 900);
            if (path != null) {
                who.visit(path);
            }
            who.picture(name);
        }
    }

    private List<String> entries() {
        return sql.list("""
                select e.kind, sum(abs(p.amount)) / 2 as amount from entry e
                join posting p using (partition, event_offset, index)
                where e.table_id = ? group by e.kind""", row -> row.getString("kind") + " " + row.getLong("amount"), table.id());
    }

    private static String number(String slip) {
        return slip.substring(slip.lastIndexOf('/') + 1);
    }

    private static LocatorAssertions.HasTextOptions text() {
        return new LocatorAssertions.HasTextOptions().setTimeout(SOON_MILLIS);
    }

    private static LocatorAssertions.ContainsTextOptions within() {
        return new LocatorAssertions.ContainsTextOptions().setTimeout(SOON_MILLIS);
    }
}
