package io.baize.simulator;

import io.baize.rulepack.Pack;
import io.baize.rulepack.RuleBook;
import io.baize.terms.MeterGroup;
import io.baize.terms.TermsDocument;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Builds the demo floor through the API. What is there stays as it is, so a second run changes nothing. */
final class Setup {

    private static final String ADMIN = "admin";
    private static final int ATTEMPTS = 60;
    private static final Duration BETWEEN_ATTEMPTS = Duration.ofSeconds(1);
    private static final int CONFLICT = 409;

    private final Api api;
    private final RuleBook rules;

    Setup(Api api, RuleBook rules) {
        this.api = api;
        this.rules = rules;
    }

    void build(List<DemoTable> tables) throws InterruptedException {
        for (DemoFloor.Property property : DemoFloor.PROPERTIES) {
            build(property);
        }
        for (DemoTable table : tables) {
            build(table);
        }
    }

    private void build(DemoFloor.Property property) throws InterruptedException {
        String path = "/properties/" + property.id();
        make(() -> api.post(
                ADMIN,
                "/properties",
                Map.of(
                        "id", property.id(),
                        "name", property.name(),
                        "jurisdiction", property.jurisdiction().id(),
                        "timeZone", property.zone().getId(),
                        "gamingDayStart", DemoFloor.GAMING_DAY_START.toString())));
        for (String pit : DemoFloor.PITS) {
            make(() -> api.post(ADMIN, path + "/pits", Map.of("id", pit, "name", pit + " pit")));
        }
        for (Pack pack : DemoFloor.packs(rules, property)) {
            String from = pack.effective().toString();
            make(() -> api.post(
                    ADMIN,
                    path + "/adoptions",
                    Map.of("game", pack.game(), "packVersion", pack.version(), "effectiveFrom", from)));
        }
        for (MeterGroup group : DemoFloor.GROUPS) {
            if (group.property().equals(property.id())) {
                make(() -> api.post(
                        ADMIN,
                        path + "/meter-groups",
                        Map.of(
                                "id", group.id(),
                                "name", group.name(),
                                "game", group.game(),
                                "schedule", group.schedule())));
            }
        }
    }

    private void build(DemoTable table) throws InterruptedException {
        make(() -> api.post(
                ADMIN,
                "/tables",
                Map.of(
                        "id", table.id(),
                        "property", table.setup().property(),
                        "pit", table.pit(),
                        "name", table.name(),
                        "game", table.setup().game())));
        String pitManager = "pitmanager-" + table.setup().property();
        TermsDocument terms = TermsDocument.of(table.setup().terms());
        make(() -> api.put(pitManager, "/tables/" + table.id() + "/terms", terms));
    }

    @FunctionalInterface
    private interface Request {
        Api.Reply send() throws IOException, InterruptedException;
    }

    /** Waits for a service that is still starting; a conflict means that it is there already, which is as good. */
    private static void make(Request request) throws InterruptedException {
        String trouble = "";
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            try {
                Api.Reply reply = request.send();
                if (reply.ok() || reply.status() == CONFLICT) {
                    return;
                }
                trouble = reply.status() + " " + reply.body();
                if (reply.status() < 500) {
                    break;
                }
            } catch (IOException e) {
                trouble = e.toString();
            }
            Thread.sleep(BETWEEN_ATTEMPTS);
        }
        throw new IllegalStateException("the floor could not be set up: " + trouble);
    }
}
