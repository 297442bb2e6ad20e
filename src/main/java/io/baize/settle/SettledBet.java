package io.baize.settle;

import io.baize.game.Bet;
import io.baize.kernel.Money;
import java.util.List;

/** A bet with all its lines. House = stake − returned − won + vigorish. */
public record SettledBet(Bet bet, List<SettledLine> lines, Money vigorish) {

    public Money won() {
        return lines.stream().map(SettledLine::won).reduce(Money.ZERO, Money::plus);
    }

    public Money returned() {
        return lines.stream().map(SettledLine::returned).reduce(Money.ZERO, Money::plus);
    }

    public Money house() {
        return bet.amount().minus(returned()).minus(won()).plus(vigorish);
    }
}
