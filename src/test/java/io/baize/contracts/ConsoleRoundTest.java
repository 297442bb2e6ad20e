package io.baize.contracts;

import static io.baize.contracts.Contracts.EXAMPLES;
import static io.baize.contracts.Contracts.SCHEMAS;
import static io.baize.contracts.Contracts.faults;
import static io.baize.contracts.Contracts.json;
import static io.baize.contracts.Contracts.text;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The round that a reader sends by hand is one that a device could have sent, and its arithmetic adds up. */
class ConsoleRoundTest {

    private static final Path CONSOLE = EXAMPLES.resolve("console");
    private static final List<String> LINES =
            text(CONSOLE.resolve("one-round.jsonl")).lines().toList();
    private static final JsonNode EXPECTED = json(CONSOLE.resolve("expected-settlement.json"));

    @Test
    void everyEventFitsTheSchemaOfItsType() {
        for (String line : LINES) {
            JsonNode event = eventOf(line);
            assertThat(faults(schemaOf(event), event)).as(line).isEmpty();
        }
    }

    @Test
    void theKeyOfEveryEventIsItsTable() {
        assertThat(LINES)
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line)
                        .startsWith(eventOf(line).path("subject").asText() + "|"));
    }

    @Test
    void everySourceCountsItsEventsFromOne() {
        Map<String, Integer> counted = new HashMap<>();
        for (String line : LINES) {
            JsonNode event = eventOf(line);
            int next = counted.merge(event.path("source").asText(), 1, Integer::sum);
            assertThat(event.path("sequence").asText()).as(line).isEqualTo(String.valueOf(next));
        }
        assertThat(counted).containsOnlyKeys("/terminal/catskill-hu-1", "/shoe/catskill-hu-1");
    }

    @Test
    void everyBetPlacedIsExpectedToSettleForItsStake() {
        Map<String, Long> placed = new HashMap<>();
        for (String line : LINES) {
            JsonNode data = eventOf(line).path("data");
            if (data.has("amount")) {
                placed.put(data.path("bet").asText(), data.path("amount").asLong());
            }
        }
        Map<String, Long> expected = new HashMap<>();
        EXPECTED.path("bets")
                .properties()
                .forEach(bet ->
                        expected.put(bet.getKey(), bet.getValue().path("stake").asLong()));
        assertThat(expected).isEqualTo(placed);
    }

    @Test
    void theExpectedMoneyAddsUp() {
        JsonNode totals = EXPECTED.path("totals");
        assertThat(EXPECTED.path("bets"))
                .allSatisfy(bet -> assertThat(house(bet)).isEqualTo(cents(bet, "house")));
        assertThat(house(totals)).isEqualTo(cents(totals, "house"));
        for (String column : List.of("stake", "returned", "won", "house")) {
            assertThat(EXPECTED.path("bets")
                            .valueStream()
                            .mapToLong(bet -> cents(bet, column))
                            .sum())
                    .as(column)
                    .isEqualTo(cents(totals, column));
        }
    }

    @Test
    void thePublishedExampleIsTheExpectedSettlement() {
        JsonNode published =
                json(EXAMPLES.resolve("round.settled.v1/valid-one-round.json")).path("data");
        assertThat(published.path("totals")).isEqualTo(EXPECTED.path("totals"));
        assertThat(published.path("bets")).hasSameSizeAs(EXPECTED.path("bets")).allSatisfy(bet -> {
            JsonNode expected = EXPECTED.path("bets").path(bet.path("id").asText());
            assertThat(bet.path("lines").path(0).path("outcome")).isEqualTo(expected.path("outcome"));
            assertThat(bet.path("lines").path(0).path("pays")).isEqualTo(expected.path("pays"));
            assertThat(cents(bet, "won")).isEqualTo(cents(expected, "won"));
            assertThat(cents(bet, "returned")).isEqualTo(cents(expected, "returned"));
        });
    }

    private static long house(JsonNode row) {
        return cents(row, "stake") - cents(row, "returned") - cents(row, "won");
    }

    private static long cents(JsonNode row, String column) {
        return row.path(column).longValue();
    }

    private static JsonNode eventOf(String line) {
        return json(line.substring(line.indexOf('|') + 1));
    }

    private static Path schemaOf(JsonNode event) {
        return SCHEMAS.resolve("in").resolve(event.path("type").asText().substring("baize.".length()) + ".json");
    }
}
