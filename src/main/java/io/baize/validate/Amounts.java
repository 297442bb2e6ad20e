package io.baize.validate;

import io.baize.game.Bet;
import io.baize.kernel.Money;
import io.baize.kernel.Refusal;
import io.baize.rulepack.AmountRule;
import io.baize.terms.Limits;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** How much a bet may be: the text's own bounds, the table's limits, and the amount rule. */
final class Amounts {

    private Amounts() {}

    static Optional<Refusal> belowMinimum(Placing placing) {
        Money amount = placing.bet().amount();
        return ranges(placing)
                .filter(range -> range.min() != null && amount.compareTo(range.min()) < 0)
                .map(range -> refusal(range.min(), amount + " is below the minimum of " + range.min(), range.cite()))
                .findFirst();
    }

    static Optional<Refusal> aboveMaximum(Placing placing) {
        Money amount = placing.bet().amount();
        return ranges(placing)
                .filter(range -> range.max() != null && amount.compareTo(range.max()) > 0)
                .map(range -> refusal(range.max(), amount + " is above the maximum of " + range.max(), range.cite()))
                .findFirst();
    }

    static Optional<Refusal> increment(Placing placing) {
        Money amount = placing.bet().amount();
        return ranges(placing)
                .filter(range -> range.increment() != null
                        && amount.cents() % range.increment().cents() != 0)
                .map(range ->
                        refusal(range.increment(), amount + " is not in steps of " + range.increment(), range.cite()))
                .findFirst();
    }

    static Optional<Refusal> rule(Placing placing) {
        String clause = placing.wager().amountCite().clause();
        Money amount = placing.bet().amount();
        return switch (placing.wager().amount()) {
            case AmountRule.WithinLimits _ -> Check.pass();
            case AmountRule.Exactly(Money exact) -> exactly(amount, exact, clause);
            case AmountRule.Elected(String rule) ->
                exactly(amount, Money.usd(placing.terms().number(rule)), clause);
            case AmountRule.ElectedMultiple(String other, String rule) -> {
                int times = (int) placing.terms().number(rule);
                yield once(placing, clause).or(() -> times(placing, other, new AmountRule.Span(times, times), clause));
            }
            case AmountRule.Between(String other, Map<String, AmountRule.Span> streets) ->
                once(placing, clause)
                        .or(() -> street(placing, streets.keySet(), clause))
                        .or(() ->
                                times(placing, other, streets.get(placing.bet().street()), clause));
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

    private static Optional<Refusal> exactly(Money amount, Money exact, String clause) {
        return amount.equals(exact)
                ? Check.pass()
                : Check.fail("amount", Check.dollars(exact), "the wager is exactly " + exact, clause);
    }

    private static Optional<Refusal> multiple(
            Placing placing, String other, Map<String, List<Integer>> streets, String clause) {
        Optional<Refusal> misplaced = once(placing, clause).or(() -> street(placing, streets.keySet(), clause));
        if (misplaced.isPresent()) {
            return misplaced;
        }
        Bet bet = placing.bet();
        List<Integer> allowed = streets.get(bet.street());
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

    private static Optional<Refusal> times(Placing placing, String other, AmountRule.Span span, String clause) {
        Bet bet = placing.bet();
        String limit = (span.min() == span.max() ? "" : span.min() + " to ") + span.max() + " times the " + other;
        return placing.standing(other)
                .filter(base -> bet.amount().compareTo(base.amount().times(span.min())) < 0
                        || bet.amount().compareTo(base.amount().times(span.max())) > 0)
                .flatMap(base -> Check.fail("amount", limit, "a " + bet.wager() + " is " + limit, clause));
    }

    private static Optional<Refusal> once(Placing placing, String clause) {
        String wager = placing.bet().wager();
        return placing.standing(wager).flatMap(_ -> Check.fail("bet", "1", "one " + wager + " a round", clause));
    }

    private static Optional<Refusal> street(Placing placing, Set<String> streets, String clause) {
        String street = placing.bet().street();
        return streets.contains(street)
                ? Check.pass()
                : Check.fail(
                        "street",
                        String.join(", ", streets),
                        "a " + placing.bet().wager() + " is not made on the street " + street,
                        clause);
    }

    private record Range(Money min, Money max, Money increment, String cite) {}

    /** The text's bounds come first, then the house's own limits within them. */
    private static Stream<Range> ranges(Placing placing) {
        Stream<Range> text =
                placing.wager().amount() instanceof AmountRule.WithinLimits(AmountRule.Bounds bounds) && bounds != null
                        ? Stream.of(new Range(bounds.min(), bounds.max(), bounds.increment(), bounds.cite()))
                        : Stream.empty();
        Optional<Limits> limits = placing.limits();
        String clause = placing.wager().amountCite().clause();
        return Stream.concat(text, limits.stream().map(l -> new Range(l.min(), l.max(), l.increment(), clause)));
    }

    private static Refusal refusal(Money limit, String message, String cite) {
        return new Refusal("unnamed", "amount", Check.dollars(limit), message, cite);
    }
}
