package io.baize.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.baize.kernel.Answer;
import io.baize.kernel.load.StrictJson;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.load.RuleBooks;
import io.baize.settle.document.RoundDocument;
import io.baize.settle.document.SettlementDocument;
import io.baize.table.RoundOnPaper;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.response.Response;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the API answers is what the offline tool answers, for every round case there is. */
@QuarkusTest
@TestProfile(ApiProfile.class)
class PreviewApiTest {

    private static final ObjectMapper JSON = StrictJson.mapper();
    private static final Path CASES = Path.of("src/test/resources/rounds");
    private static final Person DEALER = Person.of("dealer-terminal", "hudson");

    private final RuleBook rules = RuleBooks.shipped();

    @Test
    void everyRoundCaseIsAnsweredAsOffline() throws IOException {
        List<Path> rounds;
        try (Stream<Path> files = Files.walk(CASES)) {
            rounds = files.filter(file -> file.endsWith("round.json")).sorted().toList();
        }
        assertThat(rounds).isNotEmpty();
        for (Path round : rounds) {
            String document = Files.readString(round);
            compare(round.toString(), offline(document), DEALER.post("/settlements/preview", document));
        }
    }

    @Test
    void theExamplesOfTheContractSettle() {
        DEALER.post("/settlements/preview", PreviewExamples.NEW_YORK_FLUSH)
                .then()
                .statusCode(200)
                .body("status", equalTo("settled"))
                .body("bets.find { it.id == 'b2' }.won", equalTo(1500))
                .body("bets.find { it.id == 'b2' }.lines[0].cite", equalTo("NY (f)(5)"));
        DEALER.post("/settlements/preview", PreviewExamples.MARYLAND_FOLD)
                .then()
                .statusCode(200)
                .body("totals.house", equalTo(2000));
    }

    @ParameterizedTest
    @CsvSource({"valid-hands-set, -5075", "valid-bet-taken-back, -2000", "valid-surrendered, 2500"})
    void roundsOfSetHandsOfBetsTakenBackAndOfSurrenderSettle(String example, int house) throws IOException {
        Path file = Path.of("contracts", "examples", "round.v1", example + ".json");
        DEALER.post("/settlements/preview", Files.readString(file))
                .then()
                .statusCode(200)
                .body("totals.house", equalTo(house));
    }

    @Test
    void aRoundThatCannotBeSettledIsRefusedWithItsField() {
        DEALER.post("/settlements/preview", PreviewExamples.NEW_YORK_FLUSH.replace("Ah Kh", "Ah 7h"))
                .then()
                .statusCode(422)
                .contentType("application/problem+json")
                .body("code", equalTo("duplicate-card"));
        DEALER.post("/settlements/preview", PreviewExamples.NEW_YORK_FLUSH.replace("\"ny\"", "\"nv\""))
                .then()
                .statusCode(422)
                .body("code", equalTo("unknown-pack"))
                .body("field", equalTo("jurisdiction"));
    }

    @Test
    void anElectionMayBeWrittenAsANumber() {
        String round = PreviewExamples.NEW_YORK_FLUSH.replace(
                "\"selections\"", "\"elections\": {\"progressive-seed\": 500000}, \"selections\"");
        DEALER.post("/settlements/preview", round).then().statusCode(200);
    }

    private Answer<SettlementDocument> offline(String document) throws IOException {
        return RoundOnPaper.settle(rules, JSON.readValue(document, RoundDocument.class), LocalDate.now());
    }

    private static void compare(String name, Answer<SettlementDocument> offline, Response online) throws IOException {
        JsonNode answer = JSON.readTree(online.asString());
        switch (offline) {
            case Answer.Given<SettlementDocument>(SettlementDocument settlement) -> {
                assertThat(online.statusCode()).as(name).isEqualTo(200);
                assertThat(answer).as(name).isEqualTo(JSON.readTree(JSON.writeValueAsString(settlement)));
            }
            case Answer.Refused<SettlementDocument>(var refusal) -> {
                assertThat(online.statusCode()).as(name).isEqualTo(422);
                assertThat(answer.path("code").asText()).as(name).isEqualTo(refusal.code());
                assertThat(answer.path("detail").asText()).as(name).isEqualTo(refusal.message());
            }
        }
    }
}
