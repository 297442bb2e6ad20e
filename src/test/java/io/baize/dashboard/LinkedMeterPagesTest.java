package io.baize.dashboard;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.ColorScheme;
import io.baize.kernel.store.Sql;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import java.util.List;
import java.util.UUID;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A meter that two tables share, as the pit sees it: once, with its tables, and at each table with the other. */
@QuarkusTest
@TestProfile(BrowserProfile.class)
class LinkedMeterPagesTest {

    private static final LocatorAssertions.ContainsTextOptions SOON =
            new LocatorAssertions.ContainsTextOptions().setTimeout(20_000);
    private static final String TERMS = """
            {"selections": {"odds/bad-beat": "A", "progressive": "G"}, "meterGroups": {"progressive": "%s"},
             "limits": {"ante": {"min": 500, "max": 50000, "increment": 500}},
             "elections": {"progressive-contribution": "2500", "progressive-reserve": "100"}}""";

    private static Chromium chromium;

    @Inject
    DataSource database;

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String kafka;

    @TestHTTPResource
    String root;

    private String group;
    private PlayedTable one;
    private PlayedTable other;

    @BeforeAll
    static void start() {
        chromium = new Chromium();
    }

    @AfterAll
    static void stop() {
        chromium.close();
    }

    @BeforeEach
    void twoTablesOfOneGroup() {
        Sql sql = new Sql(database);
        group = "bay-" + UUID.randomUUID().toString().substring(0, 8);
        String terms = TERMS.formatted(group);
        one = PlayedTable.of("chesapeake", "md", "Heads up 5", terms, sql, kafka);
        other = PlayedTable.of("chesapeake", "md", "Heads up 6", terms, sql, kafka);
        sql.update(
                "insert into meter_group values ('chesapeake', ?, ?, 'heads-up-holdem', 'progressive')", group, name());
        sql.update("insert into linked_meter (property_id, group_id) values ('chesapeake', ?)", group);
    }

    private String name() {
        return "Bay jackpot " + group;
    }

    @Test
    void theMeterStandsOnThePitsPageAndOnEachTablesPageWithItsTables() {
        for (int width : List.of(1440, 800)) {
            ColorScheme scheme = width == 800 ? ColorScheme.DARK : ColorScheme.LIGHT;
            try (Person manager =
                    Person.login(chromium, root.replaceAll("/$", ""), "pitmanager-chesapeake", width, scheme)) {
                // Given
                Locator meter =
                        manager.page().locator(".linked-meter").filter(new Locator.FilterOptions().setHasText(name()));
                if (width == 1440) {
                    assertThat(meter).containsText("no table has opened");
                    one.open("dana");
                    other.open("dan");
                }

                // When
                assertThat(meter).containsText("$2,000", SOON);
                round(one, "r-" + width);

                // Then: a quarter of a dollar feeds it
                assertThat(meter).containsText(width == 1440 ? "$2,000.25" : "$2,000.50", SOON);
                assertThat(meter.locator("a")).hasText(new String[] {"Heads up 5", "Heads up 6"});
                assertThat(manager.page().locator("#table-" + one.id() + " .c-rounds"))
                        .containsText(width == 1440 ? "1" : "2", SOON);
                fits(manager, "linked-pit");
                manager.visit("/tables/" + other.id());
                Locator shown = manager.page().locator(".figures .meter");
                assertThat(shown).containsText(width == 1440 ? "$2,000.25" : "$2,000.50");
                assertThat(shown).containsText(name() + ", linked with Heads up 5");
                assertThat(manager.page().locator(".terms")).containsText("group " + group);
                fits(manager, "linked-table");
                assertThat(manager.complaints()).isEmpty();
            }
        }
    }

    private static void round(PlayedTable table, String round) {
        table.event("terminal", "round.opened", "{\"round\":\"" + round + "\"}");
        bet(table, round, "ante", 1000, "");
        bet(table, round, "odds", 1000, "");
        bet(table, round, "progressive", 100, "");
        table.event("terminal", "bets.closed", "{\"round\":\"" + round + "\"}");
        cards(table, round, "\"to\":\"seat\",\"seat\":1,\"cards\":\"6h 2d\"");
        cards(table, round, "\"to\":\"dealer\",\"cards\":\"7c 7d\"");
        cards(table, round, "\"to\":\"community\",\"cards\":\"Qc 4h 4d Jd Td\"");
        bet(table, round, "raise", 1000, ",\"street\":\"river\"");
        table.event("terminal", "round.completed", "{\"round\":\"" + round + "\"}");
    }

    private static void bet(PlayedTable table, String round, String wager, int cents, String street) {
        table.event(
                "terminal",
                "bet.placed",
                "{\"round\":\"%s\",\"bet\":\"%s-%s\",\"seat\":1,\"player\":\"p-1\",\"wager\":\"%s\",\"amount\":%d%s}"
                        .formatted(round, round, wager, wager, cents, street));
    }

    private static void cards(PlayedTable table, String round, String where) {
        table.event("shoe", "cards.dealt", "{\"round\":\"" + round + "\"," + where + "}");
    }

    private static void fits(Person person, String name) {
        person.picture(name);
        Object beyond =
                person.page().evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
        assertThat(beyond).as(name + " is wider than its window").isEqualTo(0);
    }
}
