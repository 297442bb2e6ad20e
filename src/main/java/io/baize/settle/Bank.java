package io.baize.settle;

import io.baize.kernel.Money;
import java.util.List;

/**
 * The center of a table that a player banks: losing wagers go there and winning ones are paid from it. A surplus is the
 * bank's, and the bank makes up what is missing; a co-bank takes or makes up its part, the house the other
 * (5324.41(h)(12), (13)).
 *
 * @param center what the losing wagers leave after the winning ones, negative where they do not suffice
 * @param part of it, the bank's
 */
record Bank(Money center, Money part) {

    private static final long WHOLE = 100;

    /** Of a cent that does not divide, the bank bears or takes all, or nothing. */
    static Bank against(List<SettledBet> others, int percent, boolean oddCentToBank) {
        Money center = Money.sum(others.stream()
                .map(bet -> bet.bet().amount().minus(bet.returned()).minus(bet.won()))
                .toList());
        long hundredths = center.cents() * percent;
        long part = hundredths / WHOLE;
        boolean odd = hundredths % WHOLE != 0;
        return new Bank(center, Money.usd(odd && oddCentToBank ? part + Long.signum(hundredths) : part));
    }

    Money won() {
        return part.isPositive() ? part : Money.ZERO;
    }

    /** What is left of the chips that cover the wagers of the others. */
    Money left(Money chips) {
        return part.isPositive() ? chips : chips.plus(part);
    }

    /** The dealer wagers chips of the tray: what they win or lose is in the bank's result, and none are a player's. */
    static SettledBet ofTheTray(SettledBet dealers) {
        Money stake = dealers.bet().amount();
        String result = dealers.won().isPositive()
                ? "The bank pays " + dealers.won() + " to the tray."
                : dealers.returned().isPositive() ? "Nothing moves." : "The tray pays " + stake + " to the bank.";
        SettledLine line = dealers.lines().getFirst().inTheTray(stake, result);
        return new SettledBet(dealers.bet(), List.of(line), Money.ZERO);
    }

    @Override
    public String toString() {
        return center.isPositive()
                ? "losing wagers leave a surplus of " + center + " in the center, of which " + part + " is the bank's"
                : "winning wagers are " + center.negated() + " more than losing ones, of which the bank pays "
                        + part.negated();
    }
}
