package io.baize.ledger;

import io.baize.kernel.Money;
import java.util.List;

/** A ledger entry: its postings balance, checked when it is made and again when it is read back. */
public record Entry(Kind kind, String reference, String reverses, String reason, List<Posting> postings) {

    public enum Kind {
        SETTLEMENT,
        REVERSAL,
        DROP,
        MARKER,
        FILL,
        CREDIT,
        HAND_PAY,
        RAKE,
        VIGORISH,
        TIPS,
        PROGRESSIVE,
        COUNT,
        ADJUSTMENT
    }

    public record Posting(Account account, Money amount) {}

    public Entry {
        postings = List.copyOf(postings);
        Money sum = Money.sum(postings.stream().map(Posting::amount).toList());
        if (!sum.isZero()) {
            throw new IllegalArgumentException("entry " + reference + " is out of balance by " + sum);
        }
        if ((kind == Kind.REVERSAL) != (reverses != null)) {
            throw new IllegalArgumentException("a reversal, and nothing else, names what it reverses: " + reference);
        }
        if (reason == null && (kind == Kind.REVERSAL || kind == Kind.ADJUSTMENT)) {
            throw new IllegalArgumentException("entry " + reference + " gives no reason");
        }
    }

    /** The entry that takes this one back and leaves both to be read. */
    public Entry reversed(String why) {
        List<Posting> back = postings.stream()
                .map(posting -> new Posting(posting.account(), posting.amount().negated()))
                .toList();
        return new Entry(Kind.REVERSAL, reference + "/reversed", reference, why, back);
    }
}
