package io.baize.table;

import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.progressive.Meter;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.Schedule;
import io.baize.terms.TermsInForce;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The moment between two rounds, at which changes take effect. The round that opened last is in progress until it is
 * completed; earlier ones that wait for something do not count, and each round keeps the setup it opened with.
 */
final class Boundary {

    private final Floor floor;
    private final RuleBook rules;
    private final Lending lending;
    private final Meters meters;

    Boundary(Floor floor, RuleBook rules, Lending lending, Meters meters) {
        this.floor = floor;
        this.rules = rules;
        this.lending = lending;
        this.meters = meters;
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
        return metered(state, setup, change.transfer(), at).then(metered -> {
            TableState changed = change.transfer() == null
                    ? metered
                    : metered.with(metered.pending().with(change.transfer()));
            List<Effect> effects = new ArrayList<>();
            effects.add(new Effect.ChangeActivated(request, setup.termsVersion(), change.terms(), change.paths()));
            effects.addAll(Meters.changes(state, changed));
            return Answer.of(new Reaction(changed, effects));
        });
    }

    /** A progressive that starts is seeded, one that ends takes no wager more; a suspended one keeps its meter. */
    private Answer<TableState> metered(TableState state, TableSetup setup, PoolTransfer ends, Instant at) {
        TermsInForce terms = setup.inForce(rules).orElseThrow();
        TableState under =
                lending.lend(state.under(setup), setup.terms().meterGroups().values());
        Map<String, Meter> found = under.meters(terms.terms());
        Map<String, Meter> anew = new TreeMap<>();
        for (Schedule schedule : terms.meters()) {
            Meter meter = found.get(schedule.id());
            if (meter != null && meter.standing() == Meter.Standing.DISCONTINUED) {
                return notNow("pool-not-transferred", "the pool of " + schedule.id() + " is not transferred yet");
            }
            if (meter != null && meter.standing() == Meter.Standing.TRANSFERRED) {
                anew.put(schedule.id(), Meter.at(terms.seed(schedule)));
            }
        }
        TableState seeded = meters.seeded(under.withMeters(terms.terms(), anew), state.meterDay());
        return ends == null ? Answer.of(seeded) : ended(state, seeded, ends, setup.gamingDay(at));
    }

    private static Answer<TableState> ended(TableState before, TableState state, PoolTransfer ends, LocalDate day) {
        if (before.setup().terms().meterGroups().containsKey(ends.schedule())) {
            return notNow("meter-shared", "other tables play for the meter of " + ends.schedule());
        }
        Meter ending = state.meters().get(ends.schedule());
        if (ending == null || !ending.takesWagers()) {
            return notNow("no-meter", "the table has no running progressive " + ends.schedule());
        }
        Map<String, Meter> own = new TreeMap<>(state.meters());
        own.put(ends.schedule(), ending.discontinued(day));
        return Answer.of(state.withMeters(own, state.meterDay()));
    }

    private static Answer<TableState> notNow(String code, String message) {
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
        Meter meter = state.meters(state.setup().terms()).get(event.schedule());
        if (meter == null || !meter.takesWagers()) {
            String message = "the table has no running progressive " + event.schedule();
            return Answer.refused(Refusal.of("no-meter", "schedule", message, null));
        }
        TableState received =
                state.withMeters(state.setup().terms(), Map.of(event.schedule(), meter.received(event.pool())));
        return Answer.of(new Reaction(received, Meters.changes(state, received)));
    }
}
