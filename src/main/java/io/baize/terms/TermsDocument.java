package io.baize.terms;

import io.baize.kernel.Answer;
import io.baize.kernel.Money;
import io.baize.kernel.Refusal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Terms as they are written down: amounts in cents, everything else by its id in the pack. Absent means none. */
public record TermsDocument(
        Set<String> offered,
        Map<String, String> selections,
        Map<String, LimitsDocument> limits,
        Map<String, String> elections,
        Map<String, String> readings,
        Long payoutLimit) {

    public record LimitsDocument(Long min, Long max, Long increment) {}

    public Answer<Terms> read() {
        Map<String, Limits> read = new LinkedHashMap<>();
        for (var entry : orEmpty(limits).entrySet()) {
            LimitsDocument given = entry.getValue();
            if (given == null || given.min() == null || given.max() == null) {
                String field = "limits." + entry.getKey();
                return Answer.refused(Refusal.of("field-missing", field, "limits need min and max", null));
            }
            long increment = given.increment() == null ? 1 : given.increment();
            read.put(entry.getKey(), new Limits(Money.usd(given.min()), Money.usd(given.max()), Money.usd(increment)));
        }
        return Answer.of(new Terms(
                offered,
                orEmpty(selections),
                read,
                orEmpty(elections),
                orEmpty(readings),
                payoutLimit == null ? null : Money.usd(payoutLimit)));
    }

    public static TermsDocument of(Terms terms) {
        Map<String, LimitsDocument> limits = new TreeMap<>();
        terms.limits()
                .forEach((wager, l) -> limits.put(
                        wager,
                        new LimitsDocument(
                                l.min().cents(), l.max().cents(), l.increment().cents())));
        return new TermsDocument(
                terms.offered() == null ? null : new TreeSet<>(terms.offered()),
                new TreeMap<>(terms.selections()),
                limits,
                new TreeMap<>(terms.elections()),
                new TreeMap<>(terms.readings()),
                terms.payoutLimit() == null ? null : terms.payoutLimit().cents());
    }

    private static <V> Map<String, V> orEmpty(Map<String, V> map) {
        return map == null ? Map.of() : map;
    }
}
