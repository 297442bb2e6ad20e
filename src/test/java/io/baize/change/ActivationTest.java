package io.baize.change;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.change.TableChange.Status;
import io.baize.change.Wanted.Setting;
import io.baize.kernel.Answer;
import io.baize.kernel.Jurisdiction;
import io.baize.kernel.Refusal;
import io.baize.rulepack.Pack;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.load.RuleBooks;
import io.baize.table.TableSetup;
import io.baize.table.TermsChange;
import io.baize.terms.Terms;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The last look at a change, between two rounds. */
class ActivationTest {

    private static final RuleBook RULES = RuleBooks.shipped();
    private static final Instant NOON = Instant.parse("2026-11-02T17:00:00Z");
    private static final Pack PACK =
            RULES.version(Jurisdiction.NY, "heads-up-holdem", "2026.1").orElseThrow();
    private static final Wanted WANTED =
            new Wanted(List.of(new Setting("selections.trips-plus", "B")), null, null, null);
    private static final Dossier APPROVED = new Dossier(
            false,
            Set.of("mara"),
            List.of(),
            List.of(),
            List.of(new Approval(Approval.As.COMPLIANCE, "carl", NOON, null)));

    @Test
    void whatIsStillSoTakesEffect() {
        TermsChange change = given(of(scheduled(), Status.SENT, selecting("A", "A")));

        assertThat(change.terms().selections()).containsEntry("trips-plus", "B");
        assertThat(change.paths()).containsExactly("selections.trips-plus");
    }

    @Test
    void anotherChangeOfOtherValuesMeanwhileStays() {
        TermsChange change = given(of(scheduled(), Status.SENT, selecting("A", "B")));

        assertThat(change.terms().selections()).containsEntry("trips-plus", "B").containsEntry("pocket-bonus", "B");
    }

    @Test
    void aValueThatIsNoLongerAsItWasIsRefused() {
        Refusal refusal = refused(of(scheduled(), Status.SENT, selecting("C", "A")));

        assertThat(refusal.code()).isEqualTo("before-differs");
        assertThat(refusal.field()).isEqualTo("selections.trips-plus");
    }

    @Test
    void onlyAScheduledRequestTakesEffectAndOnlyOnceAtATable() {
        Closing closing = new Closing("mara", NOON, "no longer wanted");
        assertThat(refused(of(new ChangeState.Withdrawn(APPROVED, closing), Status.SENT, selecting("A", "A")))
                        .code())
                .isEqualTo("not-scheduled");
        for (Status done : List.of(Status.ACTIVE, Status.REFUSED, Status.WITHDRAWN)) {
            assertThat(refused(of(scheduled(), done, selecting("A", "A"))).code())
                    .isEqualTo("not-waiting");
        }
    }

    @Test
    void nothingTakesEffectBeforeItsTimeOrWithoutItsApproval() {
        ChangeState later = new ChangeState.Scheduled(APPROVED, NOON.plusSeconds(1), new Progress(1, 0, 0, 0));
        assertThat(refused(of(later, Status.SENT, selecting("A", "A"))).code()).isEqualTo("not-due");

        ChangeState bare = new ChangeState.Scheduled(Dossier.of("mara", List.of()), NOON, new Progress(1, 0, 0, 0));
        assertThat(refused(of(bare, Status.SENT, selecting("A", "A"))).code()).isEqualTo("approval-missing");
    }

    /** The whole terms are judged anew, not only what this change sets. */
    @Test
    void whatTheTextForbidsByNowIsRefused() {
        Terms now = new Terms(null, Map.of("trips-plus", "A", "pocket-bonus", "Z"), Map.of(), Map.of(), Map.of(), null);

        assertThat(refused(of(scheduled(), Status.SENT, now)).code()).isEqualTo("unknown-paytable");
    }

    private static ChangeState scheduled() {
        return new ChangeState.Scheduled(APPROVED, NOON, new Progress(1, 0, 0, 0));
    }

    private static Answer<TermsChange> of(ChangeState state, Status status, Terms now) {
        ChangeRequest request = new ChangeRequest(
                "c1",
                "p",
                1,
                "why",
                new Scope(Set.of("t1"), null, null),
                WANTED,
                null,
                false,
                null,
                "mara",
                NOON,
                NOON,
                state);
        TableDraft draft = TableDraft.of(PACK, selecting("A", "A"), WANTED, false);
        TableChange drafted = TableChange.drafted("t1", "heads-up-holdem", 1, draft);
        TableChange here = new TableChange(
                drafted.table(),
                drafted.game(),
                1,
                drafted.before(),
                drafted.after(),
                drafted.items(),
                drafted.touches(),
                null,
                null,
                status,
                null,
                null,
                null);
        TableSetup setup = new TableSetup(
                "p",
                Jurisdiction.NY,
                ZoneId.of("America/New_York"),
                LocalTime.of(6, 0),
                "heads-up-holdem",
                "2026.1",
                1,
                now);
        return new Activation(RULES, NOON).of(request, here, setup, true);
    }

    private static Terms selecting(String tripsPlus, String pocketBonus) {
        Map<String, String> selections = new HashMap<>(Map.of("trips-plus", tripsPlus, "pocket-bonus", pocketBonus));
        return new Terms(null, selections, Map.of(), Map.of(), Map.of(), null);
    }

    private static TermsChange given(Answer<TermsChange> answer) {
        assertThat(answer).isInstanceOf(Answer.Given.class);
        return ((Answer.Given<TermsChange>) answer).value();
    }

    private static Refusal refused(Answer<TermsChange> answer) {
        assertThat(answer).isInstanceOf(Answer.Refused.class);
        return ((Answer.Refused<TermsChange>) answer).refusal();
    }
}
