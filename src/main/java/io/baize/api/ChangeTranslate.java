package io.baize.api;

import io.baize.api.ChangeDocuments.ApprovalGiven;
import io.baize.api.ChangeDocuments.ChangeInList;
import io.baize.api.ChangeDocuments.ClosingDocument;
import io.baize.api.ChangeDocuments.DemandDocument;
import io.baize.api.ChangeDocuments.MatterDocument;
import io.baize.api.ChangeDocuments.MissingDocument;
import io.baize.api.ChangeDocuments.NewChange;
import io.baize.api.ChangeDocuments.NoticeGiven;
import io.baize.api.ChangeDocuments.PlanDocument;
import io.baize.api.ChangeDocuments.ScopeDocument;
import io.baize.api.ChangeDocuments.SettingDocument;
import io.baize.api.ChangeDocuments.TableDetailsInChange;
import io.baize.api.ChangeDocuments.TableInChange;
import io.baize.api.problem.Refused;
import io.baize.change.Approval;
import io.baize.change.ChangeRequest;
import io.baize.change.ChangeState;
import io.baize.change.Closing;
import io.baize.change.Demand;
import io.baize.change.Matter;
import io.baize.change.Notice;
import io.baize.change.Plan;
import io.baize.change.Progress;
import io.baize.change.Scope;
import io.baize.change.TableChange;
import io.baize.change.Wanted;
import io.baize.kernel.Refusal;
import io.baize.rulepack.ChangeKind;
import io.baize.rulepack.NoticeRule.Recipient;
import io.baize.rulepack.load.NoticeJson;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Between the documents of change requests and the values of the domain. */
final class ChangeTranslate {

    private ChangeTranslate() {}

    static Wanted wanted(NewChange asked) {
        return new Wanted(
                orNone(asked.changes()).stream()
                        .map(one -> new Wanted.Setting(one.path(), one.to()))
                        .toList(),
                orNone(asked.matters()).stream().map(ChangeTranslate::matter).toList(),
                asked.plan() == null
                        ? null
                        : new Plan(
                                asked.plan().schedule(),
                                asked.plan().ends(),
                                asked.plan().toTable(),
                                asked.plan().toSchedule(),
                                asked.plan().reference()),
                asked.evidence());
    }

    static Scope scope(ScopeDocument scope) {
        if (scope.tables() != null && (scope.pit() != null || scope.game() != null)) {
            throw Refused.because(
                    Refusal.of("scope-unclear", "scope", "name tables, or a pit and a game, or neither for all", null));
        }
        return new Scope(scope.tables(), scope.pit(), scope.game());
    }

    static Recipient recipient(String id) {
        return one("recipient", id, Recipient.values(), recipient -> id(recipient));
    }

    static Approval.As as(String id) {
        return one("as", id, Approval.As.values(), Approval.As::id);
    }

    static ChangeInList inList(ChangeRequest request) {
        return new ChangeInList(
                request.id(),
                request.number(),
                request.property(),
                request.state().id(),
                request.why(),
                request.suspension(),
                request.requestedBy(),
                request.requestedAt(),
                request.effective(),
                request.state() instanceof ChangeState.Scheduled scheduled ? scheduled.at() : null,
                request.expires(),
                progress(request.state()));
    }

    static ScopeDocument scope(Scope scope) {
        return new ScopeDocument(scope.tables(), scope.pit(), scope.game());
    }

    static List<SettingDocument> changes(Wanted wanted) {
        return wanted.changes().stream()
                .map(one -> new SettingDocument(one.path(), one.to()))
                .toList();
    }

    static List<MatterDocument> matters(Wanted wanted) {
        return wanted.matters().stream()
                .map(one -> new MatterDocument(one.kind().id(), one.about(), one.words(), one.evidence()))
                .toList();
    }

    static PlanDocument plan(Plan plan) {
        return plan == null
                ? null
                : new PlanDocument(plan.schedule(), plan.ends(), plan.toTable(), plan.toSchedule(), plan.reference());
    }

    static DemandDocument demand(Demand demand) {
        return new DemandDocument(demand.id(), NoticeJson.of(demand.rule()));
    }

    static MissingDocument fault(Refusal refusal) {
        return new MissingDocument(refusal.code(), refusal.field(), refusal.limit(), refusal.message(), refusal.cite());
    }

    static NoticeGiven notice(Notice notice) {
        Notice.Acknowledgement known = notice.acknowledgement();
        return new NoticeGiven(
                id(notice.recipient()),
                notice.channel(),
                notice.at(),
                notice.by(),
                notice.evidence(),
                known == null ? null : known.by(),
                known == null ? null : known.at());
    }

    static ApprovalGiven approval(Approval approval) {
        return new ApprovalGiven(approval.as().id(), approval.by(), approval.at(), approval.evidence());
    }

    static ClosingDocument closing(ChangeState state) {
        if (!(state instanceof ChangeState.Closed closed)) {
            return null;
        }
        Closing closing = closed.closing();
        return new ClosingDocument(closing.by(), closing.at(), closing.reason());
    }

    static TableInChange table(TableChange change) {
        TableChange.Place place = change.place();
        return new TableInChange(
                change.table(),
                change.game(),
                change.status().id(),
                change.items(),
                change.touches().stream()
                        .map(touch -> touch.kind().id())
                        .distinct()
                        .sorted()
                        .toList(),
                change.version(),
                change.refusal(),
                place == null ? null : place.eventAt(),
                place == null ? null : place.serverAt(),
                place == null ? null : place.partition(),
                place == null ? null : place.offset());
    }

    static TableDetailsInChange details(TableChange change) {
        return new TableDetailsInChange(
                table(change),
                change.beforeVersion(),
                change.before(),
                change.after(),
                change.edgeBefore(),
                change.edgeAfter());
    }

    private static Matter matter(MatterDocument document) {
        ChangeKind kind = one("matters.kind", document.kind(), Matter.KINDS.toArray(ChangeKind[]::new), ChangeKind::id);
        return new Matter(kind, document.about(), document.words(), document.evidence());
    }

    private static Progress progress(ChangeState state) {
        return switch (state) {
            case ChangeState.Scheduled scheduled -> scheduled.progress();
            case ChangeState.Active active -> active.progress();
            case ChangeState.Drafted _, ChangeState.Preparing _, ChangeState.Closed _ -> null;
        };
    }

    private static <T> T one(String field, String id, T[] all, Function<T, String> idOf) {
        return Arrays.stream(all)
                .filter(known -> idOf.apply(known).equals(id))
                .findFirst()
                .orElseThrow(() -> Refused.badRequest(new Refusal(
                        "field-invalid",
                        field,
                        Arrays.stream(all).map(idOf).collect(Collectors.joining(", ")),
                        field + " is not " + id,
                        null)));
    }

    private static String id(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static <T> List<T> orNone(List<T> list) {
        return list == null ? List.of() : list;
    }
}
