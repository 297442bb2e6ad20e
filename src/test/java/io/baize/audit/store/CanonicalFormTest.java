package io.baize.audit.store;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.baize.kernel.Answer;
import io.baize.kernel.Money;
import io.baize.progressive.Meter;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.load.RuleBooks;
import io.baize.settle.document.RoundDocument;
import io.baize.settle.document.SettlementDocument;
import io.baize.table.RoundOnPaper;
import io.baize.table.store.StateJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is stored as JSON is hashed as it is written; read back from the database it must make the same text again. */
class CanonicalFormTest {

    private static final RuleBook RULES = RuleBooks.shipped();
    private static final LocalDate DAY = LocalDate.of(2026, 11, 2);

    @Test
    void everyRoundAndItsSettlementIsWrittenAsItIsReadBack() throws IOException {
        int settled = 0;
        for (Path file : rounds()) {
            RoundDocument round = new ObjectMapper().readValue(file.toFile(), RoundDocument.class);
            same(round);
            if (RoundOnPaper.settle(RULES, round, DAY) instanceof Answer.Given<SettlementDocument>(var settlement)) {
                same(settlement);
                settled++;
            }
        }
        assertThat(settled).isGreaterThan(100);
    }

    @Test
    void aMeterIsWrittenAsItIsReadBack() {
        same(Meter.at(Money.usd(600_000)).discontinued(DAY));
    }

    private static void same(Object value) {
        String written = StateJson.write(value);
        assertThat(CanonicalJson.read(written)).isEqualTo(written);
    }

    private static List<Path> rounds() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src", "test", "resources", "rounds"))) {
            return files.filter(file -> file.endsWith("round.json")).toList();
        }
    }
}
