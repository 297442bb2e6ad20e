package io.baize.dashboard;

import io.baize.api.access.Access;
import io.baize.change.Approval;
import io.baize.change.ChangeRequest;
import io.baize.change.ChangeState;
import io.baize.change.ChangeState.Preparing;
import io.baize.change.Closing;
import io.baize.change.Demand;
import io.baize.change.Notice;
import io.baize.change.Person;
import io.baize.kernel.Answer;
import io.baize.rulepack.NoticeRule.Recipient;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What one person may do next about a request. The request's own state is asked whether it would take the step, so that
 * a page offers nothing that would be refused; the API decides once more.
 */
record NextSteps(
        boolean submit,
        List<Choice> notices,
        List<Choice> acknowledgements,
        List<Choice> approvals,
        boolean refuse,
        boolean withdraw,
        boolean schedule,
        boolean rollback,
        boolean mine) {

    /** {@code evidence}: it stands on a written word, whose reference is asked for. */
    record Choice(String id, String words, boolean evidence) {}

    private static final String SOME = "reference";
    private static final List<Recipient> OF_EMERGENCIES =
            List.of(Recipient.COMMISSION_STAFF, Recipient.SURVEILLANCE, Recipient.COMMISSION);

    static NextSteps of(ChangeRequest request, Person person, Set<Access> allowed, boolean seated, Instant now) {
        ChangeState state = request.state();
        boolean requests = allowed.contains(Access.REQUEST_CHANGES);
        boolean decides = allowed.contains(Access.DECIDE_CHANGES);
        Preparing preparing = state instanceof Preparing open ? open : null;
        Closing closing = new Closing(person.name(), now, SOME);
        return new NextSteps(
                requests && state instanceof ChangeState.Drafted,
                allowed.contains(Access.GIVE_NOTICE) ? notices(state, person, now) : List.of(),
                allowed.contains(Access.ACKNOWLEDGE_NOTICE) ? acknowledgements(state, person, now) : List.of(),
                decides && preparing != null ? approvals(preparing, person, now) : List.of(),
                decides && preparing != null && given(preparing.refused(person, closing)),
                requests && state instanceof ChangeState.Open,
                requests && state instanceof ChangeState.Ready ready && schedulable(ready, seated, now),
                requests && state instanceof ChangeState.Active,
                request.requestedBy().equals(person.name()));
    }

    /** Whether it lies with this person that it goes on. */
    public boolean waits() {
        return mine && submit || schedule || !notices.isEmpty() || !acknowledgements.isEmpty() || !approvals.isEmpty();
    }

    public boolean any() {
        return waits() || submit || refuse || withdraw || rollback;
    }

    private static List<Choice> notices(ChangeState state, Person person, Instant now) {
        Stream<Recipient> all = state.dossier().emergency()
                ? OF_EMERGENCIES.stream()
                : state.dossier().demands().stream()
                        .map(Demand::rule)
                        .flatMap(rule -> rule.recipients().stream())
                        .distinct()
                        .sorted();
        return all.filter(recipient -> {
                    Notice notice = Notice.given(recipient, SOME, now, person.name(), null);
                    return switch (state) {
                        case Preparing preparing -> given(preparing.told(notice));
                        case ChangeState.Scheduled scheduled -> given(scheduled.reported(notice));
                        case ChangeState.Active active -> given(active.reported(notice));
                        case ChangeState.Drafted _, ChangeState.Closed _ -> false;
                    };
                })
                .map(recipient -> new Choice(id(recipient), Words.sentence(Words.tell(recipient)), true))
                .toList();
    }

    private static List<Choice> acknowledgements(ChangeState state, Person person, Instant now) {
        return Arrays.stream(Recipient.values())
                .filter(recipient -> switch (state) {
                    case Preparing preparing -> given(preparing.acknowledged(recipient, person, now));
                    case ChangeState.Scheduled scheduled -> given(scheduled.acknowledged(recipient, person, now));
                    case ChangeState.Active active -> given(active.acknowledged(recipient, person, now));
                    case ChangeState.Drafted _, ChangeState.Closed _ -> false;
                })
                .map(recipient -> new Choice(id(recipient), Words.of(recipient), false))
                .toList();
    }

    private static List<Choice> approvals(Preparing preparing, Person person, Instant now) {
        return Arrays.stream(Approval.As.values())
                .filter(as -> given(preparing.approved(as, person, now, SOME)))
                .map(as -> new Choice(as.id(), Words.plain(as.id()), !given(preparing.approved(as, person, now, null))))
                .toList();
    }

    /** Now, or at the moment when the last lead time has run. */
    private static boolean schedulable(ChangeState.Ready ready, boolean seated, Instant now) {
        Instant earliest = ready.dossier().earliest(seated);
        return given(ready.scheduled(earliest.isAfter(now) ? earliest : now, seated, 1));
    }

    private static String id(Recipient recipient) {
        return recipient.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static boolean given(Answer<?> answer) {
        return answer instanceof Answer.Given<?>;
    }
}
