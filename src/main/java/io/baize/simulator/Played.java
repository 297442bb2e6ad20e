package io.baize.simulator;

import io.baize.game.Card;
import io.baize.game.Round;
import java.util.List;

/**
 * A round as the devices tell it ({@code steps}) and as it was ({@code facts}). {@code stub} are the cards nobody got.
 * {@code end} says what Baize must make of it when every event arrives.
 */
record Played(String id, List<Step> steps, Round facts, List<Card> stub, End end) {

    enum End {
        SETTLED,
        VOID,
        /** A decision was made and not told: the pit writes it down from the tape. */
        LACKS_WORD,
        /** The text is silent on what went wrong: a supervisor must rule. */
        AWAITS_RULING
    }

    Played with(List<Step> changed) {
        return new Played(id, changed, facts, stub, end);
    }

    Played with(List<Step> changed, Round changedFacts, End changedEnd) {
        return new Played(id, changed, changedFacts, stub, changedEnd);
    }
}
