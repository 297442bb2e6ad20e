package io.baize.settle;

import io.baize.kernel.Money;
import io.baize.rulepack.PayoutLimitRule;
import io.baize.terms.TermsInForce;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Caps what one hand pays where the house set a limit that the text permits (MD Ch.12 2nd E, RULINGS R14). */
final class PayoutLimit {

    private PayoutLimit() {}

    /** Bets come in the order in which they are paid; what is paid first is cut last. */
    static List<SettledBet> apply(List<SettledBet> bets, TermsInForce terms) {
        PayoutLimitRule rule = terms.pack().payoutLimit();
        Money limit = terms.terms().payoutLimit();
        if (limit == null || !rule.offered()) {
            return bets;
        }
        boolean perWager = terms.says("payout-limit-base", "winnings-per-wager");
        boolean withStakes = terms.says("payout-limit-base", "winnings-and-stakes-of-hand");
        Map<Integer, Money> leftBySeat = new HashMap<>();
        List<SettledBet> capped = new ArrayList<>();
        for (SettledBet bet : bets) {
            if (!rule.covers().contains(bet.bet().wager())) {
                capped.add(bet);
                continue;
            }
            Money left = perWager ? limit : leftBySeat.getOrDefault(bet.bet().seat(), limit);
            Money stakes = withStakes && bet.won().isPositive() ? bet.returned() : Money.ZERO;
            Money allowed = left.minus(stakes.min(left));
            SettledBet cut = cut(bet, allowed, limit, rule);
            leftBySeat.put(bet.bet().seat(), allowed.minus(cut.won()));
            capped.add(cut);
        }
        return capped;
    }

    private static SettledBet cut(SettledBet bet, Money allowed, Money limit, PayoutLimitRule rule) {
        if (bet.won().compareTo(allowed) <= 0) {
            return bet;
        }
        String why = "The payout limit of " + limit + " a hand leaves " + allowed + ".";
        List<SettledLine> lines = new ArrayList<>();
        Money left = allowed;
        for (SettledLine line : bet.lines()) {
            Money part = line.won().min(left);
            left = left.minus(part);
            lines.add(
                    part.equals(line.won())
                            ? line
                            : line.cutTo(part, why, rule.cite().clause()));
        }
        return new SettledBet(bet.bet(), lines, bet.vigorish());
    }
}
