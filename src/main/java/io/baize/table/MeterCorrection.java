package io.baize.table;

import io.baize.kernel.Money;
import io.baize.progressive.Meter;
import io.baize.rulepack.Schedule;
import io.baize.settle.document.SettlementDocument;
import io.baize.terms.TermsInForce;
import java.util.Map;

/**
 * The meters as if a round had been settled so at once: fed by what was really wagered, and paid what was really won.
 * What players hold already is never taken out of the seed; there the house tops up. What was not wagered is taken back
 * last, from a meter that has again what was not won.
 */
record MeterCorrection(Effect.SettledRound past, SettlementDocument now, TermsInForce terms) {

    TableState applied(TableState state) {
        Map<String, Meter> meters = state.meters(terms.terms());
        for (Schedule schedule : terms.pack().schedules().values()) {
            meters.computeIfPresent(schedule.id(), (id, meter) -> {
                boolean late = state.isPast(past.gamingDay(), terms.terms(), id);
                return corrected(schedule, meter, late);
            });
        }
        return state.withMeters(terms.terms(), meters);
    }

    private Meter corrected(Schedule schedule, Meter meter, boolean late) {
        String id = schedule.id();
        long wagered = wagered(now, schedule) - wagered(past.settlement(), schedule);
        Meter fed = wagered > 0 ? Meters.fed(meter, Money.usd(wagered), terms, late) : meter;
        long moved = moved(now, id) - moved(past.settlement(), id);
        Money least = meter.amount().min(terms.seed(schedule));
        Money won = Money.usd(paid(now, id) - paid(past.settlement(), id));
        Meter paid = fed.corrected(won, Money.usd(moved), least, terms);
        return wagered < 0 ? atLeast(least, Meters.fed(paid, Money.usd(wagered), terms, late)) : paid;
    }

    /** What another winner took of the wager is not taken out of the seed again. */
    private Meter atLeast(Money least, Meter meter) {
        Money lack = least.minus(meter.amount());
        return lack.isPositive() ? meter.corrected(Money.ZERO, lack, least, terms) : meter;
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
}
