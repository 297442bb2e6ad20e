package io.baize.table;

import io.baize.game.Bet;
import io.baize.game.Round;
import io.baize.kernel.Answer;
import io.baize.kernel.Money;
import io.baize.kernel.Refusal;
import io.baize.progressive.Meter;
import io.baize.rulepack.Pack;
import io.baize.rulepack.RuleBook;
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
import java.util.stream.Collectors;

/** Asks what a whole round pays: the checks and the settlement of a live round, with nothing stored. */
public final class RoundOnPaper {

    private RoundOnPaper() {}

    public static Answer<SettlementDocument> settle(RuleBook rules, RoundDocument document, LocalDate today) {
        return date(document, today)
                .then(date -> rules.inForce(document.jurisdiction(), document.game(), date))
                .then(pack -> terms(pack, document))
                .then(terms -> RoundReader.round(
                                document.bets(), document.cards(), document.decisions(), document.irregularities())
                        .then(round -> settle(round, terms, meters(document))));
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

    private static Map<String, Meter> meters(RoundDocument document) {
        Map<String, Long> given = document.meters() == null ? Map.of() : document.meters();
        return given.entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, entry -> Meter.at(Money.usd(entry.getValue()))));
    }
}
