package io.baize.dashboard;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Somebody of the demo realm in a window of their own. */
final class Person implements AutoCloseable {

    private static final Path PICTURES = Path.of("target", "screenshots");

    private final String service;
    private final BrowserContext window;
    private final Page page;
    private final List<String> complaints = new ArrayList<>();

    private Person(Chromium chromium, String service, int width, ColorScheme scheme) {
        this.service = service;
        this.window = chromium.window(width, scheme);
        this.page = window.newPage();
        page.onConsoleMessage(message -> {
            if (message.type().equals("error")) complaints.add(message.text());
        });
        page.onPageError(complaints::add);
    }

    static Person login(Chromium chromium, String service, String name) {
        return login(chromium, service, name, 1440, ColorScheme.LIGHT);
    }

    /** Through Keycloak's own login page; every demo user's password is the name. */
    static Person login(Chromium chromium, String service, String name, int width, ColorScheme scheme) {
        Person person = new Person(chromium, service, width, scheme);
        person.page.navigate(service + "/");
        person.page.locator("#username").fill(name);
        person.page.locator("#password").fill(name);
        person.page.locator("#kc-login").click();
        assertThat(person.page.locator("header.top .brand")).isVisible();
        return person;
    }

    Page page() {
        return page;
    }

    BrowserContext window() {
        return window;
    }

    int visit(String path) {
        return page.navigate(service + path).status();
    }

    void logout() {
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Log out"))
                .click();
    }

    /** What the browser complained about: scripts that failed, things the content security policy stopped. */
    List<String> complaints() {
        return complaints;
    }

    void picture(String name) {
        page.screenshot(new Page.ScreenshotOptions()
                .setFullPage(true)
                .setPath(PICTURES.resolve(name + "-" + page.viewportSize().width + ".png")));
    }

    @Override
    public void close() {
        window.close();
    }
}
