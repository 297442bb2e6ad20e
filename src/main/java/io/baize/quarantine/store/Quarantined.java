package io.baize.quarantine.store;

import java.time.Instant;

/** An event that was not taken. {@code table} and {@code property} are null where it names none that is known. */
public record Quarantined(
        QuarantineId id,
        String table,
        String property,
        String code,
        String message,
        Instant arrivedAt,
        String status,
        String decidedBy,
        Instant decidedAt,
        String decisionReason) {

    public boolean isOpen() {
        return status.equals("open");
    }
}
