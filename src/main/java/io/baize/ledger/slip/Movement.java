package io.baize.ledger.slip;

import io.baize.kernel.Money;

/** Chips that moved by the ledger's word: {@code slip} is the number that the event named, as it named it. */
public record Movement(SlipKind kind, String property, String table, String slip, Money amount) {

    private static final String NUMBER = "[1-9][0-9]{0,17}";
    private static final long NONE = 0;

    /** The number of Baize's own series, or 0, which no slip has. */
    public long number() {
        return slip.matches(NUMBER) ? Long.parseLong(slip) : NONE;
    }
}
