package io.baize.kernel;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Chips by denomination: how many pieces there are of each, denominations in cents. */
public record Chips(SortedMap<Long, Long> pieces) {

    public static final Chips NONE = new Chips(new TreeMap<>());

    public Chips {
        SortedMap<Long, Long> sorted = new TreeMap<>();
        pieces.forEach((denomination, count) -> {
            if (denomination < 1 || count < 0) {
                throw new IllegalArgumentException("a denomination is positive and a count not negative");
            }
            if (count > 0) {
                sorted.put(denomination, count);
            }
        });
        pieces = Collections.unmodifiableSortedMap(sorted);
    }

    public static Chips of(Map<Long, Long> pieces) {
        return new Chips(new TreeMap<>(pieces));
    }

    public Money total() {
        return pieces.entrySet().stream()
                .map(chip -> Money.usd(chip.getKey()).times(chip.getValue()))
                .reduce(Money.ZERO, Money::plus);
    }
}
