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
 * A round that is not settled yet. {@code missing} names the events (source and sequence) it waits for; a completed
 * round with something missing, or that could not be settled, is held while play goes on. {@code drawnAt} is when a
 * number was displayed, or null.
 */
public record LiveRound(
        String id,
        Instant openedAt,
        LocalDate gamingDay,
        TableSetup setup,
        Instant betsClosedAt,
        List<Deal> deals,
        Instant drawnAt,
        Round facts,
        Instant completedAt,
        Set<String> missing,
        String heldFor,
        ProgressivePlay progressive) {

    public LiveRound {
        progressive = progressive == null ? ProgressivePlay.NONE : progressive;
    }

    static LiveRound opened(String id, Instant at, TableSetup setup) {
        Round nothing = new Round(List.of(), Dealt.NOTHING, List.of(), List.of());
        return new LiveRound(
                id, at, setup.gamingDay(at), setup, null, List.of(), null, nothing, null, Set.of(), null, null);
    }

    /** Whether it waits for a supervisor's word on chips, lights and progressive wagers that do not agree. */
    public boolean miscounted() {
        return Registrations.COUNT_DIFFERS.equals(heldFor);
    }

    Stage stage() {
        return completedAt != null ? Stage.OVER : betsClosedAt != null ? Stage.PLAYING : Stage.BETTING;
    }

    /** How far the round was at that moment on the felt, for an event that comes late. */
    Stage stageAt(Instant at) {
        if (completedAt != null && at.isAfter(completedAt)) {
            return Stage.OVER;
        }
        return betsClosedAt != null && at.isAfter(betsClosedAt) ? Stage.PLAYING : Stage.BETTING;
    }

    Set<Integer> folded() {
        return facts.decisions().stream()
                .filter(decision -> decision.choice() == Decision.Choice.FOLD)
                .map(Decision::seat)
                .collect(Collectors.toSet());
    }

    LiveRound withBets(List<Bet> bets) {
        return with(facts.withBets(bets));
    }

    LiveRound with(Bet bet) {
        List<Bet> bets = new ArrayList<>(facts.bets());
        bets.add(bet);
        return withBets(bets);
    }

    LiveRound with(Deal deal) {
        List<Deal> all = new ArrayList<>(deals);
        all.add(deal);
        Round dealt = facts.withCards(Deal.lying(all));
        return copy(betsClosedAt, all, dealt, completedAt, missing, heldFor);
    }

    LiveRound with(Decision decision) {
        List<Decision> decisions = new ArrayList<>(facts.decisions());
        decisions.add(decision);
        return with(facts.withDecisions(decisions));
    }

    LiveRound withDrawn(int number, Instant at) {
        List<Integer> drawn = new ArrayList<>(facts.drawn());
        drawn.add(number);
        Round shown = facts.withDrawn(drawn);
        return new LiveRound(
                id,
                openedAt,
                gamingDay,
                setup,
                betsClosedAt,
                deals,
                at,
                shown,
                completedAt,
                missing,
                heldFor,
                progressive);
    }

    /** Whether cards lay on the layout or a number was shown before that moment on the felt. */
    boolean begunBefore(Instant at) {
        return drawnAt != null && drawnAt.isBefore(at)
                || deals.stream()
                        .anyMatch(deal ->
                                deal.to() != TableEvent.Place.BURN && deal.at().isBefore(at));
    }

    LiveRound withIrregularities(List<Irregularity> irregularities) {
        return with(facts.withIrregularities(irregularities));
    }

    /** The new facts are the whole of it: what was said about the old ones counts no more. */
    LiveRound corrected(Round changed, Instant at) {
        return copy(
                        betsClosedAt == null ? at : betsClosedAt,
                        Deal.of(changed.cards(), at),
                        changed,
                        at,
                        Set.of(),
                        heldFor)
                .with(ProgressivePlay.NONE);
    }

    LiveRound with(ProgressivePlay changed) {
        return new LiveRound(
                id,
                openedAt,
                gamingDay,
                setup,
                betsClosedAt,
                deals,
                drawnAt,
                facts,
                completedAt,
                missing,
                heldFor,
                changed);
    }

    LiveRound closed(Instant at) {
        return copy(at, deals, facts, completedAt, missing, heldFor);
    }

    LiveRound completed(Instant at) {
        return copy(betsClosedAt == null ? at : betsClosedAt, deals, facts, at, missing, heldFor);
    }

    LiveRound held(String why) {
        return copy(betsClosedAt, deals, facts, completedAt, missing, why);
    }

    LiveRound waitingFor(Set<String> events) {
        Set<String> all = new TreeSet<>(missing);
        all.addAll(events);
        return copy(betsClosedAt, deals, facts, completedAt, all, heldFor);
    }

    LiveRound arrived(String event) {
        Set<String> left = new TreeSet<>(missing);
        left.remove(event);
        return copy(betsClosedAt, deals, facts, completedAt, left, heldFor);
    }

    LiveRound waitingForNothing() {
        return copy(betsClosedAt, deals, facts, completedAt, Set.of(), heldFor);
    }

    private LiveRound with(Round changed) {
        return copy(betsClosedAt, deals, changed, completedAt, missing, heldFor);
    }

    private LiveRound copy(
            Instant closed, List<Deal> dealt, Round changed, Instant completed, Set<String> waitsFor, String held) {
        return new LiveRound(
                id,
                openedAt,
                gamingDay,
                setup,
                closed,
                dealt,
                drawnAt,
                changed,
                completed,
                waitsFor,
                held,
                progressive);
    }
}
