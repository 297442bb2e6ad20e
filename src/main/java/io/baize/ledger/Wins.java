package io.baize.ledger;

import io.baize.kernel.Money;
import java.util.Optional;

/**
 * What a table won, told three times from three sources: the bets, the tray with the drop recorded at the table, and
 * the tray with the drop that was counted. The last two exist once the tray was counted at both ends, the last one once
 * the boxes were counted too.
 *
 * <p>Exact, by what the accounts are (proved in {@code WinIdentitiesTest}):
 *
 * <pre>
 * estimated = drop recorded + closing + credits − opening − fills
 *           = bet-level + hand-pays of the cage − vigorish still owed − coupon stakes not yet dropped + over/short
 * counted   = estimated + (drop counted − drop recorded)
 * </pre>
 *
 * <p>Chips that players carry off or bring along change none of the three: they were bought, or lost, elsewhere. They
 * change the drop of each table, so that hold is an estimate of how players fared, while win is exact.
 */
public record Wins(Money betLevel, Optional<Money> estimated, Optional<Money> counted) {

    /** {@code inventoryGain} is closing less opening, summed over the tables and days of the stretch. */
    public static Wins of(Balances sums, Optional<Money> inventoryGain, boolean boxesCounted) {
        Optional<Money> estimated = inventoryGain.map(gain -> win(sums.estimatedDrop(), gain, sums));
        Optional<Money> counted =
                boxesCounted ? inventoryGain.map(gain -> win(sums.countedDrop(), gain, sums)) : Optional.empty();
        return new Wins(sums.betWin(), estimated, counted);
    }

    /** The best that is known now: what was counted, else what was recorded, else what the bets say. */
    public Money best() {
        return counted.or(() -> estimated).orElse(betLevel);
    }

    /** drop + closing inventory + credits − opening inventory − fills */
    private static Money win(Money drop, Money gain, Balances sums) {
        return drop.plus(gain).plus(sums.credits()).minus(sums.fills());
    }
}
