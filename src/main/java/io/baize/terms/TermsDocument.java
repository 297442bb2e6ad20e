package io.baize.terms;

import io.baize.kernel.Answer;
import io.baize.kernel.Money;
import io.baize.kernel.Refusal;
import io.baize.rulepack.Pays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Terms as they are written down: amounts in cents, everything else by its id in the pack. Absent means none. */
public record TermsDocument(
        Set<String> offered,
        Map<String, String> selections,
        Map<String, CustomTableDocument> customTables,
        Map<String, LimitsDocument> limits,
        Map<String, String> elections,
        Map<String, String> readings,
        Map<String, String> meterGroups,
        Long payoutLimit,
        Map<String, Long> payoutLimits) {

    /** Far above any limit on a floor, and small enough that no payout overflows. */
    private static final long LARGEST_AMOUNT = 100_000_000_000L;

    /** For a dollar staked; with the largest stake it does not overflow either. */
    private static final long LARGEST_FOR_A_DOLLAR = 10_000_000;

    private static final int LONGEST_EVIDENCE = 200;

    private static final String GROUP_ID = "[A-Za-z0-9._:-]{1,64}";

    public record LimitsDocument(Long min, Long max, Long increment) {}

    /** What each outcome pays, written as in the packs: {@code 3:2}, {@code $1,000}, {@code 10% of meter}. */
    public record CustomTableDocument(Map<String, String> lines, String evidence) {}

    /** None is always written in the same way, so that equal terms are equal documents. */
    public TermsDocument {
        customTables = customTables == null || customTables.isEmpty() ? null : customTables;
        meterGroups = meterGroups == null || meterGroups.isEmpty() ? null : meterGroups;
        payoutLimits = payoutLimits == null || payoutLimits.isEmpty() ? null : payoutLimits;
    }

    private static final class Fault extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final transient Refusal refusal;

        private Fault(String code, String field, String limit, String message) {
            super(message, null, false, false);
            this.refusal = new Refusal(code, field, limit, message, null);
        }
    }

    public Answer<Terms> read() {
        try {
            return Answer.of(new Terms(
                    offered,
                    orEmpty(selections),
                    each("customTables.", customTables, TermsDocument::customTable),
                    each("limits.", limits, TermsDocument::limits),
                    orEmpty(elections),
                    orEmpty(readings),
                    each("meterGroups.", meterGroups, TermsDocument::group),
                    payoutLimit == null ? null : amount("payoutLimit", payoutLimit),
                    each("payoutLimits.", payoutLimits, TermsDocument::amount)));
        } catch (Fault fault) {
            return Answer.refused(fault.refusal);
        }
    }

    public static TermsDocument of(Terms terms) {
        Map<String, CustomTableDocument> tables = new TreeMap<>();
        terms.customTables().forEach((schedule, table) -> tables.put(schedule, document(table)));
        Map<String, LimitsDocument> limits = new TreeMap<>();
        terms.limits()
                .forEach((wager, l) -> limits.put(
                        wager,
                        new LimitsDocument(
                                l.min().cents(), l.max().cents(), l.increment().cents())));
        Map<String, Long> payoutLimits = new TreeMap<>();
        terms.payoutLimits().forEach((rule, limit) -> payoutLimits.put(rule, limit.cents()));
        return new TermsDocument(
                terms.offered() == null ? null : new TreeSet<>(terms.offered()),
                new TreeMap<>(terms.selections()),
                tables,
                limits,
                new TreeMap<>(terms.elections()),
                new TreeMap<>(terms.readings()),
                new TreeMap<>(terms.meterGroups()),
                terms.payoutLimit() == null ? null : terms.payoutLimit().cents(),
                payoutLimits);
    }

    private static String group(String field, String id) {
        if (id == null || id.isBlank()) {
            throw new Fault("field-missing", field, null, "the group of tables is missing");
        }
        if (!id.matches(GROUP_ID)) {
            throw new Fault("field-unreadable", field, GROUP_ID, "a group has an id, not a name");
        }
        return id;
    }

    private static CustomTableDocument document(CustomTable table) {
        Map<String, String> lines = new TreeMap<>();
        table.lines().forEach((outcome, pays) -> lines.put(outcome, pays.toString()));
        return new CustomTableDocument(lines, table.evidence());
    }

    private static CustomTable customTable(String field, CustomTableDocument given) {
        if (given == null || given.lines() == null || given.lines().isEmpty()) {
            throw new Fault("field-missing", field + ".lines", null, "a custom table needs its lines");
        }
        String evidence = given.evidence() == null || given.evidence().isBlank()
                ? null
                : given.evidence().strip();
        if (evidence != null && evidence.length() > LONGEST_EVIDENCE) {
            String limit = LONGEST_EVIDENCE + " characters";
            throw new Fault("field-unreadable", field + ".evidence", limit, "a reference has at most " + limit);
        }
        return new CustomTable(each(field + ".lines.", given.lines(), TermsDocument::pays), evidence);
    }

    private static Pays pays(String field, String text) {
        if (text == null) {
            throw new Fault("field-missing", field, null, "the line does not say what it pays");
        }
        Pays pays = parsed(field, text);
        switch (pays) {
            case Pays.Fixed(Money money) -> amount(field, money.cents());
            case Pays.FixedPerDollar(Money money) -> atMost(LARGEST_FOR_A_DOLLAR, field, money.cents());
            default -> {}
        }
        return pays;
    }

    private static Pays parsed(String field, String text) {
        try {
            return Pays.parse(text);
        } catch (IllegalArgumentException e) {
            throw new Fault("field-unreadable", field, null, e.getMessage());
        }
    }

    private static Limits limits(String field, LimitsDocument given) {
        if (given == null || given.min() == null || given.max() == null) {
            throw new Fault("field-missing", field, null, "limits need min and max");
        }
        long increment = given.increment() == null ? 1 : given.increment();
        return new Limits(amount(field, given.min()), amount(field, given.max()), amount(field, increment));
    }

    private static Money amount(String field, Long cents) {
        if (cents == null) {
            throw new Fault("field-missing", field, null, "the amount is missing");
        }
        return atMost(LARGEST_AMOUNT, field, cents);
    }

    private static Money atMost(long most, String field, long cents) {
        if (cents > most || cents < -most) {
            String limit = Money.usd(most).toString();
            throw new Fault("amount-out-of-range", field, limit, "an amount is at most " + limit);
        }
        return Money.usd(cents);
    }

    @FunctionalInterface
    private interface Reading<G, V> {
        V read(String field, G given);
    }

    private static <G, V> Map<String, V> each(String fields, Map<String, G> given, Reading<G, V> reading) {
        Map<String, V> read = new LinkedHashMap<>();
        orEmpty(given).forEach((key, value) -> read.put(key, reading.read(fields + key, value)));
        return read;
    }

    private static <V> Map<String, V> orEmpty(Map<String, V> map) {
        return map == null ? Map.of() : map;
    }
}
