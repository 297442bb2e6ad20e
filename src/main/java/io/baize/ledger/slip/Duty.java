package io.baize.ledger.slip;

import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;

/**
 * Who may take which step. Codes in the order they are found:
 *
 * <ol>
 *   <li>{@code step-not-open}: the slip's state does not offer the step
 *   <li>{@code role-not-allowed}: the step is another role's, or the person administers users
 *   <li>{@code same-person}: they handled the chips of this slip before, or asked for the void they would confirm
 *   <li>{@code same-side}: a void is confirmed by the other side, cage or table, than the one that asked
 * </ol>
 */
public final class Duty {

    private Duty() {}

    /** The role in which this person may take the step now. */
    static Answer<String> of(Slip slip, Step step, Person who) {
        return slip.offers().contains(step)
                ? role(step, who).then(role -> otherHands(slip, step, who, role))
                : refused(
                        "step-not-open",
                        "slip " + slip.order().id() + " is " + slip.state().id() + " and cannot take the step "
                                + step.id());
    }

    static Answer<String> role(Step step, Person who) {
        return step.roleOf(who)
                .map(Answer::of)
                .orElseGet(() -> Answer.refused(new Refusal(
                        "role-not-allowed",
                        "",
                        String.join(", ", step.roles()),
                        "the step " + step.id() + " is not for your role",
                        null)));
    }

    private static Answer<String> otherHands(Slip slip, Step step, Person who, String role) {
        if (step.handlesChips() && slip.sheet().handledBy(who.name())) {
            return refused("same-person", who.name() + " handled this slip before; the step is somebody else's");
        }
        return step == Step.CONFIRM_VOID ? secondPerson(slip.sheet().last(), who, role) : Answer.of(role);
    }

    private static Answer<String> secondPerson(Signature asked, Person who, String role) {
        if (asked.by().equals(who.name())) {
            return refused("same-person", who.name() + " asked for the void; a second person confirms it");
        }
        Side side = Side.of(asked.role());
        return Side.of(role) == side
                ? refused("same-side", "the " + side.id() + " asked for the void; the other side confirms it")
                : Answer.of(role);
    }

    private static Answer<String> refused(String code, String message) {
        return Answer.refused(Refusal.of(code, "", message, null));
    }
}
