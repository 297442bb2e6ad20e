package io.baize.progressive;

import io.baize.kernel.Money;

/**
 * All that ever went into and out of a meter: the house's seeds, the players' contributions, what the house topped up
 * (less what a correction gave back), pools taken over from or given to another meter, and what players were paid.
 */
public record MeterTotals(Money seeded, Money contributed, Money toppedUp, Money transferred, Money paid) {

    static final MeterTotals NOTHING = new MeterTotals(Money.ZERO, Money.ZERO, Money.ZERO, Money.ZERO, Money.ZERO);

    /** What a meter with these totals must still hold, to the cent. */
    public Money left() {
        return seeded.plus(contributed).plus(toppedUp).plus(transferred).minus(paid);
    }

    MeterTotals seed(Money amount) {
        return new MeterTotals(seeded.plus(amount), contributed, toppedUp, transferred, paid);
    }

    MeterTotals contribute(Money amount) {
        return new MeterTotals(seeded, contributed.plus(amount), toppedUp, transferred, paid);
    }

    MeterTotals topUp(Money amount) {
        return new MeterTotals(seeded, contributed, toppedUp.plus(amount), transferred, paid);
    }

    MeterTotals transfer(Money amount) {
        return new MeterTotals(seeded, contributed, toppedUp, transferred.plus(amount), paid);
    }

    MeterTotals pay(Money amount) {
        return new MeterTotals(seeded, contributed, toppedUp, transferred, paid.plus(amount));
    }
}
