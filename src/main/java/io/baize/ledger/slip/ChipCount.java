package io.baize.ledger.slip;

import io.baize.kernel.Answer;
import io.baize.kernel.Chips;
import io.baize.kernel.Money;
import io.baize.kernel.Refusal;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A count by denomination as somebody states it, with its total as a check on itself. Codes in the order they are
 * found: {@code unknown-denomination}, {@code pieces-out-of-range}, {@code total-differs}, {@code amount-out-of-range}.
 */
public record ChipCount(Map<String, Long> pieces, long totalCents) {

    private static final long MOST_PIECES = 1_000_000;
    /** The largest amount that an event carries. */
    private static final long LARGEST_AMOUNT = 100_000_000_000L;

    /** What was counted, which may be nothing. */
    public Answer<Chips> read(SortedSet<Long> denominations) {
        Map<Long, Long> chips = new TreeMap<>();
        for (Map.Entry<String, Long> one : pieces.entrySet()) {
            if (denominations.stream().noneMatch(value -> value.toString().equals(one.getKey()))) {
                return Answer.refused(new Refusal(
                        "unknown-denomination",
                        "chips." + one.getKey(),
                        list(denominations),
                        "the house has no chips of that value",
                        null));
            }
            if (one.getValue() == null || one.getValue() < 0 || one.getValue() > MOST_PIECES) {
                return Answer.refused(new Refusal(
                        "pieces-out-of-range",
                        "chips." + one.getKey(),
                        "0 to " + MOST_PIECES,
                        "pieces are counted from 0 to " + MOST_PIECES,
                        null));
            }
            chips.put(Long.valueOf(one.getKey()), one.getValue());
        }
        return agreeing(Chips.of(chips));
    }

    /** What a slip asks for, which is something. */
    public Answer<Chips> readSome(SortedSet<Long> denominations) {
        return read(denominations)
                .then(chips -> chips.total().isPositive()
                        ? Answer.of(chips)
                        : Answer.refused(outOfRange("a slip is about some chips")));
    }

    private Answer<Chips> agreeing(Chips chips) {
        if (chips.total().cents() != totalCents) {
            return Answer.refused(new Refusal(
                    "total-differs",
                    "total",
                    chips.total().toString(),
                    "the chips add up to " + chips.total() + " and the total says " + Money.usd(totalCents),
                    null));
        }
        return totalCents > LARGEST_AMOUNT
                ? Answer.refused(outOfRange("that is more than a slip may be about"))
                : Answer.of(chips);
    }

    private static Refusal outOfRange(String why) {
        return new Refusal("amount-out-of-range", "total", "$0.01 to " + Money.usd(LARGEST_AMOUNT), why, null);
    }

    private static String list(SortedSet<Long> denominations) {
        return denominations.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    /** As a person reads it: {@code $550.00 (20 × $25.00, 10 × $5.00)}. */
    public static String words(Chips chips) {
        String by = chips.pieces().reversed().entrySet().stream()
                .map(one -> one.getValue() + " × " + Money.usd(one.getKey()))
                .collect(Collectors.joining(", "));
        return chips.total() + (by.isEmpty() ? "" : " (" + by + ")");
    }
}
