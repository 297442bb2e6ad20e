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

    /** As a further line of a bet whose stake has come back already. */
    SettledLine withoutStake() {
        return new SettledLine(
                schedule,
                paytable,
                outcome,
                pays,
                won,
                Money.ZERO,
                decidedBy,
                explanation.replace(", stake " + returned + " returned", ""),
                cite);
    }

    /** As a line of the dealer's own wager, which takes nothing from a player and gives none anything. */
    SettledLine inTheTray(Money stake, String result) {
        String how = outcome.replace('-', ' ') + ": " + decidedBy + ". " + result;
        return new SettledLine(schedule, paytable, outcome, pays, Money.ZERO, stake, decidedBy, how, cite);
    }

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
