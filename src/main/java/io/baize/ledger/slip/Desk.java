package io.baize.ledger.slip;

import io.baize.kernel.Answer;
import io.baize.kernel.Chips;
import io.baize.kernel.Refusal;
import io.baize.ledger.slip.Slip.Disputed;
import io.baize.ledger.slip.Slip.Prepared;
import io.baize.ledger.slip.Slip.Requested;
import java.time.Instant;
import java.util.List;

/** The slip desk: takes a person's step and answers the slip as it is then, or the refusal. */
public final class Desk {

    private Desk() {}

    public static Answer<Slip> request(Order order, Person who, Instant at) {
        return Duty.role(Step.REQUEST, who)
                .then(role -> Answer.of(new Requested(new Sheet(
                        order, List.of(Signature.counted(Step.REQUEST, who.name(), role, at, order.chips()))))));
    }

    /** Whether this person may ask for a slip at all. */
    public static Answer<String> mayRequest(Person who) {
        return Duty.role(Step.REQUEST, who);
    }

    public static Answer<Slip> take(Slip slip, Act act, Person who, Instant at) {
        return Duty.of(slip, act.step(), who)
                .then(role -> signed(slip, act, who.name(), role, at))
                .then(signature -> Answer.of(History.after(slip, signature)));
    }

    /** What this person may do next. */
    public static List<Step> open(Slip slip, Person who) {
        return slip.offers().stream()
                .sorted()
                .filter(step -> Duty.of(slip, step, who) instanceof Answer.Given<String>)
                .toList();
    }

    private static Answer<Signature> signed(Slip slip, Act act, String by, String role, Instant at) {
        return switch (act) {
            case Act.Prepare(Chips counted) ->
                sameAs(slip.order().kind() == SlipKind.FILL ? slip.order().chips() : counted, counted)
                        .then(chips -> Answer.of(Signature.counted(Step.PREPARE, by, role, at, chips)));
            case Act.Deliver(Chips counted) ->
                sameAs(slip.order().kind() == SlipKind.CREDIT ? ((Prepared) slip).chips() : counted, counted)
                        .then(chips -> Answer.of(Signature.counted(Step.DELIVER, by, role, at, chips)));
            case Act.Settle(Side stands, String reason) ->
                standing(((Disputed) slip).of(stands))
                        .then(chips ->
                                Answer.of(new Signature(Step.SETTLE, by, role, at, chips, chips.total(), reason)));
            case Act.AskVoid(String reason) -> Answer.of(Signature.reasoned(Step.ASK_VOID, by, role, at, reason));
            case Act.ConfirmVoid() -> Answer.of(Signature.reasoned(Step.CONFIRM_VOID, by, role, at, null));
            case Act.DeclineVoid(String reason) ->
                Answer.of(Signature.reasoned(Step.DECLINE_VOID, by, role, at, reason));
        };
    }

    /** Where chips leave, they are what the slip says. Only where they arrive may a count differ, and is kept. */
    private static Answer<Chips> sameAs(Chips wanted, Chips counted) {
        return counted.equals(wanted)
                ? Answer.of(counted)
                : Answer.refused(new Refusal(
                        "count-differs",
                        "chips",
                        ChipCount.words(wanted),
                        "you counted " + ChipCount.words(counted) + " and the slip says " + ChipCount.words(wanted),
                        null));
    }

    private static Answer<Chips> standing(Chips chips) {
        return chips.total().isPositive()
                ? Answer.of(chips)
                : Answer.refused(Refusal.of(
                        "nothing-moved", "stands", "by that count no chips moved at all: void the slip", null));
    }
}
