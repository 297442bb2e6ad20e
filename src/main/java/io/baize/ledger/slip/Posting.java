package io.baize.ledger.slip;

import io.baize.kernel.Money;
import io.baize.ledger.slip.Finding.Code;
import io.baize.ledger.slip.Slip.Delivered;
import io.baize.ledger.slip.Slip.Disputed;
import io.baize.ledger.slip.Slip.Posted;
import io.baize.ledger.slip.Slip.Prepared;
import io.baize.ledger.slip.Slip.Requested;
import io.baize.ledger.slip.Slip.VoidAsked;
import io.baize.ledger.slip.Slip.Voided;
import java.time.Instant;
import java.util.Optional;

/**
 * What a fill or credit in the ledger makes of the slip it names, and what somebody must look at. The money has moved
 * either way: a slip that says otherwise does not change the ledger, and the ledger does not change the slip.
 */
public record Posting(Optional<Slip> next, Optional<Finding> finding) {

    /** Who signs for the ledger. */
    static final String LEDGER = "ledger";

    /** {@code slip} is the one of that number at that property, if there is one. */
    public static Posting of(Optional<Slip> slip, Movement moved, Instant now) {
        if (slip.isEmpty()) {
            return found(Code.UNKNOWN_SLIP, moved, "and the property has no such slip");
        }
        Order order = slip.get().order();
        if (order.kind() != moved.kind()) {
            return found(
                    Code.OTHER_KIND, moved, "and the slip is a " + order.kind().id());
        }
        if (!order.table().equals(moved.table())) {
            return found(Code.OTHER_TABLE, moved, "and the slip is of " + order.table());
        }
        return switch (slip.get()) {
            case Requested _, Disputed _ -> found(Code.NOT_PREPARED, moved, "before the slip was prepared");
            case Prepared prepared -> posted(prepared, moved, prepared.chips().total(), now);
            case Delivered delivered ->
                posted(delivered, moved, delivered.chips().total(), now);
            case Posted _ -> found(Code.DELIVERED_TWICE, moved, "and the slip was in the ledger before");
            case VoidAsked(Sheet _, Prepared prepared)
            when !differs(prepared.chips().total(), moved) ->
                new Posting(
                        posted(slip.get(), moved, moved.amount(), now).next(),
                        found(Code.VOID_WAS_ASKED, moved, "after its void was asked for")
                                .finding());
            case VoidAsked(Sheet _, Prepared prepared) ->
                posted(slip.get(), moved, prepared.chips().total(), now);
            case VoidAsked _ -> found(Code.NOT_PREPARED, moved, "before the slip was prepared");
            case Voided _ -> found(Code.VOID_SLIP_DELIVERED, moved, "and the slip is void");
        };
    }

    private static Posting posted(Slip slip, Movement moved, Money prepared, Instant now) {
        Slip next = History.after(slip, new Signature(Step.POST, LEDGER, LEDGER, now, null, moved.amount(), null));
        Optional<Finding> finding = differs(prepared, moved)
                ? found(Code.AMOUNT_DIFFERS, moved, "and the slip was prepared for " + prepared)
                        .finding()
                : Optional.empty();
        return new Posting(Optional.of(next), finding);
    }

    private static boolean differs(Money prepared, Movement moved) {
        return !prepared.equals(moved.amount());
    }

    private static Posting found(Code code, Movement moved, String but) {
        String message = "%s moved the %s of slip %s, %s, %s"
                .formatted(moved.table(), moved.kind().id(), moved.slip(), moved.amount(), but);
        return new Posting(Optional.empty(), Optional.of(new Finding(code, message)));
    }
}
