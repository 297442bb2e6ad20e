package io.baize.table;

import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.progressive.Meter;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.Schedule;
import io.baize.terms.TermsInForce;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;
import java.util.TreeMap;

/**
 * The moment between two rounds, at which changes take effect. The round that opened last is in progress until it is
 * completed; earlier ones that wait for something do not count, and each round keeps the setup it opened with.
 */
final class Boundary {

    private final Floor floor;
    private final RuleBook rules;

    Boundary(Floor floor, RuleBook rules) {
        this.floor = floor;
        this.rules = rules;
    }

    /** What waits takes effect where this event left the table between rounds. */
    Reaction after(Reaction reaction, Instant at) {
        TableState state = reaction.state();
        Reaction changed = reaction;
        if (!state.pending().requests().isEmpty() && state.isBetweenRounds()) {
            for (String request : state.pending().requests()) {
                changed = apply(changed.state(), request, at).after(changed.effects());
            }
            TableState done = changed.state();
            changed = new Reaction(done.with(done.pending().withoutRequests()), changed.effects());
        }
        return changed.state().rounds().isEmpty() ? withPoolsSent(changed, at) : changed;
    }

    private Reaction apply(TableState state, String request, Instant at) {
        Answer<Reaction> applied = state.meterDay() == null
                ? Answer.refused(Refusal.of("table-never-opened", "subject", "the table never opened", null))
                : floor.change(state, request).then(change -> change(state, request, change, at));
        return switch (applied) {
            case Answer.Given<Reaction>(Reaction reaction) -> reaction;
            case Answer.Refused<Reaction>(Refusal refusal) ->
                Reaction.of(
                        state,
                        new Effect.ChangeRefused(request, refusal),
                        new Effect.AlertRaised(
                                null, "change-refused", request + ": " + refusal.code() + ": " + refusal.message()));
        };
    }

    private Answer<Reaction> change(TableState state, String request, TermsChange change, Instant at) {
        TableSetup setup =
                change.terms() == null ? state.setup() : state.setup().changed(change.terms());
        return meters(state, setup, change.transfer(), at).then(meters -> {
            TableState metered = state.under(setup).withMeters(meters, state.meterDay());
            TableState changed = change.transfer() == null
                    ? metered
                    : metered.with(metered.pending().with(change.transfer()));
            Reaction reaction = Reaction.of(
                    changed, new Effect.ChangeActivated(request, setup.termsVersion(), change.terms(), change.paths()));
            for (var meter : meters.entrySet()) {
                Meter old = state.meters().get(meter.getKey());
                if (old == null || !old.amount().equals(meter.getValue().amount())) {
                    reaction = reaction.and(new Effect.MeterChanged(
                            meter.getKey(), meter.getValue().amount()));
                }
            }
            return Answer.of(reaction);
        });
    }

    /** A progressive that starts is seeded, one that ends takes no wager more; a suspended one keeps its meter. */
    private Answer<Map<String, Meter>> meters(TableState state, TableSetup setup, PoolTransfer ends, Instant at) {
        Map<String, Meter> meters = new TreeMap<>(state.meters());
        TermsInForce terms = setup.inForce(rules).orElseThrow();
        for (Schedule schedule : terms.meters()) {
            Meter meter = meters.get(schedule.id());
            if (meter != null && meter.standing() == Meter.Standing.DISCONTINUED) {
                return notNow("pool-not-transferred", "the pool of " + schedule.id() + " is not transferred yet");
            }
            if (meter == null || meter.standing() == Meter.Standing.TRANSFERRED) {
                meters.put(schedule.id(), Meter.at(terms.seed(schedule)));
            }
        }
        if (ends == null) {
            return Answer.of(meters);
        }
        Meter ending = meters.get(ends.schedule());
        if (ending == null || !ending.takesWagers()) {
            return notNow("no-meter", "the table has no running progressive " + ends.schedule());
        }
        LocalDate day = setup.gamingDay(at);
        meters.put(ends.schedule(), ending.discontinued(day));
        return Answer.of(meters);
    }

    private static Answer<Map<String, Meter>> notNow(String code, String message) {
        return Answer.refused(Refusal.of(code, "plan", message, null));
    }

    /** No round is left that could win the pool. */
    private static Reaction withPoolsSent(Reaction reaction, Instant at) {
        TableState state = reaction.state();
        if (state.pending().pools().isEmpty()) {
            return reaction;
        }
        Reaction sent = reaction;
        Map<String, Meter> meters = new TreeMap<>(state.meters());
        for (PoolTransfer transfer : state.pending().pools()) {
            Meter meter = meters.get(transfer.schedule());
            meters.put(transfer.schedule(), meter.transferred(state.setup().gamingDay(at)));
            sent = sent.and(new Effect.PoolTransferred(transfer, meter.totals().left()))
                    .and(new Effect.MeterChanged(
                            transfer.schedule(), meters.get(transfer.schedule()).amount()));
        }
        TableState emptied = state.with(state.pending().withoutPools()).withMeters(meters, state.meterDay());
        return new Reaction(emptied, sent.effects());
    }

    /** Takes over the pool of a progressive that ended elsewhere. */
    static Answer<Reaction> receive(TableState state, TableEvent.PoolReceived event) {
        Meter meter = state.meters().get(event.schedule());
        if (meter == null || !meter.takesWagers()) {
            String message = "the table has no running progressive " + event.schedule();
            return Answer.refused(Refusal.of("no-meter", "schedule", message, null));
        }
        Map<String, Meter> meters = new TreeMap<>(state.meters());
        meters.put(event.schedule(), meter.received(event.pool()));
        return Answer.of(Reaction.of(
                state.withMeters(meters, state.meterDay()),
                new Effect.MeterChanged(
                        event.schedule(), meters.get(event.schedule()).amount())));
    }
}
