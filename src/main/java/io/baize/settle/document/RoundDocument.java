package io.baize.settle.document;

import io.baize.terms.TermsDocument;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A whole round as a person or a test lab writes it: amounts in cents, cards like {@code As Td 5h}. */
public record RoundDocument(
        String jurisdiction,
        String game,
        String date,
        Set<String> offered,
        Map<String, String> selections,
        Map<String, TermsDocument.CustomTableDocument> customTables,
        Map<String, String> elections,
        Map<String, String> readings,
        Map<String, String> meterGroups,
        Map<String, TermsDocument.LimitsDocument> limits,
        Long payoutLimit,
        Map<String, Long> payoutLimits,
        Map<String, Long> meters,
        List<BetDocument> bets,
        CardsDocument cards,
        List<DecisionDocument> decisions,
        List<IrregularityDocument> irregularities,
        List<Integer> drawn) {

    public TermsDocument terms() {
        return new TermsDocument(
                offered, selections, customTables, limits, elections, readings, meterGroups, payoutLimit, payoutLimits);
    }

    public record BetDocument(
            String id,
            Integer seat,
            String player,
            String wager,
            Long amount,
            String street,
            String funds,
            String on) {}

    public record CardsDocument(Map<String, String> seats, String dealer, String community) {}

    public record DecisionDocument(Integer seat, String street, String decision, List<String> hands) {}

    public record IrregularityDocument(String kind, Integer seat, String ruling) {}
}
