package io.baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.baize.rulepack.load.RuleBooks;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettleTest {

    private static final String ROUND = """
            {"jurisdiction": "ny", "game": "heads-up-holdem",
             "bets": [{"id": "b1", "seat": 1, "player": "p1", "wager": "ante", "amount": 1000},
                      {"id": "b2", "seat": 1, "player": "p1", "wager": "odds", "amount": 1000}],
             "cards": {"seats": {"1": "Jd 8c"}, "dealer": "Qc 9d", "community": "7h 4h Kc 2h 9s"},
             "decisions": [{"seat": 1, "street": "river", "decision": "fold"}]}""";

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream problems = new ByteArrayOutputStream();

    @TempDir
    private Path folder;

    @Test
    void aRoundIsSettledAsOneObject() throws IOException {
        assertThat(settle(ROUND)).isEqualTo(Settle.ALL_SETTLED);
        assertThat(answer().path("status").asText()).isEqualTo("settled");
        assertThat(answer().path("totals").path("house").asLong()).isEqualTo(2000);
        assertThat(answer().path("bets").path(0).has("rejection")).isFalse();
    }

    @Test
    void aListIsAnsweredInItsOrderWithTheRefusedInTheirPlace() throws IOException {
        String faulty = ROUND.replace("\"ny\"", "\"nv\"");
        assertThat(settle("[" + ROUND + "," + faulty + "," + ROUND + ", 5, {\"wheel\": 7}]"))
                .isEqualTo(Settle.SOME_REFUSED);
        assertThat(answer()).hasSize(5);
        assertThat(answer().path(0).path("status").asText()).isEqualTo("settled");
        assertThat(answer().path(1).path("refused").path("code").asText()).isEqualTo("unknown-pack");
        assertThat(answer().path(3).path("refused").path("code").asText()).isEqualTo("malformed-json");
        assertThat(answer().path(4).path("refused").path("field").asText()).isEqualTo("wheel");
    }

    @Test
    void whatIsNoJsonIsNotRead() throws IOException {
        assertThat(settle("{\"jurisdiction\": ")).isEqualTo(Settle.UNREADABLE);
        assertThat(settle("5")).isEqualTo(Settle.UNREADABLE);
        assertThat(settle("")).isEqualTo(Settle.UNREADABLE);
        assertThat(out.size()).isZero();
        assertThat(problems.toString(StandardCharsets.UTF_8).lines())
                .hasSize(3)
                .noneMatch(line -> line.contains("Exception"));
    }

    @Test
    void aFileThatIsNotThereIsSaidPlainly() {
        assertThat(run(folder.resolve("missing.json").toString())).isEqualTo(Settle.UNREADABLE);
        assertThat(run()).isEqualTo(Settle.UNREADABLE);
        assertThat(problems.toString(StandardCharsets.UTF_8))
                .contains("cannot be read")
                .contains("Name one file");
    }

    @Test
    void theRuleBookIsOneDocument() throws IOException {
        Rulebook.print(new PrintStream(out, true, StandardCharsets.UTF_8));
        assertThat(answer().path("packs"))
                .hasSize(RuleBooks.shipped().packs().size())
                .allSatisfy(pack -> assertThat(pack.path("wagers"))
                        .isNotEmpty()
                        .allSatisfy(
                                wager -> assertThat(wager.path("cite").asText()).isNotEmpty()));
    }

    private int settle(String content) throws IOException {
        Path file = folder.resolve("rounds.json");
        Files.writeString(file, content);
        return run(file.toString());
    }

    private int run(String... arguments) {
        return Settle.run(
                arguments,
                LocalDate.of(2026, 11, 1),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(problems, true, StandardCharsets.UTF_8));
    }

    private JsonNode answer() throws IOException {
        return new ObjectMapper().readTree(out.toString(StandardCharsets.UTF_8));
    }
}
