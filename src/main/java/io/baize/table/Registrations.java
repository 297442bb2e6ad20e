package io.baize.table;

import io.baize.game.Bet;
import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.progressive.Meter;
import io.baize.rulepack.Rule;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.Schedule;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Progressive wagers and the progressive table game system: only what it accepted stands, nothing is accepted after the
 * lock-out, and the chips are counted against it (5324.2(d)(1), (l)).
 */
final class Registrations {

    static final String COUNT_DIFFERS = "progressive-count-differs";

    private final RuleBook rules;

    Registrations(RuleBook rules) {
        this.rules = rules;
    }

    Answer<Reaction> registered(TableState state, LiveRound round, List<Integer> seats, Instant at) {
        return round.progressive().lockedOutBefore(at)
                ? Answer.refused(lockedOut(round))
                : Answer.of(
                        Reaction.of(state.with(round.with(round.progressive().withRegistered(seats)))));
    }

    Reaction lockedOut(TableState state, LiveRound round, int chips, Instant at) {
        return Reaction.of(state.with(round.with(round.progressive().lockedOut(at, chips))));
    }

    /** Why a bet comes too late: for the system, which is locked out, or for a meter that was discontinued. */
    Optional<Refusal> tooLate(TableState state, LiveRound round, Bet bet, Instant at) {
        List<Meter> meters = meters(round, bet).stream()
                .flatMap(schedule -> Optional.ofNullable(state.meters().get(schedule.id())).stream())
                .toList();
        if (meters.stream().anyMatch(meter -> !meter.takesWagers())) {
            String message = "the progressive wager is discontinued";
            return Optional.of(Refusal.of("progressive-discontinued", "bet", message, clause(round)));
        }
        return !meters(round, bet).isEmpty() && round.progressive().lockedOutBefore(at)
                ? Optional.of(lockedOut(round))
                : Optional.empty();
    }

    /** Returns what the system did not accept, once all events of the round are there. */
    Reaction onlyRegistered(TableState state, LiveRound round) {
        List<Bet> standing = new ArrayList<>();
        List<Effect> fallen = new ArrayList<>();
        for (Bet bet : round.facts().bets()) {
            if (meters(round, bet).isEmpty() || round.progressive().stands(bet.seat())) {
                standing.add(bet);
            } else {
                fallen.add(new Effect.BetRejected(round.id(), bet, notAccepted(round, bet)));
            }
        }
        return new Reaction(state.with(round.withBets(standing)), fallen);
    }

    /** Chips, lights and wagers must be as many, or a supervisor rules on the progressive wagers of the round. */
    Optional<Refusal> countDiffers(LiveRound round) {
        ProgressivePlay progressive = round.progressive();
        if (progressive.countDiffers()) {
            String message = progressive.chips() + " chips were counted and the system accepted "
                    + progressive.registered().size() + " wagers; a supervisor must rule";
            return Optional.of(new Refusal(
                    COUNT_DIFFERS,
                    "chips",
                    String.valueOf(progressive.registered().size()),
                    message,
                    clause(round)));
        }
        Set<Integer> strange = progressive.unruled();
        round.facts().bets().stream()
                .filter(bet -> !meters(round, bet).isEmpty())
                .map(Bet::seat)
                .forEach(strange::remove);
        return strange.stream().findFirst().map(seat -> {
            String message = "the system accepted a wager of seat " + seat
                    + ", which has no progressive wager here; a supervisor must rule";
            return Refusal.of(COUNT_DIFFERS, "seats", message, clause(round));
        });
    }

    private Refusal notAccepted(LiveRound round, Bet bet) {
        return round.progressive().registered().contains(bet.seat())
                ? Refusal.of(COUNT_DIFFERS, "bet", "a supervisor returned the progressive wagers", clause(round))
                : Refusal.of(
                        "wager-not-registered",
                        "bet",
                        "the progressive system accepted no wager of seat " + bet.seat(),
                        clause(round));
    }

    private Refusal lockedOut(LiveRound round) {
        String message = "the progressive system was locked out at "
                + round.progressive().lockedOutAt();
        return Refusal.of("progressive-locked-out", "bet", message, clause(round));
    }

    private List<Schedule> meters(LiveRound round, Bet bet) {
        return round.setup().inForce(rules).stream()
                .flatMap(terms -> terms.pack().schedulesOf(bet.wager()).stream())
                .filter(Schedule::meter)
                .toList();
    }

    private String clause(LiveRound round) {
        return round.setup()
                .inForce(rules)
                .map(terms -> terms.pack().rules().get("progressive-registration"))
                .map(Rule::cite)
                .map(Object::toString)
                .orElse(null);
    }
}
