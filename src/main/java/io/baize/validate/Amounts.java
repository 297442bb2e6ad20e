package io.baize.validate;

import io.baize.game.Bet;
import io.baize.kernel.Money;
import io.baize.kernel.Refusal;
import io.baize.rulepack.AmountRule;
import io.baize.terms.Limits;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How much a bet may be: the text's own bounds, the table's limits, and the amount rule. */
final class Amounts {

    private Amounts() {}

    static Optional<Refusal> belowMinimum(Placing placing) {
        Money amount = placing.bet().amount();
        return ranges(placing)
                .filter(range -> amount.compareTo(range.min()) < 0)
                .map(range -> refusal(range.min(), amount + " is below the minimum of " + range.min(), range.cite()))
                .findFirst();
    }

    static Optional<Refusal> aboveMaximum(Placing placing) {
        Money amount = placing.bet().amount();
        return ranges(placing)
                .filter(range -> amount.compareTo(range.max()) > 0)
                .map(range -> refusal(range.max(), amount + " is above the maximum of " + range.max(), range.cite()))
                .findFirst();
    }

    static Optional<Refusal> increment(Placing placing) {
        Money amount = placing.bet().amount();
        return ranges(placing)
                .filter(range -> amount.cents() % range.increment().cents() != 0)
                .map(range ->
                        refusal(range.increment(), amount + " is not in steps of " + range.increment(), range.cite()))
                .findFirst();
    }

    static Optional<Refusal> rule(Placing placing) {
        String clause = placing.wager().amountCite().clause();
        Money amount = placing.bet().amount();
        return switch (placing.wager().amount()) {
            case AmountRule.WithinLimits _ -> Check.pass();
            case AmountRule.Exactly(Money exact) ->
                amount.equals(exact)
                        ? Check.pass()
                        : Check.fail("amount", Check.dollars(exact), "the wager is exactly " + exact, clause);
            case AmountRule.EqualTo(String other) ->
                placing.standing(other)
                        .filter(base -> !base.amount().equals(amount))
                        .flatMap(base -> unequal(placing.bet(), base, clause));
            case AmountRule.MultipleOf(String other, Map<String, List<Integer>> streets) ->
                multiple(placing, other, streets, clause);
        };
    }

    static Optional<Refusal> unequal(Bet bet, Bet base, String clause) {
        String message =
                bet.wager() + " of " + bet.amount() + " must equal the " + base.wager() + " of " + base.amount();
        return Check.fail("amount", Check.dollars(base.amount()), message, clause);
    }

    private static Optional<Refusal> multiple(
            Placing placing, String other, Map<String, List<Integer>> streets, String clause) {
        Bet bet = placing.bet();
        if (placing.standing(bet.wager()).isPresent()) {
            return Check.fail("bet", "1", "one " + bet.wager() + " a round", clause);
        }
        List<Integer> allowed = streets.get(bet.street());
        if (allowed == null) {
            return Check.fail("street", String.join(", ", streets.keySet()), "unknown street " + bet.street(), clause);
        }
        Optional<Bet> base = placing.standing(other);
        boolean fits = base.isEmpty()
                || allowed.stream()
                        .anyMatch(times -> base.get().amount().times(times).equals(bet.amount()));
        return fits
                ? Check.pass()
                : Check.fail(
                        "amount",
                        allowed + " times the " + other,
                        "on the " + bet.street() + " a " + bet.wager() + " is " + allowed + " times the " + other,
                        clause);
    }

    private record Range(Money min, Money max, Money increment, String cite) {}

    /** The text's bounds come first, then the house's own limits within them. */
    private static java.util.stream.Stream<Range> ranges(Placing placing) {
        java.util.stream.Stream<Range> text =
                placing.wager().amount() instanceof AmountRule.WithinLimits(AmountRule.Bounds bounds) && bounds != null
                        ? java.util.stream.Stream.of(
                                new Range(bounds.min(), bounds.max(), bounds.increment(), bounds.cite()))
                        : java.util.stream.Stream.empty();
        Optional<Limits> limits = placing.limits();
        String clause = placing.wager().amountCite().clause();
        return java.util.stream.Stream.concat(
                text, limits.stream().map(l -> new Range(l.min(), l.max(), l.increment(), clause)));
    }

    private static Refusal refusal(Money limit, String message, String cite) {
        return new Refusal("unnamed", "amount", Check.dollars(limit), message, cite);
    }
}
