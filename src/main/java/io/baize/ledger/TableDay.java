package io.baize.ledger;

import io.baize.kernel.Money;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * All that is known of a table's gaming day when its three wins are held against each other. The stretches run from the
 * last closer before the day to the first opener after it, as far as there are any.
 */
public record TableDay(
        String table,
        Balances sums,
        List<Stretch> stretches,
        Optional<Count> opener,
        Optional<Count> closer,
        boolean boxesCounted,
        List<OpenSlip> openSlips,
        List<String> heldRounds,
        List<Adjustment> adjustments) {

    /** A slip whose chips moved at that time, and which was not posted. */
    public record OpenSlip(Stretch.SlipPosted slip, Instant movedAt) {}

    /** What was booked on this day and belongs to an earlier one, by what it adds to the win of the bets. */
    public record Adjustment(String reference, String reason, Money betWin) {}

    public TableDay {
        stretches = List.copyOf(stretches);
        openSlips = List.copyOf(openSlips);
        heldRounds = List.copyOf(heldRounds);
        adjustments = List.copyOf(adjustments);
    }

    public Wins wins() {
        Optional<Money> gain =
                opener.flatMap(from -> closer.map(to -> to.total().minus(from.total())));
        return Wins.of(sums, gain, boxesCounted);
    }

    /** The stretches from the opener to the closer, in which a table may have closed and opened again. */
    List<Stretch> ofTheDay() {
        return stretches.stream().filter(this::isOfTheDay).toList();
    }

    boolean isOfTheDay(Stretch stretch) {
        return opener.isPresent()
                && closer.isPresent()
                && !stretch.from().at().isBefore(opener.get().at())
                && !stretch.to().at().isAfter(closer.get().at());
    }
}
