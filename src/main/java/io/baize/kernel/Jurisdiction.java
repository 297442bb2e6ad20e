package io.baize.kernel;

import java.util.Optional;

/** Whose rules a property plays by. */
public enum Jurisdiction {
    NY,
    MA,
    MD,
    NH;

    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    public static Optional<Jurisdiction> find(String id) {
        for (Jurisdiction jurisdiction : values()) {
            if (jurisdiction.id().equals(id)) {
                return Optional.of(jurisdiction);
            }
        }
        return Optional.empty();
    }
}
