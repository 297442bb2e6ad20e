package io.baize.simulator;

import io.baize.terms.TermsInForce;
import java.util.random.RandomGenerator;

/** How one game goes from the first card to the last decision, with sensible players. */
interface Play {

    void play(Dealing round);

    /** Whether regulars make this wager at all. */
    default boolean takes(String wager) {
        return true;
    }

    /** What a bet on this wager is on, or null where the wager leaves no choice. */
    default String on(String wager, TermsInForce terms, RandomGenerator random) {
        return null;
    }
}
