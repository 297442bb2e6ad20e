package io.baize.table;

import io.baize.game.Bet;
import io.baize.game.Round;
import io.baize.kernel.Answer;
import io.baize.kernel.Money;
import io.baize.kernel.Refusal;
import io.baize.progressive.Meter;
import io.baize.rulepack.Pack;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.Schedule;
import io.baize.settle.Settle;
import io.baize.settle.Settlement;
import io.baize.settle.document.RoundDocument;
import io.baize.settle.document.RoundReader;
import io.baize.settle.document.SettlementDocument;
import io.baize.terms.TermsCheck;
import io.baize.terms.TermsInForce;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Asks what a whole round pays: the checks and the settlement of a live round, with nothing stored. */
public final class RoundOnPaper {

    private RoundOnPaper() {}

    public static Answer<SettlementDocument> settle(RuleBook rules, RoundDocument document, LocalDate today) {
        return date(document, today)
                .then(date -> rules.inForce(document.jurisdiction(), document.game(), date))
                .then(pack -> terms(pack, document))
                .then(terms -> RoundReader.round(
                                document.bets(),
                                document.cards(),
                                document.decisions(),
                                document.irregularities(),
                                document.drawn())
                        .then(round -> meters(document, terms).then(meters -> settle(round, terms, meters))));
    }

    private static Answer<SettlementDocument> settle(Round round, TermsInForce terms, Map<String, Meter> meters) {
        Map<Bet, Refusal> rejected = new LinkedHashMap<>();
        List<Bet> placed = Placements.stand(round, terms, rejected);
        return switch (Settle.round(round.withBets(placed), terms, meters)) {
            case Answer.Given<Settlement>(Settlement settlement) ->
                Answer.of(SettlementDocument.of(terms.pack(), settlement, rejected));
            case Answer.Refused<Settlement>(Refusal refusal) -> Answer.refused(withCause(refusal, rejected));
        };
    }

    /** A seat that seems not to have decided may have had its raise rejected, which is then the reason to give. */
    private static Refusal withCause(Refusal refusal, Map<Bet, Refusal> rejected) {
        return rejected.entrySet().stream()
                .filter(_ -> refusal.code().equals("decision-missing"))
                .filter(entry -> entry.getKey().street() != null
                        || entry.getKey().wager().equals("raise"))
                .findFirst()
                .map(entry -> new Refusal(
                        refusal.code(),
                        "bets." + entry.getKey().id(),
                        entry.getValue().limit(),
                        refusal.message() + "; its " + entry.getKey().wager() + " was rejected, "
                                + entry.getValue().code() + ": "
                                + entry.getValue().message(),
                        entry.getValue().cite()))
                .orElse(refusal);
    }

    private static Answer<LocalDate> date(RoundDocument document, LocalDate today) {
        try {
            return Answer.of(document.date() == null ? today : LocalDate.parse(document.date()));
        } catch (DateTimeException e) {
            return Answer.refused(Refusal.of("field-unreadable", "date", "a date reads like 2026-11-01", null));
        }
    }

    private static Answer<TermsInForce> terms(Pack pack, RoundDocument document) {
        return document.terms().read().then(terms -> {
            List<Refusal> faults = TermsCheck.faults(pack, terms);
            return faults.isEmpty() ? Answer.of(new TermsInForce(pack, terms)) : Answer.refused(faults.getFirst());
        });
    }

    private static Answer<Map<String, Meter>> meters(RoundDocument document, TermsInForce terms) {
        Map<String, Meter> meters = new TreeMap<>();
        for (var given : (document.meters() == null ? Map.<String, Long>of() : document.meters()).entrySet()) {
            String field = "meters." + given.getKey();
            Schedule schedule = terms.pack().schedules().get(given.getKey());
            if (schedule == null || !schedule.meter()) {
                return Answer.refused(Refusal.of("unknown-meter", field, "the pack has no such meter", null));
            }
            if (given.getValue() == null || given.getValue() < 0 || given.getValue() > RoundReader.LARGEST_AMOUNT) {
                String limit = "0 to " + RoundReader.LARGEST_AMOUNT;
                return Answer.refused(
                        new Refusal("field-unreadable", field, limit, "a meter is " + limit + " cents", null));
            }
            meters.put(given.getKey(), Meter.at(Money.usd(given.getValue())));
        }
        return Answer.of(meters);
    }
}
