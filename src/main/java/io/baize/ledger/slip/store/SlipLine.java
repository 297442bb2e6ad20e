package io.baize.ledger.slip.store;

import io.baize.ledger.slip.Slip;
import java.time.Instant;
import java.util.List;

/** A slip with its copies on paper. */
public record SlipLine(Slip slip, List<Copy> copies) {

    public record Copy(int number, String by, Instant at) {}

    public SlipLine {
        copies = List.copyOf(copies);
    }
}
