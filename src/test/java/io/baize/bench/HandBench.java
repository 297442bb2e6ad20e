package io.baize.bench;

import io.baize.game.HandRank;
import io.baize.game.Ranking;
import java.util.concurrent.TimeUnit;
import java.util.function.LongToIntFunction;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Hands a second on one core, each method over the same hands as its neighbours of the same size. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@OperationsPerInvocation(RandomHands.HANDS)
public class HandBench {

    private final long[] three = RandomHands.of(3);
    private final long[] four = RandomHands.of(4);
    private final long[] seven = RandomHands.of(7);
    private final long[] fourWithJoker = RandomHands.withJoker(4);
    private final long[] fiveWithJoker = RandomHands.withJoker(5);

    @Benchmark
    public long sevenCards() {
        return sum(seven, HandRank::of);
    }

    @Benchmark
    public long sevenCardsPlainly() {
        return sum(seven, PlainHandRank::of);
    }

    @Benchmark
    public long threeCards() {
        return sum(three, Ranking.THREE_CARDS::rank);
    }

    @Benchmark
    public long fourCards() {
        return sum(four, Ranking.FOUR_CARDS::rank);
    }

    @Benchmark
    public long asiaWithJoker() {
        return sum(fourWithJoker, Ranking.ASIA::rank);
    }

    @Benchmark
    public long paiGowWithJoker() {
        return sum(fiveWithJoker, Ranking.PAI_GOW::rank);
    }

    private static long sum(long[] hands, LongToIntFunction evaluator) {
        long sum = 0;
        for (long hand : hands) {
            sum += evaluator.applyAsInt(hand);
        }
        return sum;
    }
}
