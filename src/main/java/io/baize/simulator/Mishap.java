package io.baize.simulator;

/** What goes wrong on a real floor, and how often in ten thousand chances unless somebody says otherwise. */
public enum Mishap {
    /** A shoe sends a message once more; it may do so twice. A chance each card event. */
    REPEAT(3_000),
    /** Cards read wrongly and dealt again. A chance each round, as down to the corrections. */
    REDEAL(150),
    WRONG_AMOUNT(400),
    BET_AFTER_CLOSING(150),
    /** A player sets a hand that ranks below the one it must stand above. */
    SET_WRONG(300),
    /** The dealer forgets to key in what somebody decided. */
    FORGOTTEN(60),
    VOIDED(60),
    IRREGULARITY(80),
    CORRECTION(60),
    /** A message that comes after those sent later: a gap that closes. A chance each event, as all that follow. */
    LATE(10),
    /** A message that never comes: a gap that stays. */
    LOST(4),
    UNREADABLE(4),
    UNKNOWN_TYPE(4),
    /** The identity of the message before, with other content. */
    REUSED_IDENTITY(4);

    private final int inTenThousand;

    Mishap(int inTenThousand) {
        this.inTenThousand = inTenThousand;
    }

    int inTenThousand() {
        return inTenThousand;
    }

    String words() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
    }
}
