package io.baize.simulator;

import io.baize.kernel.Money;
import io.baize.rulepack.AmountRule;
import io.baize.rulepack.Condition;
import io.baize.rulepack.Wager;
import io.baize.terms.Limits;
import io.baize.terms.TermsInForce;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** What a regular puts down before the deal, within the pack's rules and the table's limits. */
record Stakes(TermsInForce terms, RandomGenerator random) {

    Map<String, Money> beforeTheDeal(Player player, Play play) {
        Map<String, Money> stakes = new LinkedHashMap<>();
        for (Wager wager : terms.pack().wagers().values()) {
            boolean may = wager.placed() == Wager.Placed.BEFORE_DEAL && !wager.dealers() && offered(wager);
            if (may && play.takes(wager.id()) && wants(player, wager, stakes) && beside(wager, stakes)) {
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

    /** The first wager is the game itself, also where a text lets a player make another one instead. */
    private boolean wants(Player player, Wager wager, Map<String, Money> placed) {
        if (wager.required() || placed.isEmpty()) {
            return true;
        }
        boolean sensed = wager.amount() instanceof AmountRule.Exactly || wager.amount() instanceof AmountRule.Elected;
        boolean likes = sensed ? player.likesProgressive() : player.likesSideBets();
        return random.nextInt(10) < (likes ? 8 : 1);
    }

    /** Whether what the wager needs beside it lies there; required wagers are judged when all bets lie. */
    private boolean beside(Wager wager, Map<String, Money> placed) {
        boolean any =
                wager.requiresAny().isEmpty() || wager.requiresAny().stream().anyMatch(placed::containsKey);
        return wager.required()
                || any
                        && placed.keySet().containsAll(wager.requires())
                        && wager.conditions().stream()
                                .filter(condition -> terms.says(condition.when()))
                                .allMatch(condition -> met(condition, placed));
    }

    private static boolean met(Condition condition, Map<String, Money> placed) {
        return placed.isEmpty() || placed.keySet().containsAll(condition.requires());
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
                        .map(limits -> within(limits, player))
                        .flatMap(amount -> inProportion(wager, amount, placed));
        };
    }

    /** Cut to what the conditions in force allow beside the bets that lie; none where that is below the minimum. */
    private Optional<Money> inProportion(Wager wager, Money amount, Map<String, Money> placed) {
        long most = wager.conditions().stream()
                .filter(condition -> terms.says(condition.when()) && condition.atMost() != null)
                .filter(condition -> placed.containsKey(condition.atMost().of()))
                .mapToLong(condition -> placed.get(condition.atMost().of()).cents()
                        * condition.atMost().times().pays()
                        / condition.atMost().times().per())
                .min()
                .orElse(Long.MAX_VALUE);
        Limits limits = terms.terms().limits().get(wager.id());
        if (amount.cents() <= most || limits == null) {
            return Optional.of(amount);
        }
        long step = limits.increment().cents();
        long cut = most - most % step;
        return cut < limits.min().cents() ? Optional.empty() : Optional.of(Money.usd(cut));
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
