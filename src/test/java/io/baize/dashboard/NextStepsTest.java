package io.baize.dashboard;

import static io.baize.dashboard.AskedChange.CARL;
import static io.baize.dashboard.AskedChange.MARA;
import static io.baize.dashboard.AskedChange.NOON;
import static io.baize.dashboard.AskedChange.NORA;
import static io.baize.dashboard.AskedChange.SID;
import static org.assertj.core.api.Assertions.assertThat;

import io.baize.api.access.Access;
import io.baize.change.Approval;
import io.baize.change.ChangeRequest;
import io.baize.change.ChangeState;
import io.baize.change.Person;
import io.baize.change.Progress;
import io.baize.kernel.Roles;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Each person is offered what the request would take from them, and nothing else. */
class NextStepsTest {

    @Test
    void whoAskedSubmitsTheDraft() {
        NextSteps mara = next(AskedChange.drafted(), MARA);

        assertThat(mara.submit()).isTrue();
        assertThat(mara.waits()).isTrue();
        assertThat(mara.notices()).isEmpty();
        assertThat(next(AskedChange.drafted(), CARL).waits()).isFalse();
        assertThat(next(AskedChange.drafted(), NORA).any()).isFalse();
    }

    @Test
    void noticesAreGivenOnceToEachWhoMustKnow() {
        ChangeState submitted = AskedChange.drafted().submitted("mara");

        assertThat(ids(next(submitted, MARA).notices()))
                .containsExactly("commission-staff", "surveillance", "public-sign");
        assertThat(next(AskedChange.told(), MARA).notices()).isEmpty();
        assertThat(next(AskedChange.told(), MARA).waits()).isFalse();
    }

    @Test
    void eachAcknowledgesWhatTheyWereTold() {
        assertThat(ids(next(AskedChange.told(), NORA).acknowledgements())).containsExactly("commission-staff");
        assertThat(ids(next(AskedChange.told(), SID).acknowledgements())).containsExactly("surveillance");
        assertThat(next(AskedChange.known(), NORA).acknowledgements()).isEmpty();
        assertThat(next(AskedChange.told(), CARL).acknowledgements()).isEmpty();
    }

    @Test
    void complianceApprovesUnlessItAskedOrAdministersUsers() {
        assertThat(ids(next(AskedChange.known(), CARL).approvals())).containsExactly("compliance");
        assertThat(next(AskedChange.known(), MARA).approvals()).isEmpty();
        Person askedAndApproves = new Person("mara", Set.of("pit-manager", "compliance"));
        assertThat(next(AskedChange.known(), askedAndApproves).approvals()).isEmpty();
        assertThat(next(AskedChange.known(), askedAndApproves).refuse()).isFalse();
        Person administers = new Person("ada", Set.of("compliance", "admin"));
        assertThat(next(AskedChange.known(), administers).any()).isFalse();
    }

    @Test
    void whatIsReadyIsScheduledAndWhatIsInForceIsRolledBack() {
        ChangeState.Preparing ready =
                AskedChange.given(AskedChange.known().approved(Approval.As.COMPLIANCE, CARL, NOON, null));
        assertThat(ready).isInstanceOf(ChangeState.Ready.class);

        assertThat(next(ready, MARA).schedule()).isTrue();
        assertThat(next(ready, SID).any()).isFalse();
        ChangeState active = new ChangeState.Active(ready.dossier(), new Progress(0, 1, 0, 0));
        assertThat(next(active, MARA).rollback()).isTrue();
        assertThat(next(active, MARA).withdraw()).isFalse();
    }

    @Test
    void aSuspensionIsReportedAfterwards() {
        ChangeState suspended = ChangeState.suspension("mara", NOON, 1);

        assertThat(ids(next(suspended, MARA).notices()))
                .containsExactly("commission-staff", "surveillance", "commission");
    }

    private static NextSteps next(ChangeState state, Person person) {
        ChangeRequest request = AskedChange.in(state);
        Set<Access> allowed = Arrays.stream(Access.values())
                .filter(access -> access.allows(person::is))
                .collect(Collectors.toCollection(HashSet::new));
        assertThat(Roles.ALL).containsAll(person.roles());
        return NextSteps.of(request, person, allowed, false, NOON);
    }

    private static List<String> ids(List<NextSteps.Choice> choices) {
        return choices.stream().map(NextSteps.Choice::id).toList();
    }
}
