package io.baize.change;

import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.rulepack.Pack;
import io.baize.terms.Terms;
import io.baize.terms.TermsDocument;
import io.baize.terms.TermsDocument.CustomTableDocument;
import io.baize.terms.TermsDocument.LimitsDocument;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Terms with some values set anew, each by its path. What cannot be read as a value of its place is a fault. */
final class Alteration {

    static final String OFFERED = "offered";

    static final List<String> SECTIONS = List.of(
            OFFERED, "selections", "customTables", "limits", "elections", "readings", "payoutLimit", "payoutLimits");

    private final Pack pack;
    private Set<String> offered;
    private final Map<String, String> selections;
    private final Map<String, CustomTableDocument> customTables;
    private final Map<String, LimitsDocument> limits;
    private final Map<String, String> elections;
    private final Map<String, String> readings;
    private Long payoutLimit;
    private final Map<String, Long> payoutLimits;
    private final List<Refusal> faults = new ArrayList<>();

    private Alteration(TermsDocument before, Pack pack) {
        this.pack = pack;
        this.offered = before.offered() == null ? null : new TreeSet<>(before.offered());
        this.selections = copy(before.selections());
        this.customTables = copy(before.customTables());
        this.limits = copy(before.limits());
        this.elections = copy(before.elections());
        this.readings = copy(before.readings());
        this.payoutLimit = before.payoutLimit();
        this.payoutLimits = copy(before.payoutLimits());
    }

    /** The terms after these changes, and what could not be read. */
    record Altered(Terms after, List<Refusal> faults) {}

    static Altered of(TermsDocument before, List<Wanted.Setting> changes, Pack pack) {
        Alteration alteration = new Alteration(before, pack);
        Set<String> paths = new HashSet<>();
        for (Wanted.Setting change : changes) {
            if (paths.add(change.path())) {
                alteration.set(change.path(), change.to());
            } else {
                alteration.faults.add(Refusal.of("named-twice", change.path(), "one value is set once", null));
            }
        }
        return alteration.read();
    }

    private Altered read() {
        TermsDocument after = new TermsDocument(
                offered, selections, customTables, limits, elections, readings, payoutLimit, payoutLimits);
        return switch (after.read()) {
            case Answer.Given<Terms>(Terms terms) -> new Altered(terms, faults);
            case Answer.Refused<Terms>(Refusal refusal) -> {
                faults.add(refusal);
                yield new Altered(null, faults);
            }
        };
    }

    private void set(String path, Object value) {
        int dot = path.indexOf('.');
        String section = dot < 0 ? path : path.substring(0, dot);
        String key = dot < 0 ? "" : path.substring(dot + 1);
        if (key.isEmpty() != section.equals("payoutLimit")) {
            unknown(path);
            return;
        }
        switch (section) {
            case OFFERED -> offer(path, key, value);
            case "selections" -> put(selections, key, text(path, value), value);
            case "elections" -> put(elections, key, text(path, value), value);
            case "readings" -> put(readings, key, text(path, value), value);
            case "customTables" -> put(customTables, key, customTable(path, value), value);
            case "limits" -> put(limits, key, limits(path, value), value);
            case "payoutLimits" -> put(payoutLimits, key, cents(path, value), value);
            case "payoutLimit" -> payoutLimit = cents(path, value);
            default -> unknown(path);
        }
    }

    /** Where every wager was on offer, taking one away names all the others. */
    private void offer(String path, String wager, Object value) {
        if (!(value instanceof Boolean on)) {
            unreadable(path, "true or false", value);
            return;
        }
        if (offered == null) {
            offered = new TreeSet<>(pack.wagers().keySet());
        }
        if (on) {
            offered.add(wager);
        } else if (!pack.wagers().containsKey(wager)) {
            faults.add(Refusal.of("wager-not-offered", path, "no such wager in the text", null));
        } else {
            offered.remove(wager);
        }
    }

    private static <V> void put(Map<String, V> section, String key, V read, Object given) {
        if (read != null) {
            section.put(key, read);
        } else if (given == null) {
            section.remove(key);
        }
    }

    private String text(String path, Object value) {
        return switch (value) {
            case null -> null;
            case String text -> text;
            default -> unreadable(path, "a text", value);
        };
    }

    private Long cents(String path, Object value) {
        return switch (value) {
            case null -> null;
            case Integer cents -> cents.longValue();
            case Long cents -> cents;
            default -> unreadable(path, "an amount in whole cents", value);
        };
    }

    private LimitsDocument limits(String path, Object value) {
        return switch (value) {
            case null -> null;
            case Map<?, ?> given
            when Set.of("min", "max", "increment").containsAll(given.keySet()) ->
                new LimitsDocument(
                        cents(path + ".min", given.get("min")),
                        cents(path + ".max", given.get("max")),
                        cents(path + ".increment", given.get("increment")));
            default -> unreadable(path, "min, max and increment", value);
        };
    }

    private CustomTableDocument customTable(String path, Object value) {
        if (value == null) {
            return null;
        }
        if (!(value instanceof Map<?, ?> given)
                || !Set.of("lines", "evidence").containsAll(given.keySet())
                || !(given.get("lines") instanceof Map<?, ?> lines)) {
            return unreadable(path, "lines, each with what it pays, and evidence", value);
        }
        Map<String, String> pays = new TreeMap<>();
        lines.forEach((outcome, line) -> pays.put(outcome.toString(), text(path + ".lines." + outcome, line)));
        return new CustomTableDocument(pays, text(path + ".evidence", given.get("evidence")));
    }

    private <V> V unreadable(String path, String limit, Object value) {
        faults.add(new Refusal("field-unreadable", path, limit, value + " is not " + limit, null));
        return null;
    }

    private void unknown(String path) {
        faults.add(new Refusal(
                "unknown-field",
                path,
                String.join(", ", SECTIONS),
                path + " is no place in the terms of a table",
                null));
    }

    private static <V> Map<String, V> copy(Map<String, V> section) {
        return section == null ? new TreeMap<>() : new TreeMap<>(section);
    }
}
