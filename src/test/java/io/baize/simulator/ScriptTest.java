package io.baize.simulator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.baize.rulepack.RuleBook;
import io.baize.rulepack.load.RuleBooks;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScriptTest {

    private static final RuleBook RULES = RuleBooks.shipped();
    private static final Instant START = Instant.parse("2026-11-02T15:00:00Z");
    private static final List<DemoTable> TABLES = DemoFloor.tables(RULES, 2);

    @Test
    void oneSeedGivesOneScript() {
        assertThat(script(5, Dirt.REPEATS)).isEqualTo(script(5, Dirt.REPEATS)).isNotEqualTo(script(6, Dirt.REPEATS));
    }

    @Test
    void everyTableMustSettleEveryRoundThatNeedsNoSupervisor() {
        Script script = script(5, Dirt.NONE);
        assertThat(script.mustSettle()).hasSize(TABLES.size()).allSatisfy((table, rounds) -> {
            assertThat(rounds).hasSizeBetween(validates(table) ? 1 : 20, 20).allMatch(round -> round.startsWith(table));
            assertThat(script.messages())
                    .filteredOn(message -> message.value().contains("baize.round.completed.v1")
                            || "baize.round.completed.v1"
                                    .equals(message.headers().get("ce_type")))
                    .filteredOn(message -> message.key().equals(table))
                    .hasSize(20);
        });
        assertThat(new HashSet<>(script.messages())).hasSameSizeAs(script.messages());
    }

    @Test
    void repeatsAddNothingNew() {
        Script script = script(5, Dirt.REPEATS);
        assertThat(new HashSet<>(script.messages()).size())
                .isLessThan(script.messages().size());
        assertThat(script.mustSettle()).isEqualTo(script(5, Dirt.NONE).mustSettle());
    }

    @Test
    void aScriptPromisesNothingOnADirtierFloor() {
        assertThatThrownBy(() -> script(5, Dirt.NONE.with(Mishap.LOST, 1)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static boolean validates(String id) {
        return TABLES.stream()
                .filter(table -> table.id().equals(id))
                .anyMatch(table -> table.terms(RULES).pack().rules().containsKey("progressive-validation"));
    }

    private static Script script(long seed, Dirt dirt) {
        return Script.generate(seed, RULES, TABLES, 20, dirt, START);
    }
}
