package io.baize.ledger;

import io.baize.kernel.Money;
import io.baize.table.TableEvent.Instrument;
import java.util.Locale;

/** Amounts and things as finance says them. */
final class Words {

    private Words() {}

    /** {@code $25.00 more} or {@code $25.00 less}. */
    static String amount(Money difference) {
        return size(difference) + (difference.cents() < 0 ? " less" : " more");
    }

    static Money size(Money amount) {
        return amount.cents() < 0 ? amount.negated() : amount;
    }

    static String of(Instrument instrument) {
        return switch (instrument) {
            case CASH -> "cash";
            case MARKER -> "in markers";
            case COUPON -> "in coupons";
            case OTHER -> "of other kinds";
        };
    }

    static String of(Stretch.SlipPosted slip) {
        return slip.kind().name().toLowerCase(Locale.ROOT) + " " + slip.slip() + " of " + slip.amount();
    }

    static String of(Count count) {
        return switch (count.kind()) {
            case OPENER -> "opener";
            case CHECKPOINT -> "checkpoint";
            case MID_SHIFT -> "mid-shift count";
            case CLOSER -> "closer";
        };
    }
}
