package io.baize.rulepack.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.baize.rulepack.GeneralNotices;
import io.baize.rulepack.NoticeRule;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A notice rule with a fault stops the start, and says where. */
class FaultyNoticeTest {

    private static final String SOUND = """
            jurisdiction: md
            text: "Maryland"
            notices:
              - {id: seated, games: [roulette], changes: [limits], recipients: [players], timing: before, lead: PT30M,
                approval: none, playersSeated: true, uniform: pit, cite: "MD 1", says: "Half an hour."}
            """;

    @Test
    void aSoundRuleIsReadWhole() {
        NoticeRule rule = general(SOUND).notices().getFirst();

        assertThat(rule.lead()).isEqualTo(Duration.ofMinutes(30));
        assertThat(rule.games()).containsExactly("roulette");
        assertThat(rule.uniform()).isEqualTo(NoticeRule.Uniform.PIT);
        assertThat(rule.source()).isEqualTo(NoticeRule.Source.TEXT);
    }

    @Test
    void anUnknownWordIsAFault() {
        assertThat(faults("limits]", "colour]")).containsExactly("notices.seated.changes: unknown value colour");
        assertThat(faults("players]", "all]")).containsExactly("notices.seated.recipients: unknown value all");
        assertThat(faults("timing: before", "timing: soon"))
                .containsExactly("notices.seated.timing: unknown value soon");
        assertThat(faults("approval: none", "approval: some"))
                .containsExactly("notices.seated.approval: unknown value some");
        assertThat(faults("uniform: pit", "uniform: bank"))
                .containsExactly("notices.seated.uniform: unknown value bank");
    }

    @Test
    void aRuleWithoutItsClauseWordsOrChangeIsAFault() {
        assertThat(faults("cite: \"MD 1\", ", "")).containsExactly("notices.seated cites no clause");
        assertThat(faults("changes: [limits]", "changes: []"))
                .containsExactly("notices.seated: a notice rule speaks of some kind of change");
        assertThat(faults(", says: \"Half an hour.\"", "")).containsExactly("notices.seated.says is missing");
    }

    @Test
    void aLeadIsATimeBefore() {
        assertThat(faults("PT30M", "soon")).containsExactly("notices.seated.lead: cannot read soon");
        assertThat(faults("PT30M", "PT-30M"))
                .containsExactly("notices.seated: a lead is a time before the change: PT-30M");
    }

    @Test
    void anUnknownJurisdictionOrKeyIsAFault() {
        assertThat(faults("jurisdiction: md", "jurisdiction: pa")).containsExactly("jurisdiction: cannot read pa");
        assertThat(faults("lead: ", "leed: ")).singleElement().asString().contains("leed");
    }

    @Test
    void aPackSpeaksOfItsOwnGameWagersAndRules() {
        ChangedPack pack = ChangedPack.of("ny");
        assertThat(faultsOf(pack.replacing("{id: progressive-meter,", "{id: progressive-meter, games: [roulette],")))
                .containsExactly("notices.progressive-meter.games: a pack speaks of its own game");
        assertThat(faultsOf(pack.replacing("{id: progressive-meter,", "{id: progressive-meter, about: [streak],")))
                .containsExactly("notices.progressive-meter.about names no wager or rule: streak");
        assertThat(faultsOf(pack.replacing("{id: progressive-meter,", "{id: raise-inscriptions,")))
                .containsExactly("notices.raise-inscriptions stands there twice");
    }

    @Test
    void oneGameHasOneRuleOfOneName() {
        GeneralNotices general = general(SOUND.replace("md", "ny")
                .replace("roulette", "heads-up-holdem")
                .replace("id: seated", "id: progressive-meter"));
        assertThat(catchThrowableOfType(
                                FaultyPack.class,
                                () -> RuleBooks.of(List.of(ChangedPack.of("ny").load()), List.of(general)))
                        .faults())
                .containsExactly("notices.progressive-meter stands in the pack and among the general ones");
    }

    private static GeneralNotices general(String yaml) {
        return NoticeReader.general("md/notices.yaml", yaml);
    }

    private static List<String> faults(String words, String others) {
        assertThat(SOUND).contains(words);
        return catchThrowableOfType(FaultyPack.class, () -> general(SOUND.replace(words, others)))
                .faults();
    }

    private static List<String> faultsOf(ChangedPack pack) {
        return catchThrowableOfType(FaultyPack.class, pack::load).faults();
    }
}
