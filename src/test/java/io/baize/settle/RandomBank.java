package io.baize.settle;

import io.baize.game.Bet;
import io.baize.game.Decision;
import io.baize.game.Round;
import io.baize.game.Wheel;
import io.baize.game.paigow.HouseWay;
import io.baize.kernel.Money;
import io.baize.terms.TermsInForce;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Lets a seat of pai gow poker bank the round, where the house offers that (5324.41(h)). */
final class RandomBank {

    private static final String MAIN = "pai-gow";

    private RandomBank() {}

    static Round sometimes(Round round, TermsInForce terms, Random random) {
        boolean offered = terms.offers("bank") && (terms.says("banking", "bank") || coBanks(terms));
        List<Bet> mains = mains(round.bets());
        if (!offered || mains.isEmpty() || random.nextInt(3) > 0) {
            return round;
        }
        return banked(round, terms, mains.get(random.nextInt(mains.size())), random);
    }

    private static boolean coBanks(TermsInForce terms) {
        return terms.says("banking", "bank-and-co-bank");
    }

    /** The seat gives its main wager for the bank; the house way sets its hands, as the dealer does a co-bank's. */
    private static Round banked(Round round, TermsInForce terms, Bet main, Random random) {
        boolean shared = coBanks(terms) && random.nextBoolean();
        List<Bet> bets = new ArrayList<>(round.bets());
        bets.remove(main);
        Money cover = Money.sum(mains(bets).stream().map(Bet::amount).toList());
        boolean dealerToo = !shared && terms.offers("dealer-wager") && random.nextBoolean();
        if (dealerToo) {
            bets.add(new Bet("dealer-wager", 0, "dealer", "dealer-wager", main.amount(), null, Bet.Funds.CHIPS));
            cover = cover.plus(main.amount());
        }
        String on = shared ? "co-bank" : "bank";
        Money chips = cover.plus(Money.usd(1 + random.nextInt(2)));
        bets.add(new Bet("bank", main.seat(), main.player(), "bank", chips, null, Bet.Funds.CHIPS, on));
        List<Decision> decisions = new ArrayList<>(round.decisions().stream()
                .filter(decision -> decision.seat() != main.seat())
                .toList());
        Wheel wheel = terms.says("wheel-rank", "lowest") ? Wheel.LOWEST : Wheel.SECOND_HIGHEST;
        decisions.add(new Decision(
                main.seat(),
                null,
                Decision.Choice.SET,
                HouseWay.fiveAndTwo(round.cards().seat(main.seat()), wheel)));
        return round.withBets(bets).withDecisions(decisions);
    }

    private static List<Bet> mains(List<Bet> bets) {
        return bets.stream().filter(bet -> bet.wager().equals(MAIN)).toList();
    }
}
