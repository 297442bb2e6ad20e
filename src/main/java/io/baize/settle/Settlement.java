package io.baize.settle;

import io.baize.kernel.Money;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** A whole round in money. */
public record Settlement(Status status, List<SettledBet> bets, Map<String, MeterMove> meters) {

    public enum Status {
        SETTLED,
        VOID
    }

    public Money stake() {
        return total(settled -> settled.bet().amount());
    }

    public Money returned() {
        return total(SettledBet::returned);
    }

    public Money won() {
        return total(SettledBet::won);
    }

    public Money vigorish() {
        return total(SettledBet::vigorish);
    }

    public Money house() {
        return total(SettledBet::house);
    }

    private Money total(Function<SettledBet, Money> part) {
        return bets.stream().map(part).reduce(Money.ZERO, Money::plus);
    }
}
