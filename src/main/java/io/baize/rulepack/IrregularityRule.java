package io.baize.rulepack;

import io.baize.kernel.Citation;
import java.util.Map;
import java.util.Set;

/**
 * What the text orders when the deal goes wrong. {@code settle} names the wagers that are settled although the hands
 * are void; {@code settleIf} those for which a reading decides.
 */
public record IrregularityRule(
        String kind, Effect effect, Set<String> settle, Map<String, String> settleIf, Citation cite, String says) {

    public enum Effect {
        VOID_ALL,
        VOID_HAND,
        PLAY_ON,
        PLAYERS_OPTION,
        /** The player left: the wagers of that hand are treated as lost. */
        LOSE_HAND,
        /** No side wager is permitted at that seat: those on the layout go back. */
        NO_SIDE_WAGERS,
        /** The text has no answer: a supervisor must rule, and nothing settles before. */
        SILENT
    }
}
