package io.baize.ledger;

import io.baize.kernel.Money;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;

/**
 * What part of the floor won in a stretch: {@code of} is a table, game, pit or property. {@code shift} and {@code hour}
 * are null in longer stretches. {@code theo} is absent while the edge of any bet in it is unknown.
 */
public record WinLine(
        String of,
        LocalDate from,
        LocalDate to,
        Integer shift,
        Instant hour,
        TableTotals play,
        Balances sums,
        Wins wins,
        Optional<Money> theo) {

    /** The drop that stands: what was counted, once it was. */
    public Money drop() {
        return wins.counted().isPresent() ? sums.countedDrop() : sums.estimatedDrop();
    }

    public Hold hold() {
        return Hold.of(wins.best(), drop());
    }
}
