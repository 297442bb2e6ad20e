package io.baize.dashboard;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.RequestOptions;
import io.baize.kernel.store.Sql;
import java.time.Duration;
import java.time.Instant;

/** What people do with a change in their browsers. */
final class ChangeDesk {

    static final double PATIENCE_MILLIS = 20_000;
    static final LocatorAssertions.HasTextOptions SOON =
            new LocatorAssertions.HasTextOptions().setTimeout(PATIENCE_MILLIS);
    static final LocatorAssertions.ContainsTextOptions IN_TIME =
            new LocatorAssertions.ContainsTextOptions().setTimeout(PATIENCE_MILLIS);
    private static final Duration LONGEST = Duration.ofSeconds(20);

    private final String service;
    private final Sql sql;

    ChangeDesk(String root, Sql sql) {
        this.service = root.replaceAll("/$", "");
        this.sql = sql;
    }

    String service() {
        return service;
    }

    /** Trips plus by table B at that table, checked first and then submitted; answers its id. */
    String asked(Person person, PlayedTable table) {
        person.visit("/changes/new?property=catskill&table=" + table.id());
        Page page = person.page();
        page.locator("[data-path='selections.trips-plus']").selectOption("B");
        page.locator("#ask [name=why]").fill("Guests ask for it.");
        click(person, "Check");
        Locator preview = page.locator("#preview");
        assertThat(preview).containsText("At " + table.id(), IN_TIME);
        assertThat(preview).containsText("5324.2(t)");
        person.picture("change-checked");
        click(person, "Submit");
        page.waitForURL("**/changes/*-*-*");
        assertThat(state(person)).hasText("submitted", SOON);
        return page.url().replaceFirst(".*/changes/", "");
    }

    void tell(Person manager, String change, String recipient, String channel) {
        manager.visit("/changes/" + change);
        Locator form = manager.page().locator("[data-recipient=" + recipient + "]");
        form.getByLabel("Channel").fill(channel);
        form.getByRole(AriaRole.BUTTON).click();
        assertThat(form).hasCount(0, new LocatorAssertions.HasCountOptions().setTimeout(PATIENCE_MILLIS));
    }

    APIResponse approve(Person person, String change) {
        return person.window()
                .request()
                .post(
                        service + "/api/v1/changes/" + change + "/approvals",
                        RequestOptions.create()
                                .setHeader("Origin", service)
                                .setHeader("Content-Type", "application/json")
                                .setData("{\"as\":\"compliance\"}"));
    }

    static Locator state(Person person) {
        return person.page().locator("#change-state");
    }

    static void click(Person person, String button) {
        person.page()
                .getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName(button).setExact(true))
                .click();
    }

    void until(String expected, String query, Object... values) {
        Instant end = Instant.now().plus(LONGEST);
        String found = null;
        while (Instant.now().isBefore(end)) {
            found = sql.first(query, row -> row.getString(1), values).orElse(null);
            if (expected.equals(found)) {
                return;
            }
            pause();
        }
        throw new AssertionError(query + " answers " + found + " and not " + expected);
    }

    private static void pause() {
        try {
            Thread.sleep(100);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
