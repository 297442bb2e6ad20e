package io.baize.contracts;

import static io.baize.contracts.Contracts.EXAMPLES;
import static io.baize.contracts.Contracts.SCHEMAS;
import static io.baize.contracts.Contracts.faults;
import static io.baize.contracts.Contracts.json;
import static io.baize.contracts.Contracts.text;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.baize.kernel.Answer;
import io.baize.rulepack.load.RuleBooks;
import io.baize.settle.document.RoundDocument;
import io.baize.table.RoundOnPaper;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;

/** The example round, settled by the rules, keeps to the published schema and pays what was worked out by hand. */
class SettlementKeepsToItsSchemaTest {

    private static final LocalDate TODAY = LocalDate.of(2026, 11, 2);
    private static final JsonMapper MAPPER =
            JsonMapper.builder().serializationInclusion(Include.NON_NULL).build();

    @Test
    void theExampleRoundPaysWhatWasWorkedOutByHand() throws JsonProcessingException {
        JsonNode settlement = settled("valid-one-round.json");
        JsonNode expected = json(EXAMPLES.resolve("console/expected-settlement.json"));

        assertThat(faults(SCHEMAS.resolve("api/settlement.v1.json"), settlement))
                .isEmpty();
        assertThat(settlement.path("totals")).isEqualTo(expected.path("totals"));
        assertThat(settlement.path("bets")).hasSameSizeAs(expected.path("bets")).allSatisfy(bet -> {
            JsonNode wanted = expected.path("bets").path(bet.path("id").asText());
            assertThat(bet.at("/lines/0/outcome")).isEqualTo(wanted.path("outcome"));
            assertThat(bet.at("/lines/0/pays")).isEqualTo(wanted.path("pays"));
            assertThat(bet.path("won")).isEqualTo(wanted.path("won"));
            assertThat(bet.path("returned")).isEqualTo(wanted.path("returned"));
        });
    }

    @Test
    void aVoidRoundKeepsToTheSchema() throws JsonProcessingException {
        assertThat(faults(SCHEMAS.resolve("api/settlement.v1.json"), settled("valid-cards-exposed.json")))
                .isEmpty();
    }

    private static JsonNode settled(String example) throws JsonProcessingException {
        RoundDocument round =
                MAPPER.readValue(text(EXAMPLES.resolve("round.v1").resolve(example)), RoundDocument.class);
        return switch (RoundOnPaper.settle(RuleBooks.shipped(), round, TODAY)) {
            case Answer.Given<?>(Object settlement) -> json(MAPPER.writeValueAsString(settlement));
            case Answer.Refused<?>(var refusal) -> throw new AssertionError("refused: " + refusal);
        };
    }
}
