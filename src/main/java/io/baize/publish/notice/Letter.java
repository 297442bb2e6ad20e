package io.baize.publish.notice;

import io.baize.change.ChangeRequest;
import io.baize.change.Delivery;
import io.baize.change.Scope;
import io.baize.change.Wanted.Setting;
import io.baize.rulepack.NoticeRule.Recipient;
import io.baize.table.store.StateJson;
import java.net.URI;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;

/** What is said of a request, in words and as data: {@code contracts/schemas/out/change.notice.v1.json}. */
record Letter(Delivery delivery, ChangeRequest request, Optional<URI> site) {

    private record Matter(String kind, String words) {}

    private record Clause(String id, String clause, String says) {}

    private record Data(
            UUID delivery,
            String kind,
            String recipient,
            String property,
            String request,
            int number,
            String requestedBy,
            Instant requestedAt,
            String why,
            Scope scope,
            Instant effective,
            List<Setting> changes,
            List<Matter> matters,
            List<Clause> demands,
            String link) {}

    String subject() {
        String change = "change " + request.number() + " at " + request.property();
        return switch (delivery.message().kind()) {
            case NOTICE -> "Notice of " + change;
            case REMINDER -> "Reminder: please acknowledge " + change;
            case ESCALATION -> "Not acknowledged by " + recipient() + ": " + change;
        };
    }

    String text() {
        return """
                %s

                Asked for by %s at %s: %s
                It takes effect %s, and not before what these clauses demand is done.

                What changes:
                %s

                Clauses:
                %s
                %s""".formatted(
                        subject(),
                        request.requestedBy(),
                        request.requestedAt(),
                        request.why(),
                        request.effective() == null ? "as soon as may be" : "not before " + request.effective(),
                        changes(),
                        clauses().stream()
                                .map(one -> "- " + one.clause() + ": " + one.says())
                                .collect(Collectors.joining("\n")),
                        link() == null ? "" : "\nRead and acknowledge it: " + link() + "\n");
    }

    String data() {
        return StateJson.write(new Data(
                delivery.id(),
                delivery.message().kind().id(),
                recipient(),
                request.property(),
                request.id(),
                request.number(),
                request.requestedBy(),
                request.requestedAt(),
                request.why(),
                request.scope(),
                request.effective(),
                request.wanted().changes(),
                request.wanted().matters().stream()
                        .map(matter -> new Matter(matter.kind().id(), matter.words()))
                        .toList(),
                clauses(),
                link()));
    }

    private String recipient() {
        return words(delivery.message().recipient());
    }

    static String words(Recipient recipient) {
        return recipient.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private String changes() {
        List<String> lines = new ArrayList<>();
        request.wanted()
                .changes()
                .forEach(one -> lines.add(
                        "- " + one.path() + ": " + (one.to() == null ? "taken away" : StateJson.write(one.to()))));
        request.wanted().matters().forEach(one -> lines.add("- " + one.kind().id() + ": " + one.words()));
        return String.join("\n", lines);
    }

    private List<Clause> clauses() {
        return request.state().dossier().demands().stream()
                .map(demand -> new Clause(
                        demand.id(),
                        demand.rule().cite().clause(),
                        demand.rule().says()))
                .toList();
    }

    private String link() {
        return site.map(base -> base.resolve("/changes/" + request.id()).toString())
                .orElse(null);
    }
}
