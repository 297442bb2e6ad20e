package io.baize.ledger.slip;

import io.baize.kernel.Roles;
import java.util.Locale;

/** Chips lie on one of two sides. */
public enum Side {
    TABLE,
    CAGE;

    /** The side a role stands on. */
    static Side of(String role) {
        return role.equals(Roles.CAGE) ? CAGE : TABLE;
    }

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
