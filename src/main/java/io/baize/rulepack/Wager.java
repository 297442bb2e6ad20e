package io.baize.rulepack;

import io.baize.kernel.Citation;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A kind of bet and the conditions under which the text lets a player make it. {@code requires} must all stand beside
 * it, of {@code requiresAny} at least one; {@code excludes} are the wagers that one table may not offer with it, and
 * {@code offeredWhen} the answers without which no table offers it; {@code dealers} is the dealer's own, with chips of
 * the tray, at seat 0.
 */
public record Wager(
        String id,
        String name,
        Placed placed,
        boolean required,
        boolean side,
        boolean dealers,
        List<String> requires,
        List<String> requiresAny,
        List<Condition> conditions,
        Cited<Set<String>> excludes,
        Cited<Map<String, String>> offeredWhen,
        AmountRule amount,
        Citation amountCite,
        Promotional promotional,
        BadWager badWager,
        Citation badWagerCite,
        Citation cite) {

    public enum Placed {
        BEFORE_DEAL,
        ON_STREET
    }

    public enum Promotional {
        ALLOWED,
        REFUSED,
        BY_ELECTION
    }

    /** What becomes of a wager that breaks a limit. */
    public enum BadWager {
        REJECTED,
        EXCESS_RETURNED,
        STANDS
    }
}
