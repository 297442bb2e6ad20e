package io.baize.ledger;

import io.baize.kernel.Money;
import java.util.ArrayList;
import java.util.List;

/**
 * Play between two counts of a tray. {@code moved} is what bets, drop and slips took into the tray meanwhile, by when
 * it happened: what is settled late still belongs to the stretch it was played in. The difference of a stretch is where
 * in the day a tray went wrong.
 */
public record Stretch(Count from, Count to, Money moved, List<SlipPosted> slips) {

    /** A fill or credit that was posted in the stretch. */
    public record SlipPosted(Kind kind, String slip, Money amount) {

        public enum Kind {
            FILL,
            CREDIT
        }
    }

    /** What moved the tray at some moment. */
    public record Movement(java.time.Instant at, Money tray, SlipPosted slip) {}

    public Stretch {
        slips = List.copyOf(slips);
    }

    public Money expected() {
        return from.total().plus(moved);
    }

    /** Positive where the tray holds more than it should. */
    public Money difference() {
        return to.total().minus(expected());
    }

    /** The stretches between counts in the order of their times; what falls on a count is before it. */
    public static List<Stretch> between(List<Count> counts, List<Movement> movements) {
        List<Stretch> stretches = new ArrayList<>();
        for (int count = 1; count < counts.size(); count++) {
            Count from = counts.get(count - 1);
            Count to = counts.get(count);
            List<Movement> within = movements.stream()
                    .filter(one -> one.at().isAfter(from.at()) && !one.at().isAfter(to.at()))
                    .toList();
            stretches.add(new Stretch(
                    from,
                    to,
                    Money.sum(within.stream().map(Movement::tray).toList()),
                    within.stream()
                            .map(Movement::slip)
                            .filter(java.util.Objects::nonNull)
                            .toList()));
        }
        return stretches;
    }
}
