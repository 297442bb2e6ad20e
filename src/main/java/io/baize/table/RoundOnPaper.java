package io.baize.table;

import io.baize.game.Bet;
import io.baize.game.Decision;
import io.baize.game.Round;
import io.baize.kernel.Answer;
import io.baize.kernel.Money;
import io.baize.kernel.Refusal;
import io.baize.progressive.Meter;
import io.baize.rulepack.Pack;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.Wager;
import io.baize.settle.Settle;
import io.baize.settle.document.RoundDocument;
import io.baize.settle.document.RoundReader;
import io.baize.settle.document.SettlementDocument;
import io.baize.terms.TermsCheck;
import io.baize.terms.TermsInForce;
import io.baize.validate.Closing;
import io.baize.validate.Judgement;
import io.baize.validate.Placing;
import io.baize.validate.Stage;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
        List<Bet> placed = place(round, terms, rejected);
        return Settle.round(round.withBets(placed), terms, meters)
                .then(settlement -> Answer.of(SettlementDocument.of(terms.pack(), settlement, rejected)));
    }

    /** Bets before the deal, then the end of betting, then what is bet on the streets, as at a table. */
    private static List<Bet> place(Round round, TermsInForce terms, Map<Bet, Refusal> rejected) {
        List<String> order = List.copyOf(terms.pack().wagers().keySet());
        List<Bet> sorted = new ArrayList<>(round.bets());
        sorted.sort(Comparator.comparingInt(bet -> order.indexOf(bet.wager())));
        List<Bet> placed = new ArrayList<>();
        sorted.stream()
                .filter(bet -> !onStreet(terms, bet))
                .forEach(bet -> judge(bet, Stage.BETTING, round, terms, placed, rejected));
        Closing.fallen(placed, terms).forEach((bet, refusal) -> {
            placed.remove(bet);
            rejected.put(bet, refusal);
        });
        sorted.stream()
                .filter(bet -> onStreet(terms, bet))
                .forEach(bet -> judge(bet, Stage.PLAYING, round, terms, placed, rejected));
        return placed;
    }

    private static void judge(
            Bet bet, Stage stage, Round round, TermsInForce terms, List<Bet> placed, Map<Bet, Refusal> rejected) {
        Placing placing = new Placing(true, terms, true, stage, List.copyOf(placed), foldedBefore(bet, round, terms), bet);
        switch (Judgement.of(placing)) {
            case Judgement.Accepted(Bet accepted, Money _, Refusal _) -> placed.add(accepted);
            case Judgement.Rejected(Refusal refusal) -> rejected.put(bet, refusal);
        }
    }

    /** On paper a fold stands before a bet only when its street is an earlier one. */
    private static Set<Integer> foldedBefore(Bet bet, Round round, TermsInForce terms) {
        List<String> streets = terms.pack().streets();
        return round.decisions().stream()
                .filter(decision -> decision.choice() == Decision.Choice.FOLD && streets.contains(decision.street()))
                .filter(decision -> streets.indexOf(decision.street()) < streets.indexOf(bet.street()))
                .map(Decision::seat)
                .collect(Collectors.toSet());
    }

    private static boolean onStreet(TermsInForce terms, Bet bet) {
        Wager wager = terms.pack().wagers().get(bet.wager());
        return wager != null && wager.placed() == Wager.Placed.ON_STREET;
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
