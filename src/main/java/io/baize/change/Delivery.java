package io.baize.change;

import java.time.Duration;
import java.time.Instant;
import java.util.UUID;

/** A message on its way: {@code attempt} counts from 1, and the first is made at once. */
public record Delivery(UUID id, String request, NoticeDue message, int attempt) {

    /** Over about an hour. What is given up is in the log and the audit, and the request waits for its notice. */
    public static final int MOST_ATTEMPTS = 7;

    private static final Duration FIRST_WAIT = Duration.ofMinutes(1);

    /** What one attempt came to. */
    public sealed interface Outcome {

        /** Somebody took it: the message id or HTTP status is the evidence. */
        record Arrived(String evidence) implements Outcome {}

        record Failed(String error) implements Outcome {}
    }

    /** What becomes of it then. */
    public sealed interface Next {

        record Sent(Instant at, String evidence) implements Next {}

        record Again(Instant at, String error) implements Next {}

        record GivenUp(String error) implements Next {}
    }

    public Next after(Outcome outcome, Instant now) {
        return switch (outcome) {
            case Outcome.Arrived(String evidence) -> new Next.Sent(now, evidence);
            case Outcome.Failed(String error) ->
                attempt < MOST_ATTEMPTS
                        ? new Next.Again(now.plus(FIRST_WAIT.multipliedBy(1L << (attempt - 1))), error)
                        : new Next.GivenUp(error);
        };
    }

    /** Its last attempt began and nobody wrote down how it ended. */
    public boolean isSpent() {
        return attempt > MOST_ATTEMPTS;
    }
}
