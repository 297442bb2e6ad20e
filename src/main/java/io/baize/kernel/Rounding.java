package io.baize.kernel;

/** What happens to a fraction that cannot be paid. The pack's rule {@code rounding} says which (RULINGS R15). */
public enum Rounding {
    /** Exact to the cent; a fraction of a cent goes to the player, since odds are "no less than". */
    EXACT_CENT("exact-cent") {
        @Override
        long divide(long cents, long denominator) {
            return Math.ceilDiv(cents, denominator);
        }
    },
    /** Down to the cent, for what the house takes: its fraction stays with the player. */
    CENT_DOWN("cent-down") {
        @Override
        long divide(long cents, long denominator) {
            return Math.floorDiv(cents, denominator);
        }
    },
    /** Up to the next multiple of 25 cents. */
    QUARTER_UP("up-to-quarter") {
        @Override
        long divide(long cents, long denominator) {
            return Math.ceilDiv(cents, denominator * 25) * 25;
        }
    },
    /** Breakage: down to the whole dollar. */
    WHOLE_DOLLAR_DOWN("whole-dollar-down") {
        @Override
        long divide(long cents, long denominator) {
            return Math.floorDiv(cents, denominator * 100) * 100;
        }
    };

    private final String id;

    Rounding(String id) {
        this.id = id;
    }

    public static Rounding of(String id) {
        for (Rounding rounding : values()) {
            if (rounding.id.equals(id)) {
                return rounding;
            }
        }
        throw new IllegalArgumentException("unknown rounding " + id);
    }

    abstract long divide(long cents, long denominator);
}
