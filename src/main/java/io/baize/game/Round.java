package io.baize.game;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The facts of one round: who bet what, which cards fell, what was decided, what went wrong. */
public record Round(List<Bet> bets, Dealt cards, List<Decision> decisions, List<Irregularity> irregularities) {

    public Round {
        bets = List.copyOf(bets);
        decisions = List.copyOf(decisions);
        irregularities = List.copyOf(irregularities);
    }

    public Set<Integer> seats() {
        return bets.stream().map(Bet::seat).collect(Collectors.toCollection(TreeSet::new));
    }

    public Optional<Bet> bet(int seat, String wager) {
        return bets.stream()
                .filter(bet -> bet.seat() == seat && bet.wager().equals(wager))
                .findFirst();
    }

    public boolean decided(int seat, Decision.Choice choice) {
        return decisions.stream().anyMatch(decision -> decision.seat() == seat && decision.choice() == choice);
    }

    public Round withBets(List<Bet> changed) {
        return new Round(changed, cards, decisions, irregularities);
    }
}
