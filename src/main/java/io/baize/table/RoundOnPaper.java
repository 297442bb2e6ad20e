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
                                document.bets(), document.cards(), document.decisions(), document.irregularities())
                        .then(round -> meters(document, terms).then(meters -> settle(round, terms, meters))));
    }

    private static Answer<SettlementDocument> settle(Round round, TermsInForce terms, Map<String, Meter> meters) {
        Map<Bet, Refusal> rejected = new LinkedHashMap<>();
        List<Bet> placed = Placements.stand(round, terms, rejected);
        return Settle.round(round.withBets(placed), terms, meters)
                .then(settlement -> Answer.of(SettlementDocument.of(terms.pack(), settlement, rejected)));
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
            if (given.getValue() == null || given.getValue() < 0) {
                return Answer.refused(new Refusal("field-unreadable", field, "0", "a meter is 0 cents or more", null));
            }
            meters.put(given.getKey(), Meter.at(Money.usd(given.getValue())));
        }
        return Answer.of(meters);
    }
}
