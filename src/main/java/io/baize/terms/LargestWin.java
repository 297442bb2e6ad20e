package io.baize.terms;

import io.baize.game.Games;
import io.baize.kernel.Money;
import io.baize.kernel.Rounding;
import io.baize.rulepack.AmountRule;
import io.baize.rulepack.PayoutLimitRule;
import io.baize.rulepack.Pays;
import io.baize.rulepack.Schedule;
import io.baize.rulepack.Wager;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The most one player could win in a round at the minimum wagers, below which no payout limit may lie. */
public final class LargestWin {

    private static final long DOLLAR = 100;

    private final TermsInForce terms;

    private LargestWin(TermsInForce terms) {
        this.terms = terms;
    }

    /** The limit in force under this rule: the text's own, or the house's where the text leaves it to the house. */
    public static Optional<Money> limit(PayoutLimitRule rule, TermsInForce terms) {
        return switch (rule.mode()) {
            case NONE -> Optional.empty();
            case OPTIONAL -> terms.terms().payoutLimit(rule.id());
            case FIXED -> Optional.of(least(rule, terms));
        };
    }

    /** The least a limit may be. */
    static Money least(PayoutLimitRule rule, TermsInForce terms) {
        Money floor = rule.floor() == null ? Money.ZERO : rule.floor();
        Money largest = rule.orMaximumWinAtMinimumBet() ? new LargestWin(terms).under(rule) : Money.ZERO;
        return largest.compareTo(floor) > 0 ? largest : floor;
    }

    private Money under(PayoutLimitRule rule) {
        return rule.together().isEmpty()
                ? Money.sum(rule.covers().stream().map(this::best).toList())
                : rule.together().stream()
                        .map(schedules -> Money.sum(
                                schedules.stream().map(id -> best(rule, id)).toList()))
                        .max(Money::compareTo)
                        .orElse(Money.ZERO);
    }

    private Money best(PayoutLimitRule rule, String id) {
        Schedule schedule = terms.pack().schedules().get(id);
        return Money.sum(schedule.wagers().stream()
                .filter(wager -> rule.covers().contains(wager) && terms.offers(wager))
                .map(wager -> best(schedule, minimumStake(wager)))
                .toList());
    }

    private Money best(String wager) {
        return terms.offers(wager)
                ? terms.pack().schedulesOf(wager).stream()
                        .map(schedule -> best(schedule, minimumStake(wager)))
                        .max(Money::compareTo)
                        .orElse(Money.ZERO)
                : Money.ZERO;
    }

    /** Of the lines that the game can name under these terms: an optional line counts only where the house has it. */
    private Money best(Schedule schedule, Money stake) {
        List<List<String>> named = Games.find(terms.pack().game())
                .map(game -> game.outcomes(terms))
                .map(outcomes -> outcomes.get(schedule.id()))
                .orElse(List.of());
        return Stream.of(schedule)
                .filter(terms::applies)
                .flatMap(one -> terms.paytable(one).stream())
                .flatMap(table -> table.lines().values().stream())
                .filter(line -> named.stream().anyMatch(outcomes -> outcomes.contains(line.outcome())))
                .map(line -> won(line.pays(), stake))
                .max(Money::compareTo)
                .orElse(Money.ZERO);
    }

    /** What a settlement counts as won; what a meter pays is no matter of the minimum bet. */
    private static Money won(Pays pays, Money stake) {
        return switch (pays) {
            case Pays.To(var odds) -> odds.on(stake, Rounding.EXACT_CENT);
            case Pays.ForOne(int times) -> stake.times(times);
            case Pays.Fixed(Money amount) -> amount;
            case Pays.FixedPerDollar(Money amount) -> amount.fraction(stake.cents(), DOLLAR, Rounding.EXACT_CENT);
            case Pays.PercentOfMeter _, Pays.Bank _, Pays.Push _, Pays.Lose _ -> Money.ZERO;
        };
    }

    /** Street wagers count at the most the text lets them be, unless a reading of the pack says otherwise. */
    private Money minimumStake(String id) {
        Wager wager = terms.pack().wagers().get(id);
        return switch (wager.amount()) {
            case AmountRule.Exactly(Money amount) -> amount;
            case AmountRule.Elected(String rule) -> Money.usd(terms.number(rule));
            case AmountRule.EqualTo(String other) -> minimumStake(other);
            case AmountRule.ElectedMultiple(String other, String rule) ->
                minimumStake(other).times(terms.number(rule));
            case AmountRule.MultipleOf(String other, Map<String, List<Integer>> streets) ->
                minimumStake(other).times(times(streets.values().stream().flatMap(List::stream)));
            case AmountRule.Between(String other, Map<String, AmountRule.Span> streets) ->
                minimumStake(other)
                        .times(times(streets.values().stream().flatMap(span -> Stream.of(span.min(), span.max()))));
            case AmountRule.WithinLimits(AmountRule.Bounds bounds) -> {
                Limits limits = terms.terms().limits().get(id);
                boolean stated = bounds != null && bounds.min() != null;
                yield limits != null ? limits.min() : stated ? bounds.min() : Money.ZERO;
            }
        };
    }

    private int times(Stream<Integer> multiples) {
        boolean least = terms.says("payout-limit-street-bets", "least");
        return multiples.reduce(least ? Math::min : Math::max).orElse(0);
    }
}
