package io.baize.ledger.slip;

import io.baize.ledger.slip.Slip.Delivered;
import io.baize.ledger.slip.Slip.Disputed;
import io.baize.ledger.slip.Slip.Posted;
import io.baize.ledger.slip.Slip.Prepared;
import io.baize.ledger.slip.Slip.Requested;
import io.baize.ledger.slip.Slip.VoidAsked;
import io.baize.ledger.slip.Slip.Voidable;
import io.baize.ledger.slip.Slip.Voided;
import java.util.List;

/** A slip is the sum of its signatures. One that does not follow from those before it is a fault of the books. */
public final class History {

    private History() {}

    /** The slip as its rows tell it; the first signature is that of the request. */
    public static Slip read(Order order, List<Signature> signatures) {
        Slip slip = new Requested(new Sheet(order, signatures.subList(0, 1)));
        for (Signature signature : signatures.subList(1, signatures.size())) {
            slip = after(slip, signature);
        }
        return slip;
    }

    static Slip after(Slip slip, Signature signature) {
        Step step = signature.step();
        return switch (slip) {
            case Voidable voidable when step == Step.ASK_VOID -> voidable.voidAsked(signature);
            case Requested requested when step == Step.PREPARE -> requested.prepared(signature);
            case Disputed disputed when step == Step.SETTLE -> disputed.settled(signature);
            case Prepared prepared when step == Step.DELIVER -> prepared.delivered(signature);
            case Prepared prepared when step == Step.POST -> prepared.posted(signature);
            case Delivered delivered when step == Step.POST -> delivered.posted(signature);
            case VoidAsked(Sheet sheet, Prepared prepared)
            when step == Step.POST -> new Prepared(sheet, prepared.chips()).posted(signature);
            case VoidAsked asked when step == Step.CONFIRM_VOID -> asked.confirmed(signature);
            case VoidAsked asked when step == Step.DECLINE_VOID -> asked.declined(signature);
            case Requested _, Disputed _, Prepared _, Delivered _, Posted _, VoidAsked _, Voided _ ->
                throw new IllegalStateException("slip %s is %s and cannot take the step %s"
                        .formatted(slip.order().id(), slip.state().id(), step.id()));
        };
    }
}
