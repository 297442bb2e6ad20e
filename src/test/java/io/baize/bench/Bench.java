package io.baize.bench;

import io.baize.game.HandRank;
import java.util.Collection;
import java.util.Locale;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Runs every benchmark and says how the seven-card evaluator stands beside the plain one of the same run. */
public final class Bench {

    private static final int FORKS = 2;
    private static final int WARMUPS = 3;
    private static final int MEASUREMENTS = 5;

    private Bench() {}

    public static void main(String[] names) throws RunnerException {
        bothAgree();
        Options options = new OptionsBuilder()
                .include(names.length == 0 ? Bench.class.getPackageName() : names[0])
                .forks(FORKS)
                .warmupIterations(WARMUPS)
                .warmupTime(TimeValue.seconds(1))
                .measurementIterations(MEASUREMENTS)
                .measurementTime(TimeValue.seconds(1))
                .build();
        Collection<RunResult> results = new Runner(options).run();
        double ours = score(results, "sevenCards");
        double plain = score(results, "sevenCardsPlainly");
        if (ours > 0 && plain > 0) {
            System.out.printf(Locale.ROOT, "%nSeven cards: %.2f times the plain evaluator%n", ours / plain);
        }
    }

    /** An evaluator that answers something else is no measure. */
    private static void bothAgree() {
        for (long hand : RandomHands.of(7)) {
            if (HandRank.of(hand) != PlainHandRank.of(hand)) {
                throw new IllegalStateException("the evaluators differ on " + Long.toHexString(hand));
            }
        }
    }

    private static double score(Collection<RunResult> results, String method) {
        return results.stream()
                .filter(result -> result.getParams().getBenchmark().endsWith("." + method))
                .mapToDouble(result -> result.getPrimaryResult().getScore())
                .findFirst()
                .orElse(0);
    }
}
