package io.baize.simulator;

import io.baize.kernel.Money;
import io.baize.rulepack.AmountRule;
import io.baize.rulepack.Wager;
import io.baize.terms.Limits;
import io.baize.terms.TermsInForce;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** What a regular puts down before the deal, within the pack's rules and the table's limits. */
record Stakes(TermsInForce terms, RandomGenerator random) {

    Map<String, Money> beforeTheDeal(Player player) {
        Map<String, Money> stakes = new LinkedHashMap<>();
        for (Wager wager : terms.pack().wagers().values()) {
            if (wager.placed() == Wager.Placed.BEFORE_DEAL && offered(wager) && wants(player, wager)) {
                stake(player, wager, stakes).ifPresent(amount -> stakes.put(wager.id(), amount));
            }
        }
        return stakes;
    }

    private boolean offered(Wager wager) {
        return terms.offers(wager.id())
                && terms.pack().schedulesOf(wager.id()).stream()
                        .filter(terms::applies)
                        .allMatch(schedule -> terms.paytable(schedule).isPresent());
    }

    private boolean wants(Player player, Wager wager) {
        if (wager.required()) {
            return true;
        }
        boolean likes =
                wager.amount() instanceof AmountRule.Exactly ? player.likesProgressive() : player.likesSideBets();
        return random.nextInt(10) < (likes ? 8 : 1);
    }

    private Optional<Money> stake(Player player, Wager wager, Map<String, Money> placed) {
        return switch (wager.amount()) {
            case AmountRule.Exactly(Money amount) -> Optional.of(amount);
            case AmountRule.EqualTo(String other) -> Optional.ofNullable(placed.get(other));
            case AmountRule.Elected(String rule) -> Optional.of(Money.usd(terms.number(rule)));
            case AmountRule.MultipleOf _, AmountRule.Between _, AmountRule.ElectedMultiple _ -> Optional.empty();
            case AmountRule.WithinLimits(AmountRule.Bounds bounds) ->
                Optional.ofNullable(terms.terms().limits().get(wager.id()))
                        .or(() -> Optional.ofNullable(bounds)
                                .filter(text -> text.max() != null)
                                .map(text -> new Limits(text.min(), text.max(), text.increment())))
                        .map(limits -> within(limits, player));
        };
    }

    /** Some steps above the minimum, by how dear the player plays. */
    private Money within(Limits limits, Player player) {
        long step = limits.increment().cents();
        long first = Math.ceilDiv(limits.min().cents(), step) * step;
        long wanted = first * player.dearness() + step * random.nextInt(3);
        long most = limits.max().cents() - limits.max().cents() % step;
        return Money.usd(Math.min(wanted, most));
    }
}
