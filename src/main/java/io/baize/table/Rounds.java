package io.baize.table;

import io.baize.game.Round;
import io.baize.kernel.Answer;
import io.baize.kernel.Money;
import io.baize.kernel.Refusal;
import io.baize.progressive.Meter;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.Schedule;
import io.baize.settle.Settle;
import io.baize.settle.Settlement;
import io.baize.settle.document.RoundReader;
import io.baize.settle.document.RoundWriter;
import io.baize.settle.document.SettlementDocument;
import io.baize.terms.TermsInForce;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The end of a round: settled, void, held for what is missing, or corrected afterwards. */
final class Rounds {

    private final RuleBook rules;
    private final Registrations registrations;

    Rounds(RuleBook rules) {
        this.rules = rules;
        this.registrations = new Registrations(rules);
    }

    /** Settles a completed round, or holds it and says for what. */
    Reaction settleOrHold(TableState state, LiveRound round) {
        if (!round.missing().isEmpty()) {
            return hold(state, round, "waiting-for-events", "waits for " + String.join(", ", round.missing()));
        }
        Optional<Refusal> miscounted = registrations.countDiffers(round);
        if (miscounted.isPresent()) {
            return hold(state, round, miscounted.get().code(), miscounted.get().message());
        }
        Reaction registered = registrations.onlyRegistered(state, round);
        Reaction standing = new Betting(rules, round.openedAt(), false)
                .standTogether(
                        registered.state(), registered.state().round(round.id()).orElseThrow())
                .after(registered.effects());
        LiveRound complete = standing.state().round(round.id()).orElseThrow();
        Reaction settled = switch (settlement(standing.state(), complete)) {
            case Answer.Given<Settled>(Settled done) -> finishOrHold(standing.state(), complete, done);
            case Answer.Refused<Settled>(Refusal refusal) ->
                hold(standing.state(), complete, refusal.code(), refusal.message());
        };
        return settled.after(standing.effects());
    }

    private static Reaction finishOrHold(TableState state, LiveRound round, Settled done) {
        Map<Integer, String> waiting = Jackpots.waiting(round, done.settlement(), done.terms());
        if (waiting.isEmpty()) {
            return finish(done.state(), round, done);
        }
        Refusal refusal = Jackpots.refusal(waiting, done.terms());
        LiveRound pending = round.with(round.progressive().waitingFor(waiting));
        return hold(state, pending, refusal.code(), refusal.message());
    }

    /** The win of a seat may be paid now, from the meter as it stands at this moment. */
    Answer<Reaction> validated(TableState state, LiveRound round, int seat) {
        ProgressivePlay progressive = round.progressive();
        return progressive.waiting().containsKey(seat)
                ? Answer.of(settleOrHold(state, round.with(progressive.withValidated(seat))))
                : notWaiting(seat);
    }

    private static Answer<Reaction> notWaiting(int seat) {
        return Answer.refused(
                Refusal.of("jackpot-not-waiting", "seat", "no win of seat " + seat + " waits to be validated", null));
    }

    Reaction voided(TableState state, LiveRound round, String reason) {
        TermsInForce terms = round.setup().inForce(rules).orElseThrow();
        Settlement settlement = Settle.voided(round.facts(), terms, reason);
        return finish(state, round, new Settled(state, settlement, terms, Map.of()));
    }

    /** A round still in play takes its corrected facts and is settled by them. */
    Answer<Reaction> correctedInPlay(TableState state, LiveRound round) {
        return Placements.allStand(round.facts(), round.setup().inForce(rules).orElseThrow())
                .then(facts -> Answer.of(settleOrHold(state, round)));
    }

    /** Reverses what was settled and settles the corrected facts under the terms the round opened with. */
    Answer<Reaction> corrected(TableState state, Effect.SettledRound past, Round facts, String reason) {
        return past.facts().terms().read().then(chosen -> {
            TableSetup setup = state.setup();
            TermsInForce terms = rules.version(
                            setup.jurisdiction(),
                            setup.game(),
                            past.settlement().pack())
                    .map(pack -> new TermsInForce(pack, chosen))
                    .orElseThrow();
            return Placements.allStand(facts, terms)
                    .then(standing -> Settle.round(standing, terms, metersBefore(past)))
                    .then(settlement -> Answer.of(resettled(state, past, facts, terms, settlement, reason)));
        });
    }

    Answer<Reaction> voidedAfterwards(TableState state, Effect.SettledRound past, String reason) {
        return RoundReader.round(
                        past.facts().bets(),
                        past.facts().cards(),
                        past.facts().decisions(),
                        past.facts().irregularities(),
                        past.facts().drawn())
                .then(facts -> past.facts().terms().read().then(chosen -> {
                    TableSetup setup = state.setup();
                    TermsInForce terms = rules.version(
                                    setup.jurisdiction(),
                                    setup.game(),
                                    past.settlement().pack())
                            .map(pack -> new TermsInForce(pack, chosen))
                            .orElseThrow();
                    return Answer.of(resettled(state, past, facts, terms, Settle.voided(facts, terms, reason), reason));
                }));
    }

    private record Settled(
            TableState state, Settlement settlement, TermsInForce terms, Map<String, Meter> metersBefore) {}

    /** Wagers feed the meter at "no more bets", before anything is paid from it; a void wager feeds nothing. */
    private Answer<Settled> settlement(TableState state, LiveRound round) {
        TermsInForce terms = round.setup().inForce(rules).orElse(null);
        if (terms == null) {
            return Answer.refused(Refusal.of("no-rules", "game", "no rules are adopted for this game", null));
        }
        return Settle.voidedBets(round.facts(), terms).then(voided -> {
            Map<String, Meter> meters = new TreeMap<>(state.meters());
            terms.pack().schedules().values().stream()
                    .filter(schedule -> schedule.meter() && meters.containsKey(schedule.id()))
                    .forEach(schedule -> round.facts().bets().stream()
                            .filter(bet -> schedule.pays(bet.wager()) && !voided.contains(bet))
                            .forEach(bet -> meters.computeIfPresent(
                                    schedule.id(), (id, meter) -> meter.contribute(bet.amount(), terms))));
            return Settle.round(round.facts(), terms, meters).then(settlement -> {
                Map<String, Meter> after = new TreeMap<>(meters);
                settlement.meters().forEach((id, move) -> after.replace(id, move.left()));
                TableState changed = state.withMeters(after, state.meterDay());
                return Answer.of(new Settled(changed, settlement, terms, meters));
            });
        });
    }

    private static Reaction finish(TableState state, LiveRound round, Settled settled) {
        Effect.SettledRound done = new Effect.SettledRound(
                round.id(),
                1,
                round.gamingDay(),
                round.openedAt(),
                round.completedAt() == null ? round.openedAt() : round.completedAt(),
                round.setup().termsVersion(),
                RoundWriter.document(
                        round.facts(), settled.terms(), amounts(settled.metersBefore()), round.gamingDay()),
                SettlementDocument.of(settled.terms().pack(), settled.settlement(), Map.of()));
        Reaction reaction = Reaction.of(settled.state().without(round.id()), new Effect.RoundSettled(done));
        for (var move : settled.settlement().meters().entrySet()) {
            reaction = reaction.and(
                    new Effect.MeterChanged(move.getKey(), move.getValue().after()));
        }
        return reaction;
    }

    private static Reaction resettled(
            TableState state,
            Effect.SettledRound past,
            Round facts,
            TermsInForce terms,
            Settlement settlement,
            String reason) {
        Effect.SettledRound again = new Effect.SettledRound(
                past.id(),
                past.revision() + 1,
                past.gamingDay(),
                past.openedAt(),
                past.completedAt(),
                past.termsVersion(),
                RoundWriter.document(facts, terms, past.facts().meters(), past.gamingDay()),
                SettlementDocument.of(terms.pack(), settlement, Map.of()));
        Map<String, Meter> meters = new TreeMap<>(state.meters());
        meters.replaceAll((id, meter) -> correctedMeter(id, meter, past.settlement(), again.settlement(), terms));
        Reaction reaction = Reaction.of(
                state.withMeters(meters, state.meterDay()),
                new Effect.RoundReversed(past, reason),
                new Effect.RoundSettled(again));
        for (var meter : meters.entrySet()) {
            if (!meter.getValue().equals(state.meters().get(meter.getKey()))) {
                reaction = reaction.and(
                        new Effect.MeterChanged(meter.getKey(), meter.getValue().amount()));
            }
        }
        return reaction;
    }

    /**
     * The meter as if the round had been settled so at once: fed by what was really wagered, and paid what was really
     * won. What players hold already is never taken out of the seed; there the house tops up. What was not wagered is
     * taken back last, from a meter that has again what was not won.
     */
    private static Meter correctedMeter(
            String id, Meter meter, SettlementDocument before, SettlementDocument now, TermsInForce terms) {
        Schedule schedule = terms.pack().schedules().get(id);
        long wagered = wagered(now, schedule) - wagered(before, schedule);
        long moved = moved(now, id) - moved(before, id);
        Meter fed = wagered > 0 ? meter.contribute(Money.usd(wagered), terms) : meter;
        Money least = fed.amount().min(terms.seed(schedule));
        Meter paid = fed.corrected(Money.usd(paid(now, id) - paid(before, id)), Money.usd(moved), least, terms);
        return wagered < 0 ? paid.contribute(Money.usd(wagered), terms) : paid;
    }

    private static long paid(SettlementDocument settlement, String id) {
        SettlementDocument.MeterResult meter = settlement.meters().get(id);
        return meter == null ? 0 : meter.paid();
    }

    private static long wagered(SettlementDocument settlement, Schedule schedule) {
        return settlement.bets().stream()
                .filter(bet -> schedule.pays(bet.wager()))
                .filter(bet ->
                        bet.lines().stream().noneMatch(line -> line.outcome().equals("void")))
                .mapToLong(SettlementDocument.BetResult::stake)
                .sum();
    }

    private static long moved(SettlementDocument settlement, String id) {
        SettlementDocument.MeterResult meter = settlement.meters().get(id);
        return meter == null ? 0 : meter.after() - meter.before();
    }

    private static Reaction hold(TableState state, LiveRound round, String code, String message) {
        boolean known = code.equals(round.heldFor());
        Reaction held = Reaction.of(state.with(round.held(code)));
        return known ? held : held.and(new Effect.AlertRaised(round.id(), "round-held", code + ": " + message));
    }

    private static Map<String, Meter> metersBefore(Effect.SettledRound past) {
        Map<String, Meter> before = new TreeMap<>();
        if (past.facts().meters() != null) {
            past.facts().meters().forEach((id, cents) -> before.put(id, Meter.at(Money.usd(cents))));
        }
        return before;
    }

    private static Map<String, Long> amounts(Map<String, Meter> meters) {
        Map<String, Long> amounts = new TreeMap<>();
        meters.forEach((id, meter) -> amounts.put(id, meter.amount().cents()));
        return amounts;
    }
}
