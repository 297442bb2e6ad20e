package io.baize.change;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.baize.kernel.Answer;
import io.baize.kernel.Jurisdiction;
import io.baize.kernel.Refusal;
import io.baize.rulepack.ChangeKind;
import io.baize.rulepack.NoticeRule.Recipient;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.load.RuleBooks;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** From a draft to what is in force, and the steps that nobody can take. */
class ChangeStateTest {

    private static final RuleBook RULES = RuleBooks.shipped();
    private static final Instant NOON = Instant.parse("2026-11-02T17:00:00Z");
    private static final Person MANAGER = new Person("mara", Set.of("pit-manager"));
    private static final Person COMPLIANCE = new Person("carl", Set.of("compliance"));
    private static final Person COMMISSION = new Person("nora", Set.of("commission"));
    private static final Person SURVEILLANCE = new Person("sid", Set.of("surveillance"));
    private static final Closing ENOUGH = new Closing("mara", NOON, "no longer wanted");

    /** A step that is not drawn in the diagram must not exist as a method. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Drafted    | expired submitted withdrawn",
                "Submitted  | acknowledged approved expired refused told withdrawn",
                "Ready      | acknowledged approved expired refused scheduled told withdrawn",
                "Scheduled  | acknowledged hindrance reached reported withdrawn",
                "Active     | acknowledged reported superseded",
                "Superseded | ''",
                "Refused    | ''",
                "Withdrawn  | ''",
                "Expired    | ''"
            })
    void aStateOffersItsLegalStepsAndNoOthers(String state, String steps) throws ClassNotFoundException {
        Class<?> type = Class.forName(ChangeState.class.getName() + "$" + state);
        Set<String> components = Arrays.stream(type.getRecordComponents())
                .map(component -> component.getName())
                .collect(Collectors.toSet());

        Set<String> offered = Arrays.stream(type.getMethods())
                .filter(method -> !Modifier.isStatic(method.getModifiers()))
                .filter(method ->
                        method.getDeclaringClass() != Object.class && method.getDeclaringClass() != Record.class)
                .map(Method::getName)
                .filter(name -> !components.contains(name)
                        && !Set.of("id", "equals", "hashCode", "toString").contains(name))
                .collect(Collectors.toCollection(TreeSet::new));

        assertThat(String.join(" ", offered)).isEqualTo(steps);
    }

    @Test
    void aPaytableInNewYorkBecomesReadyOnlyWhenAllKnowAndComplianceApproves() {
        ChangeState.Preparing state = paytable().submitted("mara");
        assertThat(codes(state)).contains("notice-missing", "approval-missing");

        state = given(state.told(notice(Recipient.COMMISSION_STAFF)));
        state = given(state.told(notice(Recipient.SURVEILLANCE)));
        state = given(state.told(notice(Recipient.PUBLIC_SIGN)));
        assertThat(codes(state)).containsOnly("acknowledgement-missing", "approval-missing");
        state = given(state.acknowledged(Recipient.COMMISSION_STAFF, COMMISSION, NOON));
        state = given(state.acknowledged(Recipient.SURVEILLANCE, SURVEILLANCE, NOON));
        assertThat(state).isInstanceOf(ChangeState.Submitted.class);

        state = given(state.approved(Approval.As.COMPLIANCE, COMPLIANCE, NOON, null));

        assertThat(state).isInstanceOf(ChangeState.Ready.class);
        assertThat(((ChangeState.Ready) state).scheduled(NOON, true, 3)).isInstanceOf(Answer.Given.class);
    }

    @Test
    void nothingIsReadyWhileSomethingIsMissing() {
        Dossier lacking = paytable().submitted("mara").dossier();

        assertThatThrownBy(() -> new ChangeState.Ready(lacking)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whoAskedOrSubmittedNeverApprovesWhateverRolesTheyHold() {
        Person both = new Person("mara", Set.of("pit-manager", "compliance", "commission"));
        ChangeState.Preparing state = paytable().submitted("carl");

        assertThat(code(state.approved(Approval.As.COMPLIANCE, both, NOON, "x")))
                .isEqualTo("requester-never-approves");
        assertThat(code(state.approved(Approval.As.COMPLIANCE, COMPLIANCE, NOON, "x")))
                .isEqualTo("requester-never-approves");
        assertThat(code(state.refused(both, ENOUGH))).isEqualTo("requester-never-approves");
    }

    @Test
    void whoAdministersUsersDecidesNothingWhateverRolesTheyHold() {
        Person root = new Person("root", Set.of("admin", "compliance", "commission", "surveillance"));
        ChangeState.Preparing state = given(paytable().submitted("mara").told(notice(Recipient.SURVEILLANCE)));

        assertThat(code(state.approved(Approval.As.COMPLIANCE, root, NOON, "x")))
                .isEqualTo("admin-never-decides");
        assertThat(code(state.acknowledged(Recipient.SURVEILLANCE, root, NOON))).isEqualTo("admin-never-decides");
        assertThat(code(state.refused(root, ENOUGH))).isEqualTo("admin-never-decides");
    }

    @Test
    void onePersonNeverGivesTwoOfTheApprovals() {
        ChangeState.Preparing state = of("md", ChangeKind.PAYTABLE).submitted("mara");
        state = given(state.told(notice(Recipient.COMMISSION)));
        state = given(state.approved(Approval.As.COMMISSION, COMPLIANCE, NOON, "letter 12"));

        assertThat(code(state.approved(Approval.As.COMPLIANCE, COMPLIANCE, NOON, null)))
                .isEqualTo("one-approval-per-person");
        assertThat(given(state.approved(Approval.As.COMPLIANCE, new Person("cleo", Set.of("compliance")), NOON, null))
                        .dossier()
                        .approvals())
                .hasSize(2);
    }

    @Test
    void theCommissionsWordNeedsTheCommissionOrItsLetter() {
        ChangeState.Preparing state =
                given(of("md", ChangeKind.PAYTABLE).submitted("mara").told(notice(Recipient.COMMISSION)));

        assertThat(code(state.approved(Approval.As.COMMISSION, COMPLIANCE, NOON, " ")))
                .isEqualTo("evidence-or-role-missing");
        assertThat(code(state.approved(Approval.As.COMMISSION, SURVEILLANCE, NOON, "letter")))
                .isEqualTo("evidence-or-role-missing");
        assertThat(state.approved(Approval.As.COMMISSION, COMMISSION, NOON, null))
                .isInstanceOf(Answer.Given.class);
    }

    @Test
    void theCommissionApprovesNothingThatWasNotSubmittedToIt() {
        ChangeState.Preparing state = of("md", ChangeKind.PAYTABLE).submitted("mara");

        assertThat(code(state.approved(Approval.As.COMMISSION, COMMISSION, NOON, null)))
                .isEqualTo("notice-missing");
    }

    @Test
    void onlyTheRightRoleAcknowledgesAndOnlyWhatWasTold() {
        ChangeState.Preparing state = paytable().submitted("mara");

        assertThat(code(state.acknowledged(Recipient.SURVEILLANCE, SURVEILLANCE, NOON)))
                .isEqualTo("notice-not-given");
        ChangeState.Preparing told = given(state.told(notice(Recipient.SURVEILLANCE)));
        assertThat(code(told.acknowledged(Recipient.SURVEILLANCE, COMMISSION, NOON)))
                .isEqualTo("role-not-allowed");
        assertThat(code(told.told(notice(Recipient.SURVEILLANCE)))).isEqualTo("notice-given-before");
    }

    /** Maryland practice: 30 minutes' notice and a sign while players are seated. */
    @Test
    void limitsWithPlayersSeatedWaitHalfAnHourFromTheNotice() {
        ChangeState.Ready ready = marylandLimits();
        assertThat(code(ready.scheduled(NOON, true, 1))).isEqualTo("notice-missing");

        ChangeState.Ready told = (ChangeState.Ready) given(ready.told(notice(Recipient.PLAYERS)));
        told = (ChangeState.Ready) given(told.told(notice(Recipient.PUBLIC_SIGN)));

        Refusal early = refusal(told.scheduled(NOON.plus(Duration.ofMinutes(29)), true, 1));
        assertThat(early.code()).isEqualTo("lead-time-running");
        assertThat(early.cite()).isEqualTo("Maryland practice");
        assertThat(early.limit()).isEqualTo("2026-11-02T17:30:00Z");
        assertThat(told.scheduled(NOON.plus(Duration.ofMinutes(30)), true, 1)).isInstanceOf(Answer.Given.class);
    }

    @Test
    void limitsOfATableWithoutPlayersNeedNoHalfHour() {
        assertThat(marylandLimits().scheduled(NOON, false, 1)).isInstanceOf(Answer.Given.class);
    }

    @Test
    void aTableThatOpenedMeanwhileIsLookedAtOnceMore() {
        ChangeState.Scheduled scheduled = given(marylandLimits().scheduled(NOON, false, 1));

        assertThat(scheduled.hindrance(NOON, false)).isEmpty();
        assertThat(scheduled.hindrance(NOON, true).map(Refusal::code)).contains("notice-missing");
        assertThat(scheduled.hindrance(NOON.minusSeconds(1), false).map(Refusal::code))
                .contains("not-due");
    }

    @Test
    void aBulkRequestIsActiveWhenItsLastTableIsDoneAndRefusedWhereNoneTookIt() {
        ChangeState.Scheduled scheduled = given(marylandLimits().scheduled(NOON, false, 3));

        assertThat(scheduled.reached(new Progress(1, 2, 0, 0), ENOUGH)).isInstanceOf(ChangeState.Scheduled.class);
        assertThat(scheduled.reached(new Progress(0, 2, 1, 0), ENOUGH)).isInstanceOf(ChangeState.Active.class);
        assertThat(scheduled.reached(new Progress(0, 0, 3, 0), ENOUGH)).isInstanceOf(ChangeState.Refused.class);
    }

    @Test
    void whatHasTakenEffectSomewhereIsNotWithdrawnThere() {
        ChangeState.Scheduled scheduled = given(marylandLimits().scheduled(NOON, false, 3));

        assertThat(scheduled.withdrawn(ENOUGH)).isInstanceOf(ChangeState.Withdrawn.class);
        ChangeState.Scheduled begun = (ChangeState.Scheduled) scheduled.reached(new Progress(2, 1, 0, 0), ENOUGH);
        assertThat(begun.withdrawn(ENOUGH))
                .isEqualTo(new ChangeState.Active(begun.dossier(), new Progress(0, 1, 0, 2)));
    }

    @Test
    void anEmergencySuspensionNeedsNoNoticeAndIsReportedAfterwards() {
        ChangeState.Scheduled suspension = ChangeState.suspension("mara", NOON, 1);
        assertThat(suspension.hindrance(NOON, true)).isEmpty();

        ChangeState.Active active = (ChangeState.Active) suspension.reached(new Progress(0, 1, 0, 0), ENOUGH);
        ChangeState.Active reported = given(active.reported(notice(Recipient.SURVEILLANCE)));

        assertThat(given(reported.acknowledged(Recipient.SURVEILLANCE, SURVEILLANCE, NOON))
                        .dossier()
                        .notice(Recipient.SURVEILLANCE))
                .isPresent();
    }

    @Test
    void noticeOfAnOrdinaryChangeComesBeforeItTakesEffect() {
        ChangeState.Scheduled scheduled = given(marylandLimits().scheduled(NOON, false, 1));

        assertThat(code(scheduled.reported(notice(Recipient.PLAYERS)))).isEqualTo("notice-too-late");
    }

    @Test
    void noEmergencyPassesOtherChangesThrough() {
        Dossier emergency = Dossier.emergency("mara");
        List<Demand> demands = paytable().dossier().demands();

        assertThatThrownBy(() -> new Dossier(true, Set.of("mara"), demands, List.of(), List.of()))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(emergency.missing(true)).isEmpty();
        Wanted limits = new Wanted(List.of(new Wanted.Setting("payoutLimit", 100)), List.of(), null, null);
        assertThat(limits.onlyWithdrawsWagers()).isFalse();
        assertThatThrownBy(() -> new ChangeRequest(
                        "id",
                        "p",
                        1,
                        "why",
                        new Scope(null, null, null),
                        limits,
                        null,
                        true,
                        null,
                        "mara",
                        NOON,
                        NOON,
                        ChangeState.suspension("mara", NOON, 1)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static ChangeState.Drafted paytable() {
        return of("ny", ChangeKind.PAYTABLE);
    }

    private static ChangeState.Ready marylandLimits() {
        ChangeState.Preparing state = of("md", ChangeKind.LIMITS).submitted("mara");
        state = given(state.told(notice(Recipient.COMMISSION_STAFF)));
        state = given(state.told(notice(Recipient.SURVEILLANCE)));
        state = given(state.acknowledged(Recipient.COMMISSION_STAFF, COMMISSION, NOON));
        state = given(state.acknowledged(Recipient.SURVEILLANCE, SURVEILLANCE, NOON));
        return (ChangeState.Ready) given(state.approved(Approval.As.COMPLIANCE, COMPLIANCE, NOON, null));
    }

    private static ChangeState.Drafted of(String jurisdiction, ChangeKind kind) {
        return ChangeState.drafted(
                MANAGER.name(),
                Demand.of(
                        RULES.notices(Jurisdiction.find(jurisdiction).orElseThrow(), "heads-up-holdem"),
                        List.of(new Touch(kind, Set.of()))));
    }

    private static Notice notice(Recipient recipient) {
        return Notice.given(recipient, "by hand", NOON, MANAGER.name(), "photograph 1");
    }

    private static List<String> codes(ChangeState.Preparing state) {
        return state.dossier().missing(true).stream().map(Refusal::code).toList();
    }

    private static <T> T given(Answer<T> answer) {
        assertThat(answer).isInstanceOf(Answer.Given.class);
        return ((Answer.Given<T>) answer).value();
    }

    private static Refusal refusal(Answer<?> answer) {
        assertThat(answer).isInstanceOf(Answer.Refused.class);
        return ((Answer.Refused<?>) answer).refusal();
    }

    private static String code(Answer<?> answer) {
        return refusal(answer).code();
    }
}
