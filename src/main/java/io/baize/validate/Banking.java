package io.baize.validate;

import io.baize.game.Bet;
import io.baize.kernel.Money;
import io.baize.kernel.Refusal;
import io.baize.rulepack.Pays;
import io.baize.rulepack.Rule;
import io.baize.rulepack.Wager;
import io.baize.terms.TermsInForce;
import java.util.List;
import java.util.Optional;

/** Who may bank a round, with how much, and what may be wagered against the bank (5324.41(h)). */
final class Banking {

    private static final int WHOLE = 100;

    private Banking() {}

    /** The bank, or the co-bank besides, is on offer only where the house elected it. */
    static Optional<Refusal> notOffered(Placing placing) {
        Bet bet = placing.bet();
        if (!isBank(bet, placing.terms())) {
            return Check.pass();
        }
        Rule rule = placing.terms().pack().rules().get("banking");
        String offered = placing.terms().answer(rule.id()).orElseThrow();
        boolean known = percent(bet, placing.terms()).isPresent();
        boolean alone = known && percent(bet, placing.terms()).get() == WHOLE;
        boolean open = known && (offered.equals("bank-and-co-bank") || alone && offered.equals("bank"));
        return open
                ? Check.pass()
                : Check.fail(
                        "on",
                        offered,
                        "to " + bet.wager() + " as " + bet.on() + " is not offered here",
                        rule.cite().clause());
    }

    /** What falls once all bets are known: a bank that does not cover them, and what does not go with a bank. */
    static Optional<Refusal> fallen(Bet bet, List<Bet> standing, TermsInForce terms) {
        if (isBank(bet, terms)) {
            return second(bet, standing, terms).or(() -> uncovered(bet, standing, terms));
        }
        Optional<Bet> bank =
                standing.stream().filter(other -> isBank(other, terms)).findFirst();
        Wager wager = terms.pack().wagers().get(bet.wager());
        if (wager.dealers()) {
            return dealers(bet, bank, standing, terms, wager);
        }
        return bank.filter(other -> other.player().equals(bet.player()))
                .filter(other -> other.seat() != bet.seat() || !wager.side())
                .map(_ -> refusal(
                        Check.ONE_SEAT_PER_PLAYER,
                        "wager",
                        "1",
                        "the bank wagers on one betting area only, and not against itself",
                        clause("bank-areas", terms)));
    }

    private static Optional<Refusal> second(Bet bet, List<Bet> standing, TermsInForce terms) {
        return standing.stream()
                .filter(other -> isBank(other, terms))
                .findFirst()
                .filter(first -> !first.equals(bet))
                .map(first -> refusal(
                        Check.DUPLICATE_BET,
                        "bet",
                        "1",
                        "seat " + first.seat() + " is the bank of this round",
                        terms.pack().wagers().get(bet.wager()).cite().clause()));
    }

    private static Optional<Refusal> uncovered(Bet bank, List<Bet> standing, TermsInForce terms) {
        Money needed = needed(bank, standing, terms);
        return bank.amount().compareTo(needed) >= 0
                ? Optional.empty()
                : Optional.of(refusal(
                        Check.AMOUNT_RULE,
                        "amount",
                        Check.dollars(needed),
                        bank.amount() + " does not cover the wagers of " + needed + " against the bank",
                        clause("bank-cover", terms)));
    }

    /** The bank pays the dealer's win too (5324.1(a)(7)), so the dealer wagers no more than its chips still cover. */
    private static Optional<Refusal> dealers(
            Bet bet, Optional<Bet> bank, List<Bet> standing, TermsInForce terms, Wager wager) {
        String clause = wager.cite().clause();
        if (bank.isEmpty()) {
            String message = "the dealer wagers against a bank, and the round has none";
            return Optional.of(refusal(Check.MANDATORY_WAGER_MISSING, "wager", null, message, clause));
        }
        if (percent(bank.get(), terms).orElse(WHOLE) < WHOLE) {
            String message = "the dealer may not wager against a co-bank";
            return Optional.of(
                    refusal(Check.WAGER_NOT_OFFERED, "wager", null, message, clause("bank-dealer-wager", terms)));
        }
        Money left = bank.get().amount().minus(needed(bank.get(), standing, terms));
        return bet.amount().compareTo(left) <= 0
                ? Optional.empty()
                : Optional.of(refusal(
                        Check.AMOUNT_RULE,
                        "amount",
                        Check.dollars(left),
                        "the bank covers no more than " + left + " of the dealer's",
                        clause("bank-cover", terms)));
    }

    /** All main wagers of the other players; of a co-bank's, the part that it covers where the reading says so. */
    private static Money needed(Bet bank, List<Bet> standing, TermsInForce terms) {
        Money all = Money.sum(standing.stream()
                .filter(other -> !other.player().equals(bank.player()) && isAgainst(other, terms))
                .map(Bet::amount)
                .toList());
        int percent =
                terms.says("co-bank-cover", "its-part") ? percent(bank, terms).orElse(WHOLE) : WHOLE;
        return Money.usd(Math.ceilDiv(all.cents() * percent, WHOLE));
    }

    private static boolean isAgainst(Bet bet, TermsInForce terms) {
        Wager wager = terms.pack().wagers().get(bet.wager());
        return !wager.side() && !wager.dealers() && !isBank(bet, terms);
    }

    private static boolean isBank(Bet bet, TermsInForce terms) {
        return terms.pack().schedulesOf(bet.wager()).stream()
                .flatMap(schedule -> schedule.paytables().values().stream())
                .flatMap(table -> table.lines().values().stream())
                .anyMatch(line -> line.pays() instanceof Pays.Bank);
    }

    private static Optional<Integer> percent(Bet bank, TermsInForce terms) {
        return terms.pack().schedulesOf(bank.wager()).stream()
                .flatMap(schedule -> terms.paytable(schedule).stream())
                .flatMap(table -> table.lines().values().stream())
                .filter(line -> line.outcome().equals(bank.on()))
                .map(line -> line.pays() instanceof Pays.Bank(int percent) ? percent : WHOLE)
                .findFirst();
    }

    private static String clause(String rule, TermsInForce terms) {
        return terms.pack().rules().get(rule).cite().clause();
    }

    private static Refusal refusal(Check check, String field, String limit, String message, String clause) {
        return new Refusal(check.code(), field, limit, message, clause);
    }
}
