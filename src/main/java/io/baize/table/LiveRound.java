package io.baize.table;

import io.baize.game.Bet;
import io.baize.game.Dealt;
import io.baize.game.Decision;
import io.baize.game.Irregularity;
import io.baize.game.Round;
import io.baize.validate.Stage;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A round that is not settled yet. {@code missing} names the events (source and sequence) it waits for; a completed round
 * with something missing, or that could not be settled, is held while play goes on.
 */
public record LiveRound(
        String id,
        Instant openedAt,
        LocalDate gamingDay,
        TableSetup setup,
        boolean betsClosed,
        Round facts,
        Instant completedAt,
        Set<String> missing,
        String heldFor) {

    static LiveRound opened(String id, Instant at, TableSetup setup) {
        Round nothing = new Round(List.of(), Dealt.NOTHING, List.of(), List.of());
        return new LiveRound(id, at, setup.gamingDay(at), setup, false, nothing, null, Set.of(), null);
    }

    Stage stage() {
        return completedAt != null ? Stage.OVER : betsClosed ? Stage.PLAYING : Stage.BETTING;
    }

    Set<Integer> folded() {
        return facts.decisions().stream()
                .filter(decision -> decision.choice() == Decision.Choice.FOLD)
                .map(Decision::seat)
                .collect(Collectors.toSet());
    }

    LiveRound withFacts(Round changed) {
        return new LiveRound(id, openedAt, gamingDay, setup, betsClosed, changed, completedAt, missing, heldFor);
    }

    LiveRound withBets(List<Bet> bets) {
        return withFacts(facts.withBets(bets));
    }

    LiveRound with(Bet bet) {
        List<Bet> bets = new ArrayList<>(facts.bets());
        bets.add(bet);
        return withBets(bets);
    }

    LiveRound with(Dealt cards) {
        return withFacts(new Round(facts.bets(), cards, facts.decisions(), facts.irregularities()));
    }

    LiveRound with(Decision decision) {
        List<Decision> decisions = new ArrayList<>(facts.decisions());
        decisions.add(decision);
        return withFacts(new Round(facts.bets(), facts.cards(), decisions, facts.irregularities()));
    }

    LiveRound withIrregularities(List<Irregularity> irregularities) {
        return withFacts(new Round(facts.bets(), facts.cards(), facts.decisions(), irregularities));
    }

    LiveRound closed() {
        return new LiveRound(id, openedAt, gamingDay, setup, true, facts, completedAt, missing, heldFor);
    }

    LiveRound completed(Instant at) {
        return new LiveRound(id, openedAt, gamingDay, setup, true, facts, at, missing, heldFor);
    }

    LiveRound held(String why) {
        return new LiveRound(id, openedAt, gamingDay, setup, betsClosed, facts, completedAt, missing, why);
    }

    LiveRound waitingFor(Set<String> events) {
        Set<String> all = new TreeSet<>(missing);
        all.addAll(events);
        return new LiveRound(id, openedAt, gamingDay, setup, betsClosed, facts, completedAt, all, heldFor);
    }

    LiveRound arrived(String event) {
        Set<String> left = new TreeSet<>(missing);
        left.remove(event);
        return new LiveRound(id, openedAt, gamingDay, setup, betsClosed, facts, completedAt, left, heldFor);
    }

    LiveRound complete() {
        return new LiveRound(id, openedAt, gamingDay, setup, betsClosed, facts, completedAt, Set.of(), heldFor);
    }
}
