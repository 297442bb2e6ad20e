package io.baize.settle;

import io.baize.rulepack.Schedule;
import io.baize.settle.document.SettlementDocument.BetResult;
import io.baize.settle.document.SettlementDocument.LineResult;
import io.baize.terms.TermsInForce;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** What a line comes to by its own words, in decimal arithmetic that shares nothing with the code that settles. */
record LineInWords(long won, long returned) {

    private static final BigDecimal CENTS = BigDecimal.valueOf(100);

    static LineInWords of(TermsInForce terms, BetResult bet, LineResult line, long meter) {
        Schedule schedule = terms.pack().schedules().get(line.schedule());
        String[] words = line.pays().replaceAll("[$,]", "").split("[: %]+");
        String kind = line.pays().replaceAll("[\\d,]+", "n");
        BigDecimal stake = BigDecimal.valueOf(bet.stake());
        BigDecimal won = switch (kind) {
            case "n:n" ->
                stake.multiply(new BigDecimal(words[0])).divide(new BigDecimal(words[1]), 4, RoundingMode.CEILING);
            case "n for n", "$n per $n" -> stake.multiply(new BigDecimal(words[0]));
            case "$n" -> new BigDecimal(words[0]).multiply(CENTS);
            case "n% of meter" ->
                BigDecimal.valueOf(meter).multiply(new BigDecimal(words[0])).divide(CENTS);
            case "push", "lose" -> BigDecimal.ZERO;
            default -> throw new AssertionError("unknown words: " + line.pays());
        };
        boolean back = kind.equals("push") || !kind.equals("lose") && winnersStakeComesBack(terms, schedule, kind);
        boolean before =
                bet.lines().subList(0, bet.lines().indexOf(line)).stream().anyMatch(l -> l.returned() > 0);
        return new LineInWords(rounded(won, terms, schedule), back && !before ? bet.stake() : 0);
    }

    /** Odds give the stake back, amounts of money do not; where the text leaves it open a rule of the pack says. */
    private static boolean winnersStakeComesBack(TermsInForce terms, Schedule schedule, String kind) {
        if (schedule.bonus() || kind.equals("n for n")) {
            return false;
        }
        return schedule.stakeRule() == null ? kind.equals("n:n") : terms.says(schedule.stakeRule(), "returned");
    }

    /** A fraction of a cent goes to the player (R15), unless the pack's answer is to pay whole dollars. */
    private static long rounded(BigDecimal cents, TermsInForce terms, Schedule schedule) {
        String rule = schedule.rounding() == null ? "rounding" : schedule.rounding();
        boolean whole =
                schedule.rounding() == null && cents.stripTrailingZeros().scale() <= 0;
        return !whole && terms.says(rule, "whole-dollar-down")
                ? cents.divideToIntegralValue(CENTS).multiply(CENTS).longValueExact()
                : cents.setScale(0, RoundingMode.CEILING).longValueExact();
    }
}
