package io.baize.game;

import java.util.List;

/**
 * What a bet came to: the schedule to look in, and the outcomes that fit, most specific first. The paytable pays the
 * first of them it has a line for; a table without a line for a flopped royal flush pays it as a royal flush.
 */
public record Verdict(Bet bet, String schedule, List<String> outcomes, String decidedBy) {

    public static Verdict of(Bet bet, String schedule, String outcome, String decidedBy) {
        return new Verdict(bet, schedule, List.of(outcome), decidedBy);
    }
}
