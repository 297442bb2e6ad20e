package io.baize.rulepack;

import java.util.Locale;
import java.util.Optional;

/**
 * What may change at a table, in one vocabulary for packs, requests and pages. A finer kind is also its wider one:
 * who must know of any change of a payout limit must know of its decrease.
 */
public enum ChangeKind {
    PAYTABLE,
    CUSTOM_PAYTABLE(PAYTABLE),
    VIGORISH,
    RAKE,
    LIMITS,
    PAYOUT_LIMIT,
    PAYOUT_LIMIT_DECREASE(PAYOUT_LIMIT),
    /** How the game is dealt and played, beyond what the pack leaves to elections. */
    PROCEDURE,
    ELECTION,
    READING,
    PROGRESSIVE_START,
    PROGRESSIVE_PARAMETERS,
    PROGRESSIVE_DISCONTINUATION,
    LAYOUT,
    /** Wheels, dice, tiles, shakers, shoes and devices. */
    EQUIPMENT,
    WAGER_OFFERED,
    WAGER_WITHDRAWN;

    private final ChangeKind wider;

    ChangeKind() {
        this(null);
    }

    ChangeKind(ChangeKind wider) {
        this.wider = wider;
    }

    public Optional<ChangeKind> wider() {
        return Optional.ofNullable(wider);
    }

    public boolean is(ChangeKind named) {
        return this == named || wider != null && wider.is(named);
    }

    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Optional<ChangeKind> find(String id) {
        for (ChangeKind kind : values()) {
            if (kind.id().equals(id)) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }
}
