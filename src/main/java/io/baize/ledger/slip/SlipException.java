package io.baize.ledger.slip;

import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import java.time.Instant;
import java.util.Optional;

/**
 * Something about a slip that does not agree, kept until somebody answers it. {@code slip} is the number as it was
 * named, which may be no slip's; {@code answer} is null until then.
 */
public record SlipException(
        long id, String property, String slip, String table, Finding finding, Instant raisedAt, Answered answer) {

    public record Answered(String by, Instant at, String reason) {}

    public boolean isOpen() {
        return answer == null;
    }

    /**
     * Whoever answers holds the role to settle counts, and took no step of the slip themselves. A dispute is answered
     * by what becomes of its slip: it is settled, or void.
     */
    public Answer<Answered> answered(Optional<Slip> about, Person who, String reason, Instant at) {
        if (!isOpen()) {
            return refused("already-answered", "the exception was answered by " + answer.by());
        }
        if (finding.code().isDispute()) {
            return refused("stands-missing", "say which count stands, the table's or the cage's");
        }
        return Duty.role(Step.SETTLE, who)
                .then(_ -> about.isPresent() && about.get().sheet().handledBy(who.name())
                        ? refused("same-person", who.name() + " handled this slip; the answer is somebody else's")
                        : Answer.of(new Answered(who.name(), at, reason)));
    }

    private static Answer<Answered> refused(String code, String message) {
        return Answer.refused(Refusal.of(code, code.equals("stands-missing") ? "stands" : "", message, null));
    }
}
