package io.baize.ledger;

import io.baize.kernel.Money;
import java.util.List;

/** A ledger entry: its postings balance, checked when it is made and again when it is read back. */
public record Entry(Kind kind, String reference, String reverses, String reason, List<Posting> postings) {

    public enum Kind {
        SETTLEMENT,
        REVERSAL,
        DROP,
        FILL,
        CREDIT
    }

    public record Posting(String account, Money amount) {}

    public Entry {
        postings = List.copyOf(postings);
        Money sum = Money.sum(postings.stream().map(Posting::amount).toList());
        if (!sum.isZero()) {
            throw new IllegalArgumentException("entry " + reference + " is out of balance by " + sum);
        }
    }
}
