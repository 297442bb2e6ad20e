package io.baize.settle;

import io.baize.kernel.Money;
import io.baize.progressive.Meter;
import io.baize.rulepack.Schedule;
import io.baize.terms.TermsInForce;

/**
 * Pays from one meter in the order the players are paid. A part of it is of the meter as the deal found it, or as it
 * stands at that player's turn (5324.37(g)(6), MD Ch.12 2nd D(4)). All of it is divided among its winners (NY (k)(4)),
 * or goes to the first, after whom the meter stands at its reset amount, or is paid to each. What the meter has not,
 * the house adds.
 */
final class MeterPayments {

    private final Meter found;
    private final Money seed;
    private final boolean wholeAtTurn;
    private final boolean wholeForEach;
    private final boolean partAtTurn;
    private final int wholeWinners;
    private Meter current;
    private Money shared;
    private boolean won;
    private int sharesPaid;

    MeterPayments(Meter meter, Schedule schedule, TermsInForce terms, int wholeWinners) {
        this.found = meter;
        this.current = meter;
        this.seed = terms.seed(schedule);
        this.wholeAtTurn = terms.says("progressive-all-of-meter", "at-turn");
        this.wholeForEach = terms.says("progressive-all-of-meter", "same-meter");
        this.partAtTurn = terms.says("progressive-part-of-meter", "at-turn");
        this.wholeWinners = wholeWinners;
    }

    Money pay(int percent) {
        return percent == 100 ? payWhole() : deduct((partAtTurn ? current : found).percent(percent));
    }

    /** What such a part comes to at this moment, for the choice between it and another line. */
    Money worth(int percent) {
        boolean atTurn = percent == 100 ? wholeAtTurn : partAtTurn;
        return (atTurn ? current : found).percent(percent);
    }

    /** A fixed amount that the text takes from the meter (5324.41(k)(5)). */
    Money deduct(Money amount) {
        current = current.pay(amount);
        return amount;
    }

    private Money payWhole() {
        if (wholeForEach) {
            return hit(found.amount());
        }
        return wholeAtTurn ? hit(current.amount()) : share();
    }

    /** Where every part is of the meter as the deal found it, the meter is reset only after the last of them. */
    private Money hit(Money all) {
        won = true;
        current = current.pay(all);
        if (wholeAtTurn || partAtTurn) {
            current = current.reset(seed);
        }
        return all;
    }

    /**
     * The winners of all share what is on the meter when the first of them is to be paid (5324.37(g)(6)), or what the
     * deal found there where even a part of it is of that. All of it leaves the meter then, and the meter is reset
     * once; the cents that do not divide go to those paid first.
     */
    private Money share() {
        if (shared == null) {
            shared = hit((partAtTurn ? current : found).amount());
        }
        long part = shared.cents() / wholeWinners;
        long oddCents = shared.cents() % wholeWinners;
        return Money.usd(++sharesPaid <= oddCents ? part + 1 : part);
    }

    MeterMove move() {
        boolean due = won && !wholeAtTurn && !partAtTurn;
        return new MeterMove(found, due ? current.reset(seed) : current);
    }
}
