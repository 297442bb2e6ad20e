package io.baize.settle;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.baize.kernel.Answer;
import io.baize.rulepack.RuleBook;
import io.baize.settle.document.RoundDocument;
import io.baize.settle.document.SettlementDocument;
import io.baize.table.RoundOnPaper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** A folder with a whole round and what it must pay. An unknown field in either file is a fault of the case. */
record RoundCase(Path folder, RoundDocument round, Expected expected) {

    static final Path ALL = Path.of("src", "test", "resources", "rounds");
    static final Set<String> FILES = Set.of("round.json", "expected.json");

    /** Every case names its date; a round without one would be read as of this day. */
    private static final LocalDate NO_DATE = LocalDate.EPOCH;

    private static final ObjectMapper JSON = new ObjectMapper()
            .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);

    /** {@code bets} and {@code meters} of a settled round, or the code with which the whole round is refused. */
    record Expected(
            String why,
            List<String> cites,
            Map<String, ExpectedBet> bets,
            Map<String, ExpectedMeter> meters,
            String refused) {}

    /** The outcome of the bet's first line and its money, or the code with which the bet is rejected. */
    record ExpectedBet(String outcome, Long won, Long returned, Long vigorish, String rejected) {}

    record ExpectedMeter(Long after) {}

    static Stream<RoundCase> all() {
        return folders().stream().map(RoundCase::read);
    }

    static List<Path> folders() {
        return children(ALL).stream().flatMap(game -> children(game).stream()).toList();
    }

    static List<Path> children(Path folder) {
        try (Stream<Path> children = Files.list(folder)) {
            return children.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Answer<SettlementDocument> settle(RuleBook rules) {
        return RoundOnPaper.settle(rules, round, NO_DATE);
    }

    private static RoundCase read(Path folder) {
        try {
            return new RoundCase(
                    folder,
                    JSON.readValue(folder.resolve("round.json").toFile(), RoundDocument.class),
                    JSON.readValue(folder.resolve("expected.json").toFile(), Expected.class));
        } catch (IOException e) {
            throw new UncheckedIOException("case " + folder, e);
        }
    }
}
