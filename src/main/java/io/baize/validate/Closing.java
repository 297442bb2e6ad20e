package io.baize.validate;

import io.baize.game.Bet;
import io.baize.kernel.Refusal;
import io.baize.rulepack.AmountRule;
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
                Optional<Refusal> refusal = unequal(bet, standing, terms).or(() -> missing(bet, standing, terms));
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
        return terms.pack().wagers().values().stream()
                .filter(other -> other.required() || wager.requires().contains(other.id()))
                .filter(other -> !other.id().equals(bet.wager()))
                .filter(other -> standing.stream()
                        .noneMatch(b -> b.seat() == bet.seat() && b.wager().equals(other.id())))
                .findFirst()
                .map(other -> new Refusal(
                        wager.side() ? Check.SIDE_BET_WITHOUT_MAIN_BET.code() : Check.MANDATORY_WAGER_MISSING.code(),
                        "wager",
                        other.id(),
                        "seat " + bet.seat() + " has no " + other.id() + ", which " + bet.wager() + " needs",
                        wager.cite().clause()));
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
