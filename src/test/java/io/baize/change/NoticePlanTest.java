package io.baize.change;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.change.Delivery.Next;
import io.baize.change.Delivery.Outcome;
import io.baize.change.NoticeDue.Kind;
import io.baize.change.Target.Channel;
import io.baize.kernel.Answer;
import io.baize.kernel.Jurisdiction;
import io.baize.rulepack.ChangeKind;
import io.baize.rulepack.NoticeRule.Recipient;
import io.baize.rulepack.load.RuleBooks;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Who is told, reminded and passed over when, by a paytable change in New York: 5324.2(t). */
class NoticePlanTest {

    private static final Instant NOON = Instant.parse("2026-11-02T17:00:00Z");
    private static final Duration HOUR = Duration.ofHours(1);
    private static final Target MAIL = new Target(Channel.EMAIL, "eyes@catskill.example");
    private static final Target HOOK = new Target(Channel.WEBHOOK, "https://hooks.example/eyes");
    private static final Target CHIEF = new Target(Channel.EMAIL, "chief@catskill.example");
    private static final NoticePlan PLAN = new NoticePlan(Map.of(
            Recipient.SURVEILLANCE, new Reach(List.of(MAIL, HOOK), HOUR, HOUR.multipliedBy(3), List.of(CHIEF)),
            Recipient.COMMISSION, new Reach(List.of(CHIEF), HOUR, HOUR, List.of())));

    @Test
    void whoMustKnowIsToldAtEveryTargetAndNobodyElse() {
        assertThat(PLAN.due(submitted(), NOON)).containsExactly(due(Kind.NOTICE, MAIL), due(Kind.NOTICE, HOOK));
    }

    @Test
    void aDraftAndWhatIsClosedTellNobody() {
        ChangeState.Withdrawn closed = submitted().withdrawn(new Closing("mara", NOON, "no longer wanted"));

        assertThat(PLAN.due(drafted(), NOON)).isEmpty();
        assertThat(PLAN.due(closed, NOON)).isEmpty();
        assertThat(NoticePlan.wants(closed, due(Kind.NOTICE, MAIL))).isFalse();
    }

    @Test
    void aNoticeThatIsNotAcknowledgedIsRemindedOfAndThenEscalated() {
        ChangeState told = told();

        assertThat(PLAN.due(told, NOON.plus(HOUR).minusMillis(1))).isEmpty();
        assertThat(PLAN.due(told, NOON.plus(HOUR))).containsExactly(due(Kind.REMINDER, MAIL), due(Kind.REMINDER, HOOK));
        assertThat(PLAN.due(told, NOON.plus(HOUR.multipliedBy(3)).minusMillis(1)))
                .doesNotContain(due(Kind.ESCALATION, CHIEF));
        assertThat(PLAN.due(told, NOON.plus(HOUR.multipliedBy(3)))).contains(due(Kind.ESCALATION, CHIEF));
    }

    @Test
    void acknowledgementEndsWhatIsDueAndWhatWaits() {
        ChangeState known =
                given(told().acknowledged(Recipient.SURVEILLANCE, new Person("sid", Set.of("surveillance")), NOON));

        assertThat(PLAN.due(known, NOON.plus(HOUR.multipliedBy(9)))).isEmpty();
        assertThat(NoticePlan.wants(known, due(Kind.REMINDER, MAIL))).isFalse();
        assertThat(NoticePlan.wants(known, due(Kind.NOTICE, HOOK))).isFalse();
    }

    @Test
    void theSecondTargetStillHasItsNoticeWhenTheFirstHasIt() {
        assertThat(NoticePlan.wants(told(), due(Kind.NOTICE, HOOK))).isTrue();
        assertThat(PLAN.reaches(due(Kind.NOTICE, HOOK))).isTrue();
        assertThat(PLAN.reaches(due(Kind.NOTICE, CHIEF))).isFalse();
    }

    @Test
    void aMessageKeepsItsIdAndSharesItWithNoOther() {
        Set<UUID> ids = Set.of(
                due(Kind.NOTICE, MAIL).id("r1"),
                due(Kind.NOTICE, HOOK).id("r1"),
                due(Kind.REMINDER, MAIL).id("r1"),
                due(Kind.NOTICE, MAIL).id("r2"));

        assertThat(ids).hasSize(4).contains(due(Kind.NOTICE, MAIL).id("r1"));
    }

    @Test
    void aFailureIsTriedAgainAfterTwiceTheTimeAndGivenUpInTheEnd() {
        List<Long> waits = new ArrayList<>();
        int attempt = 1;
        while (delivery(attempt).after(new Outcome.Failed("HTTP 500"), NOON) instanceof Next.Again(Instant at, var _)) {
            waits.add(Duration.between(NOON, at).toMinutes());
            attempt++;
        }

        assertThat(waits).containsExactly(1L, 2L, 4L, 8L, 16L, 32L);
        assertThat(delivery(attempt).after(new Outcome.Failed("HTTP 500"), NOON))
                .isEqualTo(new Next.GivenUp("HTTP 500"));
        assertThat(delivery(attempt).after(new Outcome.Arrived("HTTP 204"), NOON))
                .isEqualTo(new Next.Sent(NOON, "HTTP 204"));
    }

    private static Delivery delivery(int attempt) {
        NoticeDue message = due(Kind.NOTICE, MAIL);
        return new Delivery(message.id("r1"), "r1", message, attempt);
    }

    private static NoticeDue due(Kind kind, Target target) {
        return new NoticeDue(Recipient.SURVEILLANCE, kind, target);
    }

    private static ChangeState.Preparing told() {
        return given(submitted().told(Notice.given(Recipient.SURVEILLANCE, "by hand", NOON, "mara", null)));
    }

    private static ChangeState.Preparing submitted() {
        return drafted().submitted("mara");
    }

    private static ChangeState.Drafted drafted() {
        return ChangeState.drafted(
                "mara",
                Demand.of(
                        RuleBooks.shipped().notices(Jurisdiction.find("ny").orElseThrow(), "heads-up-holdem"),
                        List.of(new Touch(ChangeKind.PAYTABLE, Set.of()))));
    }

    private static <T> T given(Answer<T> answer) {
        return ((Answer.Given<T>) answer).value();
    }
}
