package io.baize.change;

import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.kernel.Roles;
import io.baize.rulepack.NoticeRule;
import io.baize.rulepack.NoticeRule.Recipient;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a request needs and what is there of it: the demands of the notice rules, the notices given, the approvals. Two
 * people at least stand behind each change: those who asked approve nothing, nobody gives two of its approvals, and
 * compliance always approves. An emergency suspension is the one change that needs none of that beforehand.
 *
 * @param requesters who asked and who submitted
 */
public record Dossier(
        boolean emergency,
        Set<String> requesters,
        List<Demand> demands,
        List<Notice> notices,
        List<Approval> approvals) {

    static final String OWN_RULE = "Baize's own rule";

    public Dossier {
        requesters = Set.copyOf(requesters);
        demands = List.copyOf(demands);
        notices = List.copyOf(notices);
        approvals = List.copyOf(approvals);
        if (emergency && !demands.isEmpty()) {
            throw new IllegalArgumentException("an emergency suspension demands nothing beforehand");
        }
    }

    public static Dossier of(String requester, List<Demand> demands) {
        return new Dossier(false, Set.of(requester), demands, List.of(), List.of());
    }

    public static Dossier emergency(String requester) {
        return new Dossier(true, Set.of(requester), List.of(), List.of(), List.of());
    }

    Dossier alsoAskedBy(String person) {
        Set<String> all =
                Stream.concat(requesters.stream(), Stream.of(person)).collect(java.util.stream.Collectors.toSet());
        return new Dossier(emergency, all, demands, notices, approvals);
    }

    /** All that is missing, whatever the hour, each with its clause. */
    public List<Refusal> missing(boolean seated) {
        List<Refusal> missing = new ArrayList<>();
        demanded(seated).forEach(demand -> missing.addAll(missingOf(demand)));
        if (!emergency && approval(Approval.As.COMPLIANCE).isEmpty()) {
            missing.add(Refusal.of(
                    "approval-missing", Approval.As.COMPLIANCE.id(), "compliance has not approved it", OWN_RULE));
        }
        return missing;
    }

    /** All that is missing at that moment, the lead times that still run among it. */
    public List<Refusal> missing(Instant at, boolean seated) {
        List<Refusal> missing = new ArrayList<>(missing(seated));
        demanded(seated)
                .forEach(demand -> runsUntil(demand)
                        .filter(at::isBefore)
                        .ifPresent(until -> missing.add(new Refusal(
                                "lead-time-running",
                                demand.id(),
                                until.toString(),
                                "notice was given too late for this: it may take effect at " + until,
                                demand.rule().cite().clause()))));
        return missing;
    }

    /** When the last lead time has run; the beginning of time where none is demanded or no notice is given yet. */
    public Instant earliest(boolean seated) {
        return demanded(seated)
                .flatMap(demand -> runsUntil(demand).stream())
                .max(Instant::compareTo)
                .orElse(Instant.MIN);
    }

    public Optional<Notice> notice(Recipient recipient) {
        return notices.stream()
                .filter(notice -> notice.recipient() == recipient)
                .findFirst();
    }

    public Optional<Approval> approval(Approval.As as) {
        return approvals.stream().filter(approval -> approval.as() == as).findFirst();
    }

    /** A recipient is told once; what is told again is a reminder and starts no lead time anew. */
    Answer<Dossier> told(Notice notice) {
        if (notice(notice.recipient()).isPresent()) {
            String message = "notice was given at "
                    + notice(notice.recipient()).orElseThrow().at();
            return Answer.refused(Refusal.of("notice-given-before", "recipient", message, null));
        }
        return Answer.of(
                withNotices(Stream.concat(notices.stream(), Stream.of(notice)).toList()));
    }

    Answer<Dossier> acknowledged(Recipient recipient, Person person, Instant at) {
        Optional<Notice> notice = notice(recipient);
        if (notice.isEmpty()) {
            return refused("notice-not-given", "recipient", "no notice was given yet that one could acknowledge");
        }
        if (notice.get().acknowledgement() != null) {
            return refused("acknowledged-before", "recipient", "it is acknowledged already");
        }
        return decidedBy(person)
                .then(allowed -> allowed.is(roleOf(recipient))
                        ? Answer.of(withNotices(notices.stream()
                                .map(one -> one.recipient() == recipient ? one.acknowledged(person.name(), at) : one)
                                .toList()))
                        : refused(
                                "role-not-allowed",
                                "recipient",
                                "a user of " + roleOf(recipient) + " acknowledges it"));
    }

    Answer<Dossier> approved(Approval.As as, Person person, Instant at, String evidence) {
        return decidedBy(person)
                .then(allowed -> mayApprove(as, allowed, evidence)
                        .<Answer<Dossier>>map(Answer::refused)
                        .orElseGet(() -> Answer.of(new Dossier(
                                emergency,
                                requesters,
                                demands,
                                notices,
                                Stream.concat(
                                                approvals.stream(),
                                                Stream.of(new Approval(as, person.name(), at, evidence)))
                                        .toList()))));
    }

    /** Who may decide on it at all: neither those who asked nor who administers users. */
    Answer<Person> decidedBy(Person person) {
        if (person.administers()) {
            return refused("admin-never-decides", "by", "who administers users decides on no change");
        }
        return requesters.contains(person.name())
                ? refused("requester-never-approves", "by", "another person than who asked for it decides")
                : Answer.of(person);
    }

    private Optional<Refusal> mayApprove(Approval.As as, Person person, String evidence) {
        if (approvals.stream().anyMatch(given -> given.by().equals(person.name()))) {
            return fault("one-approval-per-person", "by", person.name() + " has given an approval of it already");
        }
        if (approval(as).isPresent()) {
            return fault("approved-before", "as", "it has this approval already");
        }
        boolean written = person.is(Roles.COMPLIANCE) && evidence != null && !evidence.isBlank();
        boolean may = switch (as) {
            case COMPLIANCE -> person.is(Roles.COMPLIANCE);
            case COMMISSION -> person.is(Roles.COMMISSION) || written;
            case INTERNAL_CONTROLS -> written;
        };
        if (!may) {
            return fault(
                    "evidence-or-role-missing",
                    "as",
                    switch (as) {
                        case COMPLIANCE -> "a user of compliance gives it";
                        case COMMISSION ->
                            "a user of the commission gives it, or compliance with its written word as evidence";
                        case INTERNAL_CONTROLS -> "compliance gives it with the reference of the internal controls";
                    });
        }
        if (as == Approval.As.COMPLIANCE) {
            return Optional.empty();
        }
        List<Demand> asking = demands.stream()
                .filter(demand ->
                        Approval.As.demandedBy(demand.rule()).filter(as::equals).isPresent())
                .toList();
        if (asking.isEmpty()) {
            return fault("approval-not-demanded", "as", "no rule demands this approval of this change");
        }
        return asking.stream().flatMap(demand -> untold(demand)).findFirst();
    }

    private List<Refusal> missingOf(Demand demand) {
        List<Refusal> missing = new ArrayList<>(untold(demand).toList());
        NoticeRule rule = demand.rule();
        if (rule.acknowledged()) {
            rule.recipients().stream()
                    .flatMap(recipient -> notice(recipient).stream())
                    .filter(notice -> notice.acknowledgement() == null)
                    .forEach(notice -> missing.add(missing(
                            "acknowledgement-missing",
                            demand,
                            words(notice.recipient()) + " has not acknowledged it")));
        }
        Approval.As.demandedBy(rule)
                .filter(as -> approval(as).isEmpty())
                .ifPresent(as -> missing.add(missing("approval-missing", demand, as.id() + " approval is missing")));
        return missing;
    }

    private Stream<Refusal> untold(Demand demand) {
        return demand.rule().recipients().stream()
                .filter(recipient -> notice(recipient).isEmpty())
                .map(recipient -> missing("notice-missing", demand, "no notice was given: " + words(recipient)));
    }

    private Optional<Instant> runsUntil(Demand demand) {
        NoticeRule rule = demand.rule();
        return rule.lead() == null
                ? Optional.empty()
                : rule.recipients().stream()
                        .flatMap(recipient -> notice(recipient).stream())
                        .map(notice -> notice.at().plus(rule.lead()))
                        .max(Instant::compareTo);
    }

    /** What is asked only for players at the table is not asked while there are none. */
    private Stream<Demand> demanded(boolean seated) {
        return demands.stream().filter(demand -> seated || !demand.rule().playersSeated());
    }

    private Dossier withNotices(List<Notice> changed) {
        return new Dossier(emergency, requesters, demands, changed, approvals);
    }

    private static Refusal missing(String code, Demand demand, String message) {
        return Refusal.of(code, demand.id(), message, demand.rule().cite().clause());
    }

    private static Optional<Refusal> fault(String code, String field, String message) {
        return Optional.of(Refusal.of(code, field, message, OWN_RULE));
    }

    private static <T> Answer<T> refused(String code, String field, String message) {
        return Answer.refused(Refusal.of(code, field, message, OWN_RULE));
    }

    private static String roleOf(Recipient recipient) {
        return switch (recipient) {
            case COMMISSION_STAFF, COMMISSION -> Roles.COMMISSION;
            case SURVEILLANCE -> Roles.SURVEILLANCE;
            case PLAYERS, PUBLIC_SIGN -> "nobody";
        };
    }

    private static String words(Recipient recipient) {
        return recipient.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
    }
}
