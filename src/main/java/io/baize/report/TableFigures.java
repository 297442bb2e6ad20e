package io.baize.report;

import io.baize.kernel.Money;
import io.baize.ledger.Balances;
import io.baize.ledger.Count;
import io.baize.ledger.TableTotals;
import io.baize.ledger.Wins;
import java.time.LocalDate;
import java.util.Optional;

/**
 * What reports tell of one table on one gaming day. Every longer or wider number is a sum of these, so that a game's
 * win of a month is the sum of its tables' days in every report.
 */
public record TableFigures(
        String table,
        LocalDate day,
        Balances sums,
        TableTotals play,
        Optional<Count> opener,
        Optional<Count> closer,
        boolean boxesCounted) {

    /** Of a table that was not in use. */
    public static TableFigures none(String table, LocalDate day) {
        return new TableFigures(
                table, day, Balances.NOTHING, TableTotals.NOTHING, Optional.empty(), Optional.empty(), false);
    }

    public Wins wins() {
        Optional<Money> gain =
                opener.flatMap(from -> closer.map(to -> to.total().minus(from.total())));
        return Wins.of(sums, gain, boxesCounted);
    }

    /** The best that is known: counted, else estimated, else what the bets say. */
    public Money win() {
        return wins().best();
    }

    /** The drop that goes with the win: counted, once the counted win stands. */
    public Money drop() {
        return wins().counted().isPresent() ? sums.countedDrop() : sums.estimatedDrop();
    }

    public Optional<Money> countedDrop() {
        return boxesCounted ? Optional.of(sums.countedDrop()) : Optional.empty();
    }
}
