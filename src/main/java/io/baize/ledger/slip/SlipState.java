package io.baize.ledger.slip;

import java.util.Locale;

/** The name of a slip's state, as rows, lists and pages carry it. */
public enum SlipState {
    REQUESTED,
    DISPUTED,
    PREPARED,
    DELIVERED,
    POSTED,
    VOID_ASKED,
    VOID;

    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static SlipState read(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}
