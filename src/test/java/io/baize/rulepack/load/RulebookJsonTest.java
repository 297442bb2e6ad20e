package io.baize.rulepack.load;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.baize.rulepack.GeneralNotices;
import io.baize.rulepack.Pack;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Nothing of a pack is lost on its way to a reader. */
class RulebookJsonTest {

    static java.util.List<Pack> packs() {
        return RuleBooks.shipped().packs();
    }

    @ParameterizedTest
    @MethodSource("packs")
    void aPackReadBackFromItsJsonIsTheSamePack(Pack pack) {
        ObjectNode json = RulebookJson.of(pack);
        assertThat(RuleBooks.read(pack.game(), json.toString())).isEqualTo(pack);
    }

    @Test
    void generalNoticesReadBackFromTheirJsonAreTheSame() {
        for (GeneralNotices general : RuleBooks.shipped().general()) {
            assertThat(NoticeReader.general("notices", NoticeJson.of(general).toString()))
                    .isEqualTo(general);
        }
    }

    @ParameterizedTest
    @MethodSource("packs")
    void thePackKeepsItsOrder(Pack pack) {
        assertThat(RulebookJson.of(pack).path("wagers").fieldNames())
                .toIterable()
                .containsExactlyElementsOf(pack.wagers().keySet());
    }
}
