package io.baize.publish.notice;

import io.baize.change.NoticePlan;
import io.baize.change.Reach;
import io.baize.change.Target;
import io.baize.change.Target.Channel;
import io.baize.publish.notice.NoticeConfig.Hook;
import io.baize.publish.notice.NoticeConfig.Places;
import io.baize.publish.notice.NoticeConfig.Reached;
import io.baize.rulepack.NoticeRule.Recipient;
import io.quarkus.runtime.Startup;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The configuration as plans, one a property. What cannot be meant stops the start and is named. */
@Startup
@ApplicationScoped
public class NoticeReach {

    private static final String PREFIX = "baize.notices";
    private static final Map<String, Recipient> RECIPIENTS = Map.of(
            "commission-staff", Recipient.COMMISSION_STAFF,
            "surveillance", Recipient.SURVEILLANCE,
            "commission", Recipient.COMMISSION);
    private static final Set<String> SCHEMES = Set.of("https", "http");
    private static final int SHORTEST_SECRET = 32;
    private static final Duration LONGEST_ATTEMPT = Duration.ofMinutes(2);

    private final Map<String, NoticePlan> plans = new TreeMap<>();
    private final Map<String, String> secrets = new HashMap<>();

    NoticeReach(NoticeConfig config) {
        check(
                config.timeout().isPositive() && config.timeout().compareTo(LONGEST_ATTEMPT) <= 0,
                "timeout",
                "is more than nothing and at most two minutes");
        config.properties().forEach((property, recipients) -> {
            Map<Recipient, Reach> reached = new TreeMap<>();
            recipients.forEach((id, one) -> {
                String name = "properties." + property + "." + id;
                check(RECIPIENTS.containsKey(id), name, "is none of " + new TreeMap<>(RECIPIENTS).keySet());
                reached.put(RECIPIENTS.get(id), reach(name, one));
            });
            plans.put(property, new NoticePlan(reached));
        });
    }

    Set<String> properties() {
        return plans.keySet();
    }

    NoticePlan plan(String property) {
        return plans.getOrDefault(property, new NoticePlan(Map.of()));
    }

    /** Of a webhook, by its URL. */
    Optional<String> secret(String url) {
        return Optional.ofNullable(secrets.get(url));
    }

    private Reach reach(String name, Reached one) {
        check(one.remindAfter().isPositive(), name + ".remind-after", "is more than nothing");
        check(
                one.escalateAfter().compareTo(one.remindAfter()) >= 0,
                name + ".escalate-after",
                "is not before the reminder");
        return new Reach(
                targets(name, one),
                one.remindAfter(),
                one.escalateAfter(),
                targets(name + ".escalation", one.escalation()));
    }

    private List<Target> targets(String name, Places places) {
        Stream<Target> mail = places.mail().stream()
                .flatMap(List::stream)
                .peek(address -> check(address.matches("[^@\\s]+@[^@\\s]+"), name + ".mail", "holds no addresses"))
                .map(address -> new Target(Channel.EMAIL, address));
        Stream<Target> hooks = places.webhooks().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(hook -> hook(name + ".webhooks." + hook.getKey(), hook.getValue()));
        return Stream.concat(mail, hooks).distinct().toList();
    }

    private Target hook(String name, Hook hook) {
        String url = hook.url().toString();
        check(
                SCHEMES.contains(String.valueOf(hook.url().getScheme()))
                        && hook.url().getHost() != null
                        && hook.url().getUserInfo() == null,
                name + ".url",
                "is no https or http URL of a host, without a user");
        check(hook.secret().length() >= SHORTEST_SECRET, name + ".secret", "has fewer than 32 characters");
        String before = secrets.putIfAbsent(url, hook.secret());
        check(
                before == null || before.equals(hook.secret()),
                name + ".secret",
                "differs from the one of the same URL elsewhere");
        return new Target(Channel.WEBHOOK, url);
    }

    private static void check(boolean right, String name, String fault) {
        if (!right) {
            throw new IllegalArgumentException(PREFIX + "." + name + " " + fault);
        }
    }
}
