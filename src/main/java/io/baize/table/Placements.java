package io.baize.table;

import io.baize.game.Bet;
import io.baize.game.Decision;
import io.baize.game.Round;
import io.baize.kernel.Answer;
import io.baize.kernel.Money;
import io.baize.kernel.Refusal;
import io.baize.rulepack.Wager;
import io.baize.terms.TermsInForce;
import io.baize.validate.Closing;
import io.baize.validate.Judgement;
import io.baize.validate.Placing;
import io.baize.validate.Stage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The bets of a whole round put down once more, by the checks of a live table. */
final class Placements {

    private Placements() {}

    /** The facts as they are, if every bet in them may be made: a correction brings in nothing that a table refuses. */
    static Answer<Round> allStand(Round round, TermsInForce terms) {
        Map<Bet, Refusal> rejected = new LinkedHashMap<>();
        stand(round, terms, rejected);
        return rejected.isEmpty()
                ? Answer.of(round)
                : Answer.refused(rejected.values().iterator().next());
    }

    /** Bets before the deal, then the end of betting, then what is bet on the streets, as at a table. */
    static List<Bet> stand(Round round, TermsInForce terms, Map<Bet, Refusal> rejected) {
        List<String> order = List.copyOf(terms.pack().wagers().keySet());
        List<Bet> sorted = new ArrayList<>(round.bets());
        sorted.sort(Comparator.comparingInt(bet -> order.indexOf(bet.wager())));
        List<Bet> placed = new ArrayList<>();
        sorted.stream()
                .filter(bet -> !onStreet(terms, bet))
                .forEach(bet -> judge(bet, Stage.BETTING, round, terms, placed, rejected));
        Closing.fallen(placed, terms).forEach((bet, refusal) -> {
            placed.remove(bet);
            rejected.put(bet, refusal);
        });
        sorted.stream()
                .filter(bet -> onStreet(terms, bet))
                .forEach(bet -> judge(bet, Stage.PLAYING, round, terms, placed, rejected));
        return placed;
    }

    private static void judge(
            Bet bet, Stage stage, Round round, TermsInForce terms, List<Bet> placed, Map<Bet, Refusal> rejected) {
        Placing placing =
                new Placing(true, terms, true, stage, List.copyOf(placed), foldedBefore(bet, round, terms), bet);
        switch (Judgement.of(placing)) {
            case Judgement.Accepted(Bet accepted, Money _, Refusal _) -> placed.add(accepted);
            case Judgement.Rejected(Refusal refusal) -> rejected.put(bet, refusal);
        }
    }

    /** On paper a fold stands before a bet only when its street is an earlier one. */
    private static Set<Integer> foldedBefore(Bet bet, Round round, TermsInForce terms) {
        List<String> streets = terms.pack().streets();
        return round.decisions().stream()
                .filter(decision -> decision.choice() == Decision.Choice.FOLD && streets.contains(decision.street()))
                .filter(decision -> streets.indexOf(decision.street()) < streets.indexOf(bet.street()))
                .map(Decision::seat)
                .collect(Collectors.toSet());
    }

    private static boolean onStreet(TermsInForce terms, Bet bet) {
        Wager wager = terms.pack().wagers().get(bet.wager());
        return wager != null && wager.placed() == Wager.Placed.ON_STREET;
    }
}
