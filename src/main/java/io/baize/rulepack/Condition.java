package io.baize.rulepack;

import io.baize.kernel.Citation;
import io.baize.kernel.Odds;
import java.util.List;
import java.util.Map;

/**
 * What a bet needs beside it, judged when bets close. {@code when} are the answers under which it holds, empty for
 * always; {@code atMost} and {@code atLeast} are null where the text compares no amounts.
 */
public record Condition(Map<String, String> when, List<String> requires, Ratio atMost, Ratio atLeast, Citation cite) {

    /** So many times another bet of the seat: {@code 2:1} of the ante. */
    public record Ratio(String of, Odds times) {}
}
