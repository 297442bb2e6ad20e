package io.baize.report;

import io.baize.kernel.Money;
import io.baize.ledger.Wins;
import java.util.Optional;

/** Figures of several tables or days together. What one of them lacks, the sum lacks. */
public record FigureSums(
        long tables,
        long rounds,
        Money handle,
        Money recordedDrop,
        Optional<Money> countedDrop,
        Money drop,
        Money betLevel,
        Optional<Money> estimated,
        Optional<Money> counted,
        Money win) {

    public static final FigureSums NOTHING = new FigureSums(
            0,
            0,
            Money.ZERO,
            Money.ZERO,
            Optional.of(Money.ZERO),
            Money.ZERO,
            Money.ZERO,
            Optional.of(Money.ZERO),
            Optional.of(Money.ZERO),
            Money.ZERO);

    public FigureSums plus(TableFigures one) {
        Wins wins = one.wins();
        return new FigureSums(
                tables + 1,
                rounds + one.play().rounds(),
                handle.plus(Money.usd(one.play().handle())),
                recordedDrop.plus(one.sums().estimatedDrop()),
                both(countedDrop, one.countedDrop()),
                drop.plus(one.drop()),
                betLevel.plus(wins.betLevel()),
                both(estimated, wins.estimated()),
                both(counted, wins.counted()),
                win.plus(one.win()));
    }

    private static Optional<Money> both(Optional<Money> sum, Optional<Money> next) {
        return sum.flatMap(money -> next.map(money::plus));
    }
}
