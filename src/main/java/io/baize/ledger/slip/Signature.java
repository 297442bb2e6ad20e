package io.baize.ledger.slip;

import io.baize.kernel.Chips;
import io.baize.kernel.Money;
import java.time.Instant;

/**
 * One step, signed: by whom and in which role. {@code chips} and {@code amount} are what was counted, or what stands,
 * in a step that counts; {@code reason} is there where one was asked for.
 */
public record Signature(Step step, String by, String role, Instant at, Chips chips, Money amount, String reason) {

    static Signature counted(Step step, String by, String role, Instant at, Chips chips) {
        return new Signature(step, by, role, at, chips, chips.total(), null);
    }

    static Signature reasoned(Step step, String by, String role, Instant at, String reason) {
        return new Signature(step, by, role, at, null, null, reason);
    }
}
