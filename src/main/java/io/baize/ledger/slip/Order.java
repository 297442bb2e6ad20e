package io.baize.ledger.slip;

import io.baize.kernel.Chips;
import java.time.LocalDate;

/**
 * What a slip is about. Its number is of the property's one series; {@code reference} is the client's own name for the
 * request, so that a request sent twice is one slip.
 */
public record Order(
        String property, long number, SlipKind kind, String table, LocalDate gamingDay, String reference, Chips chips) {

    /** How events and the ledger name the slip. */
    public String id() {
        return Long.toString(number);
    }

    /** Whether a request says the same as the one that had this reference before. */
    public boolean asksLike(SlipKind otherKind, String otherTable, Chips otherChips) {
        return kind == otherKind && table.equals(otherTable) && chips.equals(otherChips);
    }
}
