package io.baize.rulepack;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.kernel.Jurisdiction;
import io.baize.rulepack.NoticeRule.Approval;
import io.baize.rulepack.NoticeRule.Recipient;
import io.baize.rulepack.NoticeRule.Source;
import io.baize.rulepack.NoticeRule.Timing;
import io.baize.rulepack.load.RuleBooks;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a change demands before it takes effect. */
class NoticeRulesTest {

    private static final RuleBook RULES = RuleBooks.shipped();

    @Test
    void aPaytableChangeInNewYorkIsToldToCommissionStaffAndSurveillanceBefore() {
        NoticeRule rule = one(ny("heads-up-holdem").forChange(ChangeKind.PAYTABLE), "staff-and-surveillance");

        assertThat(rule.recipients()).containsExactly(Recipient.COMMISSION_STAFF, Recipient.SURVEILLANCE);
        assertThat(rule.timing()).isEqualTo(Timing.BEFORE);
        assertThat(rule.acknowledged()).isTrue();
        assertThat(rule.cite().clause()).isEqualTo("5324.2(t)");
    }

    @Test
    void aCustomPaytableIsAPaytableToo() {
        assertThat(ny("heads-up-holdem").forChange(ChangeKind.CUSTOM_PAYTABLE))
                .containsAll(ny("heads-up-holdem").forChange(ChangeKind.PAYTABLE));
    }

    @Test
    void whoHearsOfADecreaseNeedNotHearOfAnIncrease() {
        NoticeRules rules = ny("pai-gow-poker");

        assertThat(ids(rules.forChange(ChangeKind.PAYOUT_LIMIT_DECREASE)))
                .contains("payout-limit", "payout-limit-decrease");
        assertThat(ids(rules.forChange(ChangeKind.PAYOUT_LIMIT)))
                .contains("payout-limit")
                .doesNotContain("payout-limit-decrease");
    }

    @Test
    void aSideWagersPaytableChangesAfterARoundWithPriorNoticeToTheCommission() {
        List<NoticeRule> demanded = ny("blackjack").forChange(ChangeKind.PAYTABLE, Set.of("royal-match-21"));

        assertThat(ids(demanded)).contains("royal-match-21-paytable").doesNotContain("match-the-dealer-paytable");
        assertThat(one(demanded, "royal-match-21-paytable").timing()).isEqualTo(Timing.AFTER_ROUND);
        assertThat(one(demanded, "royal-match-21-paytable").recipients()).containsExactly(Recipient.COMMISSION);
    }

    @Test
    void vigorishOfMiniBaccaratIsToldToPlayersAndCommissionAndIsTheSameAtAllTables() {
        List<NoticeRule> demanded = ny("mini-baccarat").forChange(ChangeKind.VIGORISH);

        assertThat(one(demanded, "mini-baccarat-vigorish").recipients())
                .containsExactly(Recipient.PLAYERS, Recipient.COMMISSION);
        assertThat(one(demanded, "mini-baccarat-vigorish-uniform").uniform()).isEqualTo(NoticeRule.Uniform.PROPERTY);
    }

    @Test
    void aProgressiveEndsOnlyByAnApprovedPlan() {
        assertThat(ny("heads-up-holdem").forChange(ChangeKind.PROGRESSIVE_DISCONTINUATION))
                .anySatisfy(rule -> {
                    assertThat(rule.approval()).isEqualTo(Approval.COMMISSION);
                    assertThat(rule.cite().clause()).isEqualTo("NY (k)(5)");
                });
    }

    @Test
    void playersSeatedInMarylandHaveHalfAnHour() {
        NoticeRule rule = one(of(Jurisdiction.MD).forChange(ChangeKind.LIMITS), "limits-with-players-seated");

        assertThat(rule.lead()).isEqualTo(Duration.ofMinutes(30));
        assertThat(rule.playersSeated()).isTrue();
        assertThat(rule.source()).isEqualTo(Source.PRACTICE);
    }

    @Test
    void whereTheTextNamesOnlyASignTheStrictestRuleIsAddedAndSaysSo() {
        List<NoticeRule> demanded = of(Jurisdiction.MA).forChange(ChangeKind.PAYTABLE);

        assertThat(ids(demanded)).containsExactly("odds-published", "default-paytable");
        NoticeRule strictest = demanded.getLast();
        assertThat(strictest.source()).isEqualTo(Source.DEFAULT);
        assertThat(strictest.recipients()).containsExactly(Recipient.COMMISSION_STAFF, Recipient.SURVEILLANCE);
        assertThat(strictest.timing()).isEqualTo(Timing.BEFORE);
        assertThat(strictest.acknowledged()).isTrue();
        assertThat(strictest.says()).startsWith("The default").contains("5324.2(t)");
        assertThat(strictest.cite().clause()).isEqualTo("Baize's own rule");
    }

    @Test
    void aRuleAboutOneWagerDoesNotSpeakForTheOthers() {
        NoticeRules rules = ny("pai-gow-poker");

        assertThat(ids(rules.forChange(ChangeKind.LIMITS, Set.of("pai-gow")))).containsExactly("default-limits");
        assertThat(ids(rules.forChange(ChangeKind.LIMITS, Set.of("pai-gow", "imperial"))))
                .containsExactly("imperial-limits", "default-limits");
        assertThat(ids(rules.forChange(ChangeKind.LIMITS))).containsExactly("imperial-limits", "default-limits");
    }

    @Test
    void aTextThatAsksForNoNoticeNeedsNone() {
        assertThat(of(Jurisdiction.MA).forChange(ChangeKind.LIMITS))
                .singleElement()
                .satisfies(rule -> assertThat(rule.recipients()).isEmpty());
    }

    @Test
    void anUnknownGameGetsWhatHoldsForEveryGame() {
        assertThat(ids(ny("no-such-game").forChange(ChangeKind.RAKE))).containsExactly("staff-and-surveillance");
    }

    @ParameterizedTest
    @EnumSource(Jurisdiction.class)
    void aReadingChangesOnlyOnTheCommissionsWrittenWord(Jurisdiction jurisdiction) {
        assertThat(of(jurisdiction).forChange(ChangeKind.READING))
                .anySatisfy(rule -> assertThat(rule.approval()).isEqualTo(Approval.COMMISSION));
    }

    @ParameterizedTest
    @EnumSource(ChangeKind.class)
    void noKindOfChangeIsWithoutADemand(ChangeKind kind) {
        for (Jurisdiction jurisdiction : Jurisdiction.values()) {
            assertThat(of(jurisdiction).forChange(kind)).isNotEmpty();
        }
    }

    private static NoticeRules of(Jurisdiction jurisdiction) {
        return RULES.notices(jurisdiction, "heads-up-holdem");
    }

    private static NoticeRules ny(String game) {
        return RULES.notices(Jurisdiction.NY, game);
    }

    private static List<String> ids(List<NoticeRule> rules) {
        return rules.stream().map(NoticeRule::id).toList();
    }

    private static NoticeRule one(List<NoticeRule> rules, String id) {
        return rules.stream().filter(rule -> rule.id().equals(id)).findFirst().orElseThrow();
    }
}
