package io.baize.ingest;

import io.baize.kernel.Refusal;

/** What a reading throws when a field is missing or out of range; it never leaves this package. */
final class Unreadable extends RuntimeException {

    private static final long serialVersionUID = 1L;
    private final transient Refusal refusal;

    Unreadable(String field, String limit, String message) {
        super(message, null, false, false);
        this.refusal = new Refusal("field-unreadable", "data." + field, limit, message, null);
    }

    Unreadable(Refusal refusal) {
        super(refusal.message(), null, false, false);
        this.refusal = refusal;
    }

    Refusal refusal() {
        return refusal;
    }
}
