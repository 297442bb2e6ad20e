package io.baize.game.paigow;

import io.baize.game.Bet;
import io.baize.game.Round;
import io.baize.game.Rules;
import io.baize.game.Verdict;
import io.baize.kernel.Refusal;
import java.util.List;
import java.util.Optional;

/** Whose hands a round of pai gow poker is played against: the dealer's, or the bank's (5324.41(h)). */
final class Banker {

    static final String BANK = "bank";
    static final String DEALER_WAGER = "dealer-wager";

    private Banker() {}

    static Optional<Bet> bank(Round round) {
        return round.bets().stream().filter(bet -> bet.wager().equals(BANK)).findFirst();
    }

    static int seat(Round round) {
        return bank(round).map(Bet::seat).orElse(SetHands.DEALER);
    }

    /** The banker hand of a seat's imperial wager: for the bank itself it is the dealer's (5324.41(p)(3)(ii)). */
    static int against(Round round, int seat) {
        int banker = seat(round);
        return seat == banker ? SetHands.DEALER : banker;
    }

    static String who(int seat) {
        return seat == SetHands.DEALER ? "dealer" : "bank at seat " + seat;
    }

    static Verdict verdict(Round round, Bet bank) {
        return Verdict.of(bank, BANK, bank.on(), "Seat " + bank.seat() + " is the " + bank.on());
    }

    /** The hands that others play against must be known and rightly set; a wrong set of theirs is mended, not lost. */
    static Optional<Refusal> missing(Round round, List<Bet> live, Rules rules) {
        int seat = seat(round);
        Optional<Bet> bank = bank(round);
        if (bank.isPresent() && !live.contains(bank.get())) {
            String message = "the bank's hand is void and wagers stand against it; the text has no answer";
            return Optional.of(Refusal.of("irregularity-not-ruled", "irregularities", message, "5324.41(h)(12)"));
        }
        return set(round, seat, rules);
    }

    static Optional<Refusal> dealerMissing(Round round, List<Bet> live, Rules rules) {
        if (bank(round).isEmpty()) {
            String message = "the dealer wagers against a bank, and the round has none";
            return Optional.of(Refusal.of("wager-not-offered", "bets", message, "5324.41(h)(7)"));
        }
        return missing(round, live, rules).or(() -> set(round, SetHands.DEALER, rules));
    }

    /** The bank accepted to pay all winning wagers (5324.1(a)(7)); it has no wager that it could surrender. */
    static Optional<Refusal> mayBank(Round round, Bet bank) {
        return SetHands.surrendered(round, bank.seat())
                ? Optional.of(SetHands.notAllowed("the bank may not surrender", "5324.41(g)(3), 5324.1(a)(7)"))
                : Optional.empty();
    }

    private static Optional<Refusal> set(Round round, int seat, Rules rules) {
        String clause = seat == SetHands.DEALER ? "5324.2(j)(7)" : "5324.41(q)";
        return SetHands.check(round, seat)
                .or(() -> FiveAndTwo.fouled(SetHands.of(round, seat), rules)
                        ? Optional.of(SetHands.notAllowed("the hands of the " + who(seat) + " must be reset", clause))
                        : Optional.empty());
    }
}
