package io.baize.api;

import io.baize.api.ChangeDocuments.AcknowledgementDocument;
import io.baize.api.ChangeDocuments.ApprovalDocument;
import io.baize.api.ChangeDocuments.ChangeDetails;
import io.baize.api.ChangeDocuments.NoticeDocument;
import io.baize.api.ChangeDocuments.ScheduleDocument;
import io.baize.api.access.Visitor;
import io.baize.api.problem.Refused;
import io.baize.change.Approval;
import io.baize.change.ChangeRequest;
import io.baize.change.ChangeState;
import io.baize.change.ChangeState.Preparing;
import io.baize.change.Closing;
import io.baize.change.Notice;
import io.baize.change.Person;
import io.baize.change.store.ChangeStore;
import io.baize.change.store.ChangeTables;
import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.kernel.Roles;
import io.baize.rulepack.NoticeRule.Recipient;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The steps of a request, each under its row lock and with its audit row. What the state does not offer is a conflict;
 * the same step by the same person again changes nothing.
 */
@ApplicationScoped
@Transactional
class ChangeSteps {

    private static final Set<String> NOT_BY_THEM = Set.of(
            "requester-never-approves",
            "admin-never-decides",
            "one-approval-per-person",
            "role-not-allowed",
            "evidence-or-role-missing");
    private static final Set<String> THERE_ALREADY =
            Set.of("notice-given-before", "acknowledged-before", "approved-before", "wrong-state");
    private static final Answer<ChangeState> WRONG = Answer.refused(Refusal.of("wrong-state", "state", "", null));

    private final ChangeStore requests;
    private final ChangeTables tables;
    private final ChangeView view;
    private final Visitor visitor;
    private final Acts acts;

    ChangeSteps(ChangeStore requests, ChangeTables tables, ChangeView view, Visitor visitor, Acts acts) {
        this.requests = requests;
        this.tables = tables;
        this.view = view;
        this.visitor = visitor;
        this.acts = acts;
    }

    private interface Step {
        Answer<? extends ChangeState> of(ChangeState state);
    }

    ChangeDetails submit(String id) {
        ChangeRequest seen = view.visible(id);
        requests.lock(seen.property());
        return step(id, "submitted", Map.of(), Preparing.class::isInstance, state -> {
            if (!(state instanceof ChangeState.Drafted drafted)) {
                return WRONG;
            }
            Set<String> where = tables.of(id).stream().map(one -> one.table()).collect(Collectors.toSet());
            Set<String> paths = tables.of(id).stream()
                    .flatMap(one -> one.items().stream())
                    .map(item -> item.path())
                    .collect(Collectors.toSet());
            tables.conflict(where, paths, id).ifPresent(ChangeRequests::refuse);
            tables.open(id);
            return Answer.of(drafted.submitted(visitor.name()));
        });
    }

    ChangeDetails told(String id, NoticeDocument document) {
        Recipient recipient = ChangeTranslate.recipient(document.recipient());
        Notice notice = Notice.given(recipient, document.channel(), acts.now(), visitor.name(), document.evidence());
        return step(id, "notice-given", notice, state -> repeats(state, notice), state -> switch (state) {
            case Preparing preparing -> preparing.told(notice);
            case ChangeState.Scheduled scheduled -> scheduled.reported(notice);
            case ChangeState.Active active -> active.reported(notice);
            case ChangeState.Drafted _, ChangeState.Closed _ -> WRONG;
        });
    }

    ChangeDetails acknowledged(String id, AcknowledgementDocument document) {
        Recipient recipient = ChangeTranslate.recipient(document.recipient());
        Instant now = acts.now();
        return step(id, "notice-acknowledged", document, state -> knows(state, recipient), state -> switch (state) {
            case Preparing preparing -> preparing.acknowledged(recipient, person(), now);
            case ChangeState.Scheduled scheduled -> scheduled.acknowledged(recipient, person(), now);
            case ChangeState.Active active -> active.acknowledged(recipient, person(), now);
            case ChangeState.Drafted _, ChangeState.Closed _ -> WRONG;
        });
    }

    ChangeDetails approved(String id, ApprovalDocument document) {
        Approval.As as = ChangeTranslate.as(document.as());
        return step(
                id,
                "approved",
                document,
                state -> approved(state, as, document),
                state -> state instanceof Preparing preparing
                        ? preparing.approved(as, person(), acts.now(), document.evidence())
                        : WRONG);
    }

    ChangeDetails refused(String id, String reason) {
        Closing closing = new Closing(visitor.name(), acts.now(), reason);
        return closed(
                id,
                "refused",
                closing,
                ChangeState.Refused.class,
                state -> state instanceof Preparing preparing ? preparing.refused(person(), closing) : WRONG);
    }

    ChangeDetails withdrawn(String id, String reason) {
        Closing closing = new Closing(visitor.name(), acts.now(), reason);
        return closed(id, "withdrawn", closing, ChangeState.Withdrawn.class, state -> switch (state) {
            case ChangeState.Drafted drafted -> Answer.of(drafted.withdrawn(closing));
            case Preparing preparing -> Answer.of(preparing.withdrawn(closing));
            case ChangeState.Scheduled scheduled -> Answer.of(scheduled.withdrawn(closing));
            case ChangeState.Active _, ChangeState.Closed _ -> WRONG;
        });
    }

    /** At the moment that is asked for; else when it was to be effective, or when the last lead time has run. */
    ChangeDetails scheduled(String id, ScheduleDocument document) {
        ChangeRequest seen = view.visible(id);
        boolean seated = view.seated(seen);
        int count = tables.of(id).size();
        Instant asked = document == null ? null : document.at();
        return step(
                id,
                "scheduled",
                Map.of("at", String.valueOf(asked)),
                ChangeState.Scheduled.class::isInstance,
                state -> {
                    if (!(state instanceof ChangeState.Ready ready)) {
                        return state instanceof ChangeState.Submitted submitted
                                ? Answer.refused(
                                        submitted.dossier().missing(seated).getFirst())
                                : WRONG;
                    }
                    Instant soonest = Stream.of(
                                    acts.now(), ready.dossier().earliest(seated), orBefore(seen.effective()))
                            .max(Instant::compareTo)
                            .orElseThrow();
                    Instant at = asked == null ? soonest : asked;
                    return at.isBefore(orBefore(seen.effective()))
                            ? Answer.refused(new Refusal(
                                    "before-effective",
                                    "at",
                                    seen.effective().toString(),
                                    "it was asked for " + seen.effective() + " or later",
                                    null))
                            : ready.scheduled(at, seated, count);
                });
    }

    private ChangeDetails closed(
            String id, String action, Closing closing, Class<? extends ChangeState.Closed> type, Step step) {
        step(id, action, closing, type::isInstance, step);
        tables.withdrawWaiting(id);
        return view.details(view.visible(id));
    }

    private ChangeDetails step(
            String id, String action, Object detail, Function<ChangeState, Boolean> isRepeat, Step step) {
        view.visible(id);
        ChangeRequest request = requests.locked(id).orElseThrow();
        if (isRepeat.apply(request.state())) {
            return view.details(request);
        }
        return switch (step.of(request.state())) {
            case Answer.Given<? extends ChangeState>(ChangeState next) -> {
                requests.move(request.in(next), visitor.name(), acts.now());
                acts.record(
                        request.property(),
                        "change." + action,
                        "change/" + id,
                        Map.of("state", next.id(), "act", detail));
                yield view.details(requests.find(id).orElseThrow());
            }
            case Answer.Refused<? extends ChangeState>(Refusal refusal) -> throw refusal(request, refusal);
        };
    }

    private static Refused refusal(ChangeRequest request, Refusal refusal) {
        if (refusal.code().equals("wrong-state")) {
            return Refused.conflict(
                    "wrong-state", "the request is " + request.state().id());
        }
        return NOT_BY_THEM.contains(refusal.code())
                ? Refused.because(403, refusal)
                : THERE_ALREADY.contains(refusal.code()) ? Refused.because(409, refusal) : Refused.because(refusal);
    }

    private boolean repeats(ChangeState state, Notice notice) {
        return state.dossier().notice(notice.recipient()).stream()
                .anyMatch(told -> told.by().equals(notice.by())
                        && told.channel().equals(notice.channel())
                        && Objects.equals(told.evidence(), notice.evidence()));
    }

    private boolean knows(ChangeState state, Recipient recipient) {
        return state.dossier().notice(recipient).stream()
                .map(Notice::acknowledgement)
                .anyMatch(known -> known != null && known.by().equals(visitor.name()));
    }

    private boolean approved(ChangeState state, Approval.As as, ApprovalDocument document) {
        return state.dossier().approval(as).stream()
                .anyMatch(given ->
                        given.by().equals(visitor.name()) && Objects.equals(given.evidence(), document.evidence()));
    }

    private Person person() {
        return new Person(
                visitor.name(), Roles.ALL.stream().filter(visitor::has).collect(Collectors.toSet()));
    }

    private static Instant orBefore(Instant effective) {
        return effective == null ? Instant.MIN : effective;
    }
}
