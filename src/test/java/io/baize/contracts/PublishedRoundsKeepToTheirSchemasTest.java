package io.baize.contracts;

import static io.baize.contracts.Contracts.EXAMPLES;
import static io.baize.contracts.Contracts.SCHEMAS;
import static io.baize.contracts.Contracts.faults;
import static io.baize.contracts.Contracts.json;
import static io.baize.contracts.Contracts.text;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.baize.kernel.Answer;
import io.baize.publish.Messages;
import io.baize.publish.OutMessage;
import io.baize.rulepack.load.RuleBooks;
import io.baize.settle.document.RoundDocument;
import io.baize.settle.document.SettlementDocument;
import io.baize.table.Effect;
import io.baize.table.RoundOnPaper;
import java.time.Instant;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;

/** What is really published of a round that is settled, and taken back, is what the contract says. */
class PublishedRoundsKeepToTheirSchemasTest {

    private static final LocalDate DAY = LocalDate.of(2026, 11, 2);
    private static final Instant AT = Instant.parse("2026-11-02T20:15:23Z");

    @Test
    void aSettledRound() throws JsonProcessingException {
        keeps(Messages.settled("catskill-hu-1", "catskill", round()), "round.settled.v1");
    }

    @Test
    void aReversedRound() throws JsonProcessingException {
        Effect.RoundReversed reversed = new Effect.RoundReversed(round(), "a card was misread");

        keeps(Messages.reversed("catskill-hu-1", "catskill", reversed), "round.reversed.v1");
    }

    /** The envelope is that of an example; the data is the product's own. */
    private static void keeps(OutMessage message, String schema) {
        ObjectNode event = (ObjectNode) json(Contracts.files(EXAMPLES.resolve(schema)).stream()
                .filter(file -> file.getFileName().toString().startsWith("valid-"))
                .findFirst()
                .orElseThrow());
        event.put("subject", message.subject()).put("type", message.type()).set("data", json(message.data()));

        assertThat(faults(SCHEMAS.resolve("out").resolve(schema + ".json"), event))
                .isEmpty();
    }

    private static Effect.SettledRound round() throws JsonProcessingException {
        RoundDocument facts = new JsonMapper()
                .readValue(text(EXAMPLES.resolve("round.v1").resolve("valid-one-round.json")), RoundDocument.class);
        return switch (RoundOnPaper.settle(RuleBooks.shipped(), facts, DAY)) {
            case Answer.Given<SettlementDocument>(SettlementDocument settlement) ->
                new Effect.SettledRound("console-1", 1, DAY, AT, AT, 1, facts, settlement);
            case Answer.Refused<SettlementDocument>(var refusal) -> throw new AssertionError("refused: " + refusal);
        };
    }
}
