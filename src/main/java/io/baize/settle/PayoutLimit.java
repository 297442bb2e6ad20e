package io.baize.settle;

import io.baize.game.Bet;
import io.baize.kernel.Money;
import io.baize.rulepack.PayoutLimitRule;
import io.baize.terms.LargestWin;
import io.baize.terms.TermsInForce;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Caps what a hand, player or wager is paid where the text sets a limit, or permits the house's (RULINGS R14). */
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
        PayoutLimitRule.Base base =
                terms.says("payout-limit-base", "winnings-per-wager") ? PayoutLimitRule.Base.WAGER : rule.base();
        boolean withStakes = terms.says("payout-limit-base", "winnings-and-stakes-of-hand");
        Map<Object, Money> leftOf = new HashMap<>();
        List<SettledBet> capped = new ArrayList<>();
        for (SettledBet bet : bets) {
            if (!rule.covers().contains(bet.bet().wager())) {
                capped.add(bet);
                continue;
            }
            Object whole = whole(base, bet.bet());
            Money start =
                    withStakes ? limit.minus(stakes(bets, base, whole, rule).min(limit)) : limit;
            Money allowed = leftOf.getOrDefault(whole, start);
            String each = base.name().toLowerCase(Locale.ROOT);
            SettledBet cut =
                    cut(bet, allowed, "The payout limit of " + limit + " a " + each + " leaves " + allowed + ".", rule);
            leftOf.put(whole, allowed.minus(covered(cut, rule)));
            capped.add(cut);
        }
        return capped;
    }

    /** What the limit is of: bets of which this is the same share one limit. */
    private static Object whole(PayoutLimitRule.Base base, Bet bet) {
        return switch (base) {
            case HAND -> bet.seat();
            case PLAYER -> bet.player();
            case WAGER -> bet.id();
        };
    }

    /** The stakes that come back with winnings, which the limit covers first where it covers stakes at all. */
    private static Money stakes(List<SettledBet> bets, PayoutLimitRule.Base base, Object whole, PayoutLimitRule rule) {
        return Money.sum(bets.stream()
                .filter(bet -> whole(base, bet.bet()).equals(whole)
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

    private static SettledBet cut(SettledBet bet, Money allowed, String why, PayoutLimitRule rule) {
        if (covered(bet, rule).compareTo(allowed) <= 0) {
            return bet;
        }
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
