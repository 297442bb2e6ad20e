package io.baize.simulator;

import io.baize.game.Round;
import io.baize.kernel.Answer;
import io.baize.progressive.Meter;
import io.baize.rulepack.Schedule;
import io.baize.settle.Settle;
import io.baize.settle.Settlement;
import io.baize.table.Jackpots;
import io.baize.terms.TermsInForce;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The lights at the betting positions, by which a supervisor sees who won a progressive payout. */
final class Lights {

    private Lights() {}

    /** The seats whose win waits for the supervisor. */
    static Set<Integer> on(Round facts, TermsInForce terms) {
        return switch (settled(facts, terms)) {
            case Answer.Given<Settlement>(Settlement settlement) ->
                Jackpots.wins(settlement, terms).keySet();
            case Answer.Refused<Settlement> _ -> Set.of();
        };
    }

    /** With every meter at its seed: who wins does so whatever the meter shows. */
    static Answer<Settlement> settled(Round facts, TermsInForce terms) {
        Map<String, Meter> meters = terms.pack().schedules().values().stream()
                .filter(Schedule::meter)
                .collect(Collectors.toMap(Schedule::id, schedule -> Meter.at(terms.seed(schedule))));
        return Settle.round(facts, terms, meters);
    }
}
