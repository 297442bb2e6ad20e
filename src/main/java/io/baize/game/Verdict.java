package io.baize.game;

import java.util.List;

/**
 * What a bet came to: the schedule to look in, and the outcomes that fit, most specific first. The paytable pays the
 * first of them it has a line for; a table without a line for a flopped royal flush pays it as a royal flush. Where
 * {@code highest}, it pays the one that yields most at that moment, and of equals the first (5324.41(g)(8)).
 */
public record Verdict(Bet bet, String schedule, List<String> outcomes, String decidedBy, boolean highest) {

    public Verdict(Bet bet, String schedule, List<String> outcomes, String decidedBy) {
        this(bet, schedule, outcomes, decidedBy, false);
    }

    public static Verdict of(Bet bet, String schedule, String outcome, String decidedBy) {
        return new Verdict(bet, schedule, List.of(outcome), decidedBy);
    }

    public static Verdict highestOf(Bet bet, String schedule, List<String> outcomes, String decidedBy) {
        return new Verdict(bet, schedule, outcomes, decidedBy, true);
    }
}
