package io.baize.bench;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.baize.game.Round;
import io.baize.kernel.Answer;
import io.baize.kernel.load.StrictJson;
import io.baize.rulepack.Pack;
import io.baize.rulepack.load.RuleBooks;
import io.baize.settle.Settle;
import io.baize.settle.Settlement;
import io.baize.settle.document.RoundDocument;
import io.baize.settle.document.RoundReader;
import io.baize.terms.TermsInForce;
import java.io.IOException;
import java.io.InputStream;
import java.time.LocalDate;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Rounds a second on one core: three seats of heads up hold 'em, each with side wagers, from facts to money. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class SettleBench {

    private static final String ROUND = "/bench/three-seats-of-heads-up-holdem.json";
    private static final ObjectMapper JSON = StrictJson.mapper();

    private Round round;
    private TermsInForce terms;

    @Setup
    public void readRound() throws IOException {
        RoundDocument document;
        try (InputStream text = SettleBench.class.getResourceAsStream(ROUND)) {
            document = JSON.readValue(text, RoundDocument.class);
        }
        Pack pack = given(RuleBooks.shipped()
                .inForce(document.jurisdiction(), document.game(), LocalDate.parse(document.date())));
        terms = new TermsInForce(pack, given(document.terms().read()));
        round = given(RoundReader.round(
                document.bets(), document.cards(), document.decisions(), document.irregularities(), document.drawn()));
        given(settle());
    }

    @Benchmark
    public Answer<Settlement> settle() {
        return Settle.round(round, terms, Map.of());
    }

    private static <T> T given(Answer<T> answer) {
        return switch (answer) {
            case Answer.Given<T>(T value) -> value;
            case Answer.Refused<T>(var refusal) -> throw new IllegalStateException(refusal.toString());
        };
    }
}
