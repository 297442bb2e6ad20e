package io.baize.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.kernel.load.StrictJson;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.load.RuleBooks;
import io.baize.settle.document.RoundDocument;
import io.baize.settle.document.SettlementDocument;
import io.baize.table.RoundOnPaper;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;

/** Settles the rounds of a file: what the service would pay, with no service running. */
public final class Settle {

    static final int ALL_SETTLED = 0;
    static final int SOME_REFUSED = 1;
    static final int UNREADABLE = 2;

    private static final ObjectMapper JSON = StrictJson.mapper();

    private final RuleBook rules;
    private final LocalDate today;
    private boolean refused;

    private Settle(RuleBook rules, LocalDate today) {
        this.rules = rules;
        this.today = today;
    }

    public static void main(String[] arguments) {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.exit(run(arguments, LocalDate.now(), out, System.err));
    }

    static int run(String[] arguments, LocalDate today, PrintStream out, PrintStream problems) {
        if (arguments.length != 1) {
            problems.println("Name one file that holds a round, or a list of rounds, as JSON.");
            return UNREADABLE;
        }
        try {
            JsonNode input = JSON.readTree(Files.readString(Path.of(arguments[0])));
            if (input == null || !(input.isObject() || input.isArray())) {
                problems.println(arguments[0] + " holds neither a round nor a list of rounds.");
                return UNREADABLE;
            }
            Settle settle = new Settle(RuleBooks.shipped(), today);
            out.println(JSON.writerWithDefaultPrettyPrinter().writeValueAsString(settle.all(input)));
            return settle.refused ? SOME_REFUSED : ALL_SETTLED;
        } catch (JsonProcessingException e) {
            problems.println(arguments[0] + ": " + StrictJson.fault(e).message());
        } catch (IOException e) {
            problems.println(arguments[0] + " cannot be read.");
        }
        return UNREADABLE;
    }

    private JsonNode all(JsonNode input) {
        if (input.isObject()) {
            return one(input);
        }
        ArrayNode answers = JSON.createArrayNode();
        input.forEach(round -> answers.add(one(round)));
        return answers;
    }

    private JsonNode one(JsonNode round) {
        return switch (read(round).then(document -> RoundOnPaper.settle(rules, document, today))) {
            case Answer.Given<SettlementDocument>(SettlementDocument settlement) -> JSON.valueToTree(settlement);
            case Answer.Refused<SettlementDocument>(Refusal refusal) -> {
                refused = true;
                yield JSON.createObjectNode().set("refused", JSON.valueToTree(refusal));
            }
        };
    }

    private static Answer<RoundDocument> read(JsonNode round) {
        if (!round.isObject()) {
            return Answer.refused(Refusal.of("malformed-json", "", "a round is a JSON object", null));
        }
        try {
            return Answer.of(JSON.treeToValue(round, RoundDocument.class));
        } catch (JsonProcessingException e) {
            return Answer.refused(StrictJson.fault(e));
        }
    }
}
