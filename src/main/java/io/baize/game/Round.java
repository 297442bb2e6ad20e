package io.baize.game;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The facts of one round: who bet what, which cards fell, what was decided, what went wrong, and which numbers a random
 * number generator or a shaker showed.
 */
public record Round(
        List<Bet> bets, Dealt cards, List<Decision> decisions, List<Irregularity> irregularities, List<Integer> drawn) {

    public Round {
        bets = List.copyOf(bets);
        decisions = List.copyOf(decisions);
        irregularities = List.copyOf(irregularities);
        drawn = drawn == null ? List.of() : List.copyOf(drawn);
    }

    public Round(List<Bet> bets, Dealt cards, List<Decision> decisions, List<Irregularity> irregularities) {
        this(bets, cards, decisions, irregularities, List.of());
    }

    public Set<Integer> seats() {
        return bets.stream().map(Bet::seat).collect(Collectors.toCollection(TreeSet::new));
    }

    public Optional<Bet> bet(int seat, String wager) {
        return bets.stream()
                .filter(bet -> bet.seat() == seat && bet.wager().equals(wager))
                .findFirst();
    }

    /** The last decision of this kind that the seat made. */
    public Optional<Decision> decision(int seat, Decision.Choice choice) {
        return decisions.stream()
                .filter(decision -> decision.seat() == seat && decision.choice() == choice)
                .reduce((earlier, later) -> later);
    }

    public boolean decided(int seat, Decision.Choice choice) {
        return decisions.stream().anyMatch(decision -> decision.seat() == seat && decision.choice() == choice);
    }

    public Round withBets(List<Bet> changed) {
        return new Round(changed, cards, decisions, irregularities, drawn);
    }

    public Round withCards(Dealt changed) {
        return new Round(bets, changed, decisions, irregularities, drawn);
    }

    public Round withDecisions(List<Decision> changed) {
        return new Round(bets, cards, changed, irregularities, drawn);
    }

    public Round withIrregularities(List<Irregularity> changed) {
        return new Round(bets, cards, decisions, changed, drawn);
    }

    public Round withDrawn(List<Integer> changed) {
        return new Round(bets, cards, decisions, irregularities, changed);
    }
}
