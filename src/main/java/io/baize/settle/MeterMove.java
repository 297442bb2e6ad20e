package io.baize.settle;

import io.baize.kernel.Money;
import io.baize.progressive.Meter;

/** What a round did to a progressive meter: as the round's winners found it, and as they left it. */
public record MeterMove(Meter found, Meter left) {

    public Money before() {
        return found.amount();
    }

    public Money paid() {
        return left.totals().paid().minus(found.totals().paid());
    }

    public Money after() {
        return left.amount();
    }
}
