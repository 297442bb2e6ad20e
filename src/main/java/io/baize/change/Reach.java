package io.baize.change;

import java.time.Duration;
import java.util.List;

/**
 * How a recipient is reached.
 *
 * @param targets they are told and reminded there
 * @param remindAfter from the notice on, where it is not acknowledged
 * @param escalateAfter from the notice on, where it is still not acknowledged
 * @param escalation who is told then
 */
public record Reach(List<Target> targets, Duration remindAfter, Duration escalateAfter, List<Target> escalation) {

    public Reach {
        targets = List.copyOf(targets);
        escalation = List.copyOf(escalation);
        if (!remindAfter.isPositive() || escalateAfter.compareTo(remindAfter) < 0) {
            throw new IllegalArgumentException("a reminder comes after the notice and escalation not before it: "
                    + remindAfter + ", " + escalateAfter);
        }
    }

    List<Target> of(NoticeDue.Kind kind) {
        return switch (kind) {
            case NOTICE, REMINDER -> targets;
            case ESCALATION -> escalation;
        };
    }
}
