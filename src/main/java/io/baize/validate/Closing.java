package io.baize.validate;

import io.baize.game.Bet;
import io.baize.kernel.Citation;
import io.baize.kernel.Refusal;
import io.baize.rulepack.AmountRule;
import io.baize.rulepack.Condition;
import io.baize.rulepack.Wager;
import io.baize.terms.TermsInForce;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What only the end of betting can tell: whether each seat's bets stand together. */
public final class Closing {

    private Closing() {}

    /** The bets that do not stand once bets are closed. A bet that falls may take others of its seat with it. */
    public static Map<Bet, Refusal> fallen(List<Bet> placed, TermsInForce terms) {
        Map<Bet, Refusal> fallen = new LinkedHashMap<>();
        List<Bet> standing = new ArrayList<>(placed);
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Bet bet : List.copyOf(standing)) {
                Optional<Refusal> refusal = unequal(bet, standing, terms)
                        .or(() -> missing(bet, standing, terms))
                        .or(() -> unmet(bet, standing, terms))
                        .or(() -> Banking.fallen(bet, standing, terms));
                if (refusal.isPresent()) {
                    fallen.put(bet, refusal.get());
                    standing.remove(bet);
                    changed = true;
                }
            }
        }
        return fallen;
    }

    /** A required wager that this seat lacks. */
    static Optional<Refusal> missing(Bet bet, List<Bet> standing, TermsInForce terms) {
        Wager wager = terms.pack().wagers().get(bet.wager());
        List<String> needed = new ArrayList<>(wager.requires());
        terms.pack().wagers().values().stream()
                .filter(other -> other.required() && !needed.contains(other.id()))
                .forEach(other -> needed.add(other.id()));
        needed.remove(bet.wager());
        boolean noneOfAny = !wager.requiresAny().isEmpty()
                && wager.requiresAny().stream().noneMatch(other -> stands(bet.seat(), other, standing));
        if (noneOfAny) {
            needed.add(String.join(" or ", wager.requiresAny()));
        }
        return needed.stream()
                .filter(other -> !stands(bet.seat(), other, standing))
                .findFirst()
                .map(other -> lacks(bet, wager, other, wager.cite()));
    }

    /** What the answers in force demand besides: another wager, or an amount in proportion to it. */
    private static Optional<Refusal> unmet(Bet bet, List<Bet> standing, TermsInForce terms) {
        Wager wager = terms.pack().wagers().get(bet.wager());
        return wager.conditions().stream()
                .filter(condition -> terms.says(condition.when()))
                .flatMap(condition -> condition.requires().stream()
                        .filter(other -> !stands(bet.seat(), other, standing))
                        .findFirst()
                        .map(other -> lacks(bet, wager, other, condition.cite()))
                        .or(() -> outOfProportion(bet, standing, condition))
                        .stream())
                .findFirst();
    }

    private static Optional<Refusal> outOfProportion(Bet bet, List<Bet> standing, Condition condition) {
        Optional<Refusal> tooMuch = compared(bet, standing, condition, condition.atMost(), 1);
        return tooMuch.isPresent() ? tooMuch : compared(bet, standing, condition, condition.atLeast(), -1);
    }

    private static Optional<Refusal> compared(
            Bet bet, List<Bet> standing, Condition condition, Condition.Ratio ratio, int sign) {
        if (ratio == null) {
            return Optional.empty();
        }
        String limit = (sign > 0 ? "at most " : "at least ") + ratio.times() + " of the " + ratio.of();
        return standing.stream()
                .filter(other -> other.seat() == bet.seat() && other.wager().equals(ratio.of()))
                .filter(other -> sign
                                * Long.compare(
                                        bet.amount().cents() * ratio.times().per(),
                                        other.amount().cents() * ratio.times().pays())
                        > 0)
                .findFirst()
                .map(other -> new Refusal(
                        Check.AMOUNT_RULE.code(),
                        "amount",
                        limit,
                        bet.wager() + " of " + bet.amount() + " must be " + limit + " of " + other.amount(),
                        condition.cite().clause()));
    }

    private static boolean stands(int seat, String wager, List<Bet> standing) {
        return standing.stream()
                .anyMatch(bet -> bet.seat() == seat && bet.wager().equals(wager));
    }

    private static Refusal lacks(Bet bet, Wager wager, String other, Citation cite) {
        return new Refusal(
                wager.side() ? Check.SIDE_BET_WITHOUT_MAIN_BET.code() : Check.MANDATORY_WAGER_MISSING.code(),
                "wager",
                other,
                "seat " + bet.seat() + " has no " + other + ", which " + bet.wager() + " needs",
                cite.clause());
    }

    private static Optional<Refusal> unequal(Bet bet, List<Bet> standing, TermsInForce terms) {
        Wager wager = terms.pack().wagers().get(bet.wager());
        if (!(wager.amount() instanceof AmountRule.EqualTo(String base))) {
            return Optional.empty();
        }
        return standing.stream()
                .filter(other -> other.seat() == bet.seat() && other.wager().equals(base))
                .filter(other -> !other.amount().equals(bet.amount()))
                .findFirst()
                .flatMap(other -> Amounts.unequal(bet, other, wager.amountCite().clause()))
                .map(r -> new Refusal(Check.AMOUNT_RULE.code(), r.field(), r.limit(), r.message(), r.cite()));
    }
}
