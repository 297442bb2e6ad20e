package io.baize.change;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.kernel.Answer;
import io.baize.kernel.Jurisdiction;
import io.baize.kernel.Refusal;
import io.baize.rulepack.ChangeKind;
import io.baize.rulepack.NoticeRule;
import io.baize.rulepack.NoticeRule.Recipient;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.load.RuleBooks;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every notice rule of the texts, for every kind of change that it names: without it the change does not take effect and
 * its clause is named, with it the change does. Everything else that such a change demands is there both times.
 */
class NoticeDemandsTest {

    private static final RuleBook RULES = RuleBooks.shipped();
    private static final Instant NOON = Instant.parse("2026-11-02T17:00:00Z");
    private static final Instant LATER = NOON.plus(Duration.ofDays(1));
    private static final String ANY_GAME = "heads-up-holdem";

    record Case(Jurisdiction jurisdiction, String game, NoticeRule rule, ChangeKind kind) {

        List<Demand> demands() {
            return Demand.of(RULES.notices(jurisdiction, game), List.of(new Touch(kind, rule.about())));
        }

        Demand own() {
            return demands().stream()
                    .filter(demand -> demand.rule().equals(rule))
                    .findFirst()
                    .orElseThrow();
        }

        @Override
        public String toString() {
            return jurisdiction.id() + " " + game + " " + kind.id() + ": " + rule.id() + " (" + rule.cite() + ")";
        }
    }

    static Stream<Case> everyRule() {
        return Arrays.stream(Jurisdiction.values())
                .flatMap(jurisdiction -> RULES.notices(jurisdiction)
                        .flatMap(rule -> games(rule).stream()
                                .flatMap(game -> rule.changes().stream()
                                        .sorted()
                                        .map(kind -> new Case(jurisdiction, game, rule, kind)))));
    }

    /** What Baize adds where the text is silent is a rule as any other. */
    static Stream<Case> everyOwnRule() {
        return Arrays.stream(Jurisdiction.values())
                .flatMap(jurisdiction -> Arrays.stream(ChangeKind.values())
                        .flatMap(kind -> RULES.notices(jurisdiction, ANY_GAME).forChange(kind).stream()
                                .filter(rule -> rule.source() == NoticeRule.Source.DEFAULT)
                                .map(rule -> new Case(jurisdiction, ANY_GAME, rule, kind))));
    }

    static Stream<Case> everyRuleThatDemandsSomething() {
        return Stream.concat(everyRule(), everyOwnRule()).filter(one -> demandsSomething(one.rule()));
    }

    static Stream<Case> everyRuleThatDemandsNothing() {
        return everyRule().filter(one -> !demandsSomething(one.rule()));
    }

    @ParameterizedTest
    @MethodSource("everyRuleThatDemandsSomething")
    void withoutItTheChangeDoesNotTakeEffectAndItsClauseIsNamed(Case one) {
        for (Recipient recipient : one.rule().recipients()) {
            List<Refusal> missing = missing(
                    all(one).filter(notice -> notice.recipient() != recipient).toList(), one);
            assertThat(missing).anySatisfy(refusal -> names(refusal, one, "notice-missing"));
        }
        if (one.rule().acknowledged()) {
            List<Notice> unread = all(one).map(told ->
                            Notice.given(told.recipient(), told.channel(), told.at(), told.by(), told.evidence()))
                    .toList();
            assertThat(missing(unread, one)).anySatisfy(refusal -> names(refusal, one, "acknowledgement-missing"));
        }
        if (one.rule().lead() != null) {
            Dossier complete = new Dossier(false, Set.of("mara"), one.demands(), all(one).toList(), approvals());
            Instant early = NOON.plus(one.rule().lead()).minusSeconds(1);
            assertThat(complete.missing(early, true)).anySatisfy(refusal -> names(refusal, one, "lead-time-running"));
            assertThat(new ChangeState.Ready(complete).scheduled(early, true, 1))
                    .isInstanceOf(Answer.Refused.class);
        }
        if (one.rule().approval() != NoticeRule.Approval.NONE) {
            Approval.As as = Approval.As.valueOf(one.rule().approval().name());
            List<Approval> others =
                    approvals().stream().filter(given -> given.as() != as).toList();
            Dossier lacking = new Dossier(false, Set.of("mara"), one.demands(), all(one).toList(), others);
            assertThat(lacking.missing(LATER, true)).anySatisfy(refusal -> names(refusal, one, "approval-missing"));
            assertThat(new ChangeState.Scheduled(lacking, NOON, new Progress(1, 0, 0, 0)).hindrance(LATER, true))
                    .isPresent();
        }
    }

    @ParameterizedTest
    @MethodSource("everyRuleThatDemandsSomething")
    void withItTheChangeTakesEffect(Case one) {
        Dossier complete = new Dossier(false, Set.of("mara"), one.demands(), all(one).toList(), approvals());

        ChangeState.Ready ready = new ChangeState.Ready(complete);

        switch (ready.scheduled(LATER, true, 1)) {
            case Answer.Given<ChangeState.Scheduled>(ChangeState.Scheduled scheduled) ->
                assertThat(scheduled.hindrance(LATER, true)).isEmpty();
            case Answer.Refused<ChangeState.Scheduled>(Refusal refusal) -> throw new AssertionError(refusal);
        }
    }

    /** The text says that nobody need know, or that tables change together, which is looked at when it is asked. */
    @ParameterizedTest
    @MethodSource("everyRuleThatDemandsNothing")
    void whatDemandsNothingIsNotMissed(Case one) {
        Dossier bare = new Dossier(false, Set.of("mara"), List.of(one.own()), List.of(), approvals());

        assertThat(bare.missing(NOON, true)).isEmpty();
    }

    private static boolean demandsSomething(NoticeRule rule) {
        return !rule.recipients().isEmpty() || rule.approval() != NoticeRule.Approval.NONE;
    }

    private static Set<String> games(NoticeRule rule) {
        return rule.games().isEmpty() ? Set.of(ANY_GAME) : rule.games();
    }

    private static List<Refusal> missing(List<Notice> notices, Case one) {
        return new Dossier(false, Set.of("mara"), one.demands(), notices, approvals()).missing(LATER, true);
    }

    private static void names(Refusal refusal, Case one, String code) {
        assertThat(refusal.code()).isEqualTo(code);
        assertThat(refusal.cite()).isEqualTo(one.rule().cite().clause());
        assertThat(refusal.field()).isEqualTo(one.own().id());
    }

    private static Stream<Notice> all(Case one) {
        return Arrays.stream(Recipient.values())
                .map(recipient -> Notice.given(recipient, "by hand", NOON, "mara", "photograph 1")
                        .acknowledged("sid", NOON));
    }

    private static List<Approval> approvals() {
        List<Approval> all = new ArrayList<>();
        for (Approval.As as : Approval.As.values()) {
            all.add(new Approval(as, as.id(), NOON, "letter 12"));
        }
        return all;
    }
}
