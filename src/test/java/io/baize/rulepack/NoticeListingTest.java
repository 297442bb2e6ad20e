package io.baize.rulepack;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.kernel.Jurisdiction;
import io.baize.rulepack.NoticeListing.Listed;
import io.baize.rulepack.load.RuleBooks;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The notice rules that someone asks for. */
class NoticeListingTest {

    private static final RuleBook RULES = RuleBooks.shipped();

    @Test
    void whoAsksForNothingSeesAllThatTheTextsState() {
        List<Listed> all = new NoticeListing(null, null, null).in(RULES);

        assertThat(all).extracting(Listed::jurisdiction).contains(Jurisdiction.values());
        assertThat(all)
                .hasSize(RULES.packs().stream()
                                .mapToInt(pack -> pack.notices().size())
                                .sum()
                        + RULES.general().stream()
                                .mapToInt(file -> file.notices().size())
                                .sum());
    }

    @Test
    void aGameHasItsOwnRulesAndThoseOfEveryGame() {
        assertThat(clauses(new NoticeListing(Jurisdiction.NY, "sic-bo", null)))
                .contains("5324.51(a)(2)(iii)", "5324.2(t)")
                .doesNotContain("5324.4(g)(3)");
    }

    @Test
    void aKindOfChangeIsFoundInAllJurisdictions() {
        assertThat(new NoticeListing(null, null, ChangeKind.PAYOUT_LIMIT_DECREASE).in(RULES))
                .extracting(Listed::jurisdiction)
                .contains(Jurisdiction.NY, Jurisdiction.MD);
    }

    @Test
    void whatOneChangeDemandsHasItsDefault() {
        assertThat(new NoticeListing(Jurisdiction.NH, "heads-up-holdem", ChangeKind.PAYOUT_LIMIT).in(RULES))
                .singleElement()
                .satisfies(one -> assertThat(one.rule().source()).isEqualTo(NoticeRule.Source.DEFAULT));
    }

    @Test
    void aGameThatNobodyNamesIsNotThere() {
        assertThat(new NoticeListing(null, "bingo", null).in(RULES)).isEmpty();
        assertThat(new NoticeListing(Jurisdiction.MA, "roulette", null).in(RULES))
                .isEmpty();
    }

    private static List<String> clauses(NoticeListing listing) {
        return listing.in(RULES).stream().map(one -> one.rule().cite().clause()).toList();
    }
}
