package io.baize.change;

import io.baize.change.NoticeDue.Kind;
import io.baize.rulepack.NoticeRule;
import io.baize.rulepack.NoticeRule.Recipient;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Which messages a request asks for: the notice until one was given, by whatever channel; a reminder where a rule wants
 * it acknowledged and it is not; escalation after that. Only who must know is told, and only while it is prepared.
 */
public record NoticePlan(Map<Recipient, Reach> reached) {

    public NoticePlan {
        reached = Map.copyOf(reached);
    }

    public List<NoticeDue> due(ChangeState state, Instant now) {
        return state instanceof ChangeState.Preparing preparing
                ? reached.keySet().stream()
                        .sorted()
                        .flatMap(recipient -> due(preparing.dossier(), recipient, now))
                        .toList()
                : List.of();
    }

    /**
     * Whether a message that was due is still wanted. A notice goes to all its targets, also when the first of them has
     * it already.
     */
    public static boolean wants(ChangeState state, NoticeDue message) {
        return state instanceof ChangeState.Preparing
                && state.dossier()
                        .notice(message.recipient())
                        .map(notice -> notice.acknowledgement() == null)
                        .orElse(true);
    }

    public boolean reaches(NoticeDue message) {
        Reach reach = reached.get(message.recipient());
        return reach != null && reach.of(message.kind()).contains(message.target());
    }

    private Stream<NoticeDue> due(Dossier dossier, Recipient recipient, Instant now) {
        List<NoticeRule> rules = dossier.demands().stream()
                .map(Demand::rule)
                .filter(rule -> rule.recipients().contains(recipient))
                .toList();
        if (rules.isEmpty()) {
            return Stream.empty();
        }
        Optional<Notice> given = dossier.notice(recipient);
        if (given.isEmpty()) {
            return messages(recipient, Kind.NOTICE);
        }
        boolean waits = given.get().acknowledgement() == null && rules.stream().anyMatch(NoticeRule::acknowledged);
        return waits ? overdue(recipient, given.get().at(), now) : Stream.empty();
    }

    private Stream<NoticeDue> overdue(Recipient recipient, Instant told, Instant now) {
        Reach reach = reached.get(recipient);
        Stream<NoticeDue> reminder =
                now.isBefore(told.plus(reach.remindAfter())) ? Stream.empty() : messages(recipient, Kind.REMINDER);
        Stream<NoticeDue> escalation =
                now.isBefore(told.plus(reach.escalateAfter())) ? Stream.empty() : messages(recipient, Kind.ESCALATION);
        return Stream.concat(reminder, escalation);
    }

    private Stream<NoticeDue> messages(Recipient recipient, Kind kind) {
        return reached.get(recipient).of(kind).stream().map(target -> new NoticeDue(recipient, kind, target));
    }
}
