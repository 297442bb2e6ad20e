package io.baize.ledger.slip;

import java.util.ArrayList;
import java.util.List;

/** The paper itself: what it is about, and everyone who signed it, in order. */
public record Sheet(Order order, List<Signature> signatures) {

    public Sheet {
        signatures = List.copyOf(signatures);
    }

    Sheet plus(Signature signature) {
        List<Signature> all = new ArrayList<>(signatures);
        all.add(signature);
        return new Sheet(order, all);
    }

    public Signature last() {
        return signatures.getLast();
    }

    /** Whether this person took one of the steps that handle chips. */
    public boolean handledBy(String name) {
        return signatures.stream()
                .anyMatch(signed -> signed.step().handlesChips() && signed.by().equals(name));
    }
}
