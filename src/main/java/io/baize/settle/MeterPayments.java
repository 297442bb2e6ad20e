package io.baize.settle;

import io.baize.kernel.Money;
import io.baize.progressive.Meter;
import io.baize.rulepack.Schedule;
import io.baize.terms.TermsInForce;

/**
 * Pays percentages of one meter in the order the players are paid. Either all percentages are of the meter as the deal
 * found it, a full meter being divided among its winners (NY (k)(4)), or each is of the meter at that player's turn,
 * which stands at its reset amount after a full hit (MD Ch.12 2nd D(4)).
 */
final class MeterPayments {

    private final Money before;
    private final Money seed;
    private final boolean wholeAtTurn;
    private final boolean wholeForEach;
    private final boolean partAtTurn;
    private final int wholeWinners;
    private Money current;
    private Money paid = Money.ZERO;
    private int wholePaid;

    MeterPayments(Meter meter, Schedule schedule, TermsInForce terms, int wholeWinners) {
        this.before = meter.amount();
        this.current = meter.amount();
        this.seed = terms.seed(schedule);
        this.wholeAtTurn = terms.says("progressive-all-of-meter", "at-turn");
        this.wholeForEach = terms.says("progressive-all-of-meter", "same-meter");
        this.partAtTurn = terms.says("progressive-part-of-meter", "at-turn");
        this.wholeWinners = wholeWinners;
    }

    Money pay(int percent) {
        return percent == 100 ? payWhole() : payPart(percent);
    }

    private Money payWhole() {
        wholePaid++;
        if (wholeForEach) {
            paid = paid.plus(before);
            return before;
        }
        if (wholeAtTurn) {
            Money all = current;
            current = seed;
            paid = paid.plus(all);
            return all;
        }
        long share = before.cents() / wholeWinners;
        long oddCents = before.cents() % wholeWinners;
        Money part = Money.usd(wholePaid <= oddCents ? share + 1 : share);
        paid = paid.plus(part);
        return part;
    }

    private Money payPart(int percent) {
        Money part = Meter.at(partAtTurn ? current : before).percent(percent);
        current = current.minus(part);
        paid = paid.plus(part);
        return part;
    }

    /** Takes a fixed amount off the meter, down to nothing at the most; the house pays what the meter lacks. */
    void deduct(Money amount) {
        Money part = amount.min(current);
        current = current.minus(part);
        paid = paid.plus(part);
    }

    MeterMove move() {
        Money after = !wholeAtTurn && wholePaid > 0 ? seed : current;
        return new MeterMove(before, paid, after);
    }
}
