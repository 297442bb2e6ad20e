package io.baize.rulepack;

import io.baize.kernel.Citation;
import io.baize.kernel.Money;
import java.util.List;
import java.util.Set;

/**
 * A cap on what the covered wagers pay, and how low it may be.
 *
 * @param floor the least it may be, or null where the text states no amount
 * @param together the schedules whose best lines can fall in one round, each list a possibility; empty where every
 *     covered wager can win its best line at once
 * @param exempt schedules that pay the covered wagers and are not capped, such as an envy bonus
 */
public record PayoutLimitRule(
        String id,
        Mode mode,
        Money floor,
        boolean orMaximumWinAtMinimumBet,
        Set<String> covers,
        Base base,
        List<List<String>> together,
        Set<String> exempt,
        Citation cite,
        String says) {

    public enum Mode {
        /** The text permits none. */
        NONE,
        /** The house may set one. */
        OPTIONAL,
        /** The text itself sets it. */
        FIXED
    }

    /** What is capped together: all covered wagers of a hand, of a player with all hands, or each by itself. */
    public enum Base {
        HAND,
        PLAYER,
        WAGER
    }
}
