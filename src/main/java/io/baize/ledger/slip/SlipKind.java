package io.baize.ledger.slip;

import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import java.util.Locale;

/** Chips from the cage to a table, or back. Between tables there is no slip: chips go by way of the cage. */
public enum SlipKind {
    FILL,
    CREDIT;

    private static final String TRANSFER = "transfer";

    public static Answer<SlipKind> read(String word) {
        for (SlipKind kind : values()) {
            if (kind.id().equals(word)) {
                return Answer.of(kind);
            }
        }
        return Answer.refused(
                TRANSFER.equals(word)
                        ? new Refusal(
                                "no-table-to-table-transfer",
                                "kind",
                                "fill, credit",
                                "chips never go from table to table: credit the one to the cage, then fill the other",
                                null)
                        : new Refusal("unknown-slip-kind", "kind", "fill, credit", "no such slip: " + word, null));
    }

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
