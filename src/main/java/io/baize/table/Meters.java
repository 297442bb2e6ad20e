package io.baize.table;

import io.baize.game.Bet;
import io.baize.kernel.Money;
import io.baize.progressive.LinkedMeter;
import io.baize.progressive.Meter;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.Schedule;
import io.baize.terms.TermsInForce;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The meters of a table, its own and those it shares: seeded when there is none yet, brought to a new gaming day. */
final class Meters {

    private final RuleBook rules;

    Meters(RuleBook rules) {
        this.rules = rules;
    }

    /** A meter that is there stays as it is, so that a group is seeded by the first of its tables alone. */
    TableState seeded(TableState state, LocalDate day) {
        return state.setup()
                .inForce(rules)
                .map(terms -> seeded(state, terms, day))
                .orElse(state);
    }

    private static TableState seeded(TableState state, TermsInForce terms, LocalDate day) {
        Map<String, Meter> own = new TreeMap<>(state.meters());
        Map<String, LinkedMeter> shared = new TreeMap<>(state.lent());
        terms.pack().schedules().values().stream()
                .filter(schedule -> inPlay(schedule, terms))
                .forEach(schedule -> {
                    Meter meter = Meter.at(terms.seed(schedule));
                    String group = terms.terms().meterGroups().get(schedule.id());
                    if (group == null) {
                        own.putIfAbsent(schedule.id(), meter);
                    } else {
                        shared.putIfAbsent(group, new LinkedMeter(group, meter, day));
                    }
                });
        return state.withMeters(own, day).withLent(shared);
    }

    private static boolean inPlay(Schedule schedule, TermsInForce terms) {
        return schedule.meter()
                && schedule.wagers().stream().anyMatch(terms::offers)
                && terms.paytable(schedule).isPresent();
    }

    /** The first round of a gaming day brings the morning of the table's own meters, and of those it shares its own. */
    TableState onDay(TableState state, LocalDate day) {
        boolean morning = state.meterDay() == null || day.isAfter(state.meterDay());
        Map<String, Meter> own = new TreeMap<>(state.meters());
        if (morning) {
            own.replaceAll((schedule, meter) -> meter.morning());
        }
        Map<String, LinkedMeter> shared = new TreeMap<>(state.lent());
        state.setup()
                .terms()
                .meterGroups()
                .values()
                .forEach(group -> shared.computeIfPresent(group, (_, linked) -> linked.reached(day)));
        TableState reached =
                state.withMeters(own, morning ? day : state.meterDay()).withLent(shared);
        return seeded(reached, reached.meterDay());
    }

    /**
     * A round's wagers feed the meters before anything is paid from them; a void wager feeds nothing. They do so when
     * the round settles: only then it is sure which wagers stand, and a meter that players see does not go back.
     */
    static Map<String, Meter> fed(TableState state, LiveRound round, TermsInForce terms, Set<Bet> voided) {
        Map<String, Meter> meters = state.meters(terms.terms());
        for (Schedule schedule : terms.pack().schedules().values()) {
            long wagered = round.facts().bets().stream()
                    .filter(bet -> schedule.pays(bet.wager()) && !voided.contains(bet))
                    .mapToLong(bet -> bet.amount().cents())
                    .sum();
            meters.computeIfPresent(schedule.id(), (id, meter) -> {
                boolean late = state.isPast(round.gamingDay(), terms.terms(), id);
                return fed(meter, Money.usd(wagered), terms, late);
            });
        }
        return meters;
    }

    /** {@code late} where the morning on which the wager is added has come already. */
    static Meter fed(Meter meter, Money wagered, TermsInForce terms, boolean late) {
        return late ? meter.contributeLate(wagered, terms) : meter.contribute(wagered, terms);
    }

    /** What the table's own meters show now, where that is something else than before; of shared ones others tell. */
    static List<Effect> changes(TableState before, TableState now) {
        List<Effect> changes = new ArrayList<>();
        now.meters().forEach((schedule, meter) -> {
            Meter known = before.meters().get(schedule);
            if (known == null || !known.amount().equals(meter.amount())) {
                changes.add(new Effect.MeterChanged(schedule, meter.amount()));
            }
        });
        return changes;
    }
}
