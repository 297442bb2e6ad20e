package io.baize.settle;

import io.baize.kernel.Money;

/** One reason for which a bet was paid or taken, as a pit boss would read it to the player. */
public record SettledLine(
        String schedule,
        String paytable,
        String outcome,
        String pays,
        Money won,
        Money returned,
        String decidedBy,
        String explanation,
        String cite) {

    SettledLine cutTo(Money lower, String why, String clause) {
        return new SettledLine(
                schedule,
                paytable,
                outcome,
                pays,
                lower,
                returned,
                decidedBy,
                explanation + " " + why,
                cite + ", " + clause);
    }
}
