package io.baize.settle;

import io.baize.kernel.Money;
import io.baize.rulepack.PayoutLimitRule;
import io.baize.terms.LargestWin;
import io.baize.terms.TermsInForce;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Caps what one hand pays where the text sets a limit, or permits the one the house set (RULINGS R14). */
final class PayoutLimit {

    private PayoutLimit() {}

    /** Bets come in the order in which they are paid; what is paid first is cut last. */
    static List<SettledBet> apply(List<SettledBet> bets, TermsInForce terms) {
        List<SettledBet> capped = bets;
        for (PayoutLimitRule rule : terms.pack().payoutLimits()) {
            Optional<Money> limit = LargestWin.limit(rule, terms);
            if (limit.isPresent()) {
                capped = apply(capped, rule, limit.get(), terms);
            }
        }
        return capped;
    }

    private static List<SettledBet> apply(
            List<SettledBet> bets, PayoutLimitRule rule, Money limit, TermsInForce terms) {
        boolean perWager =
                rule.base() == PayoutLimitRule.Base.WAGER || terms.says("payout-limit-base", "winnings-per-wager");
        boolean withStakes = terms.says("payout-limit-base", "winnings-and-stakes-of-hand");
        Map<Integer, Money> leftBySeat = new HashMap<>();
        List<SettledBet> capped = new ArrayList<>();
        for (SettledBet bet : bets) {
            if (!rule.covers().contains(bet.bet().wager())) {
                capped.add(bet);
                continue;
            }
            int seat = bet.bet().seat();
            Money start = withStakes ? limit.minus(stakes(bets, seat, rule).min(limit)) : limit;
            Money allowed = perWager ? limit : leftBySeat.getOrDefault(seat, start);
            SettledBet cut = cut(bet, allowed, limit, rule);
            leftBySeat.put(seat, allowed.minus(covered(cut, rule)));
            capped.add(cut);
        }
        return capped;
    }

    /** The stakes that come back with winnings, which the limit covers first where it covers stakes at all. */
    private static Money stakes(List<SettledBet> bets, int seat, PayoutLimitRule rule) {
        return Money.sum(bets.stream()
                .filter(bet -> bet.bet().seat() == seat
                        && rule.covers().contains(bet.bet().wager()))
                .filter(bet -> bet.won().isPositive())
                .map(SettledBet::returned)
                .toList());
    }

    private static Money covered(SettledBet bet, PayoutLimitRule rule) {
        return Money.sum(bet.lines().stream()
                .filter(line -> !rule.exempt().contains(line.schedule()))
                .map(SettledLine::won)
                .toList());
    }

    private static SettledBet cut(SettledBet bet, Money allowed, Money limit, PayoutLimitRule rule) {
        if (covered(bet, rule).compareTo(allowed) <= 0) {
            return bet;
        }
        String why = "The payout limit of " + limit + " a hand leaves " + allowed + ".";
        List<SettledLine> lines = new ArrayList<>();
        Money left = allowed;
        for (SettledLine line : bet.lines()) {
            if (rule.exempt().contains(line.schedule())) {
                lines.add(line);
                continue;
            }
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
