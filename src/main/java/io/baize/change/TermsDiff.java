package io.baize.change;

import io.baize.rulepack.Pack;
import io.baize.terms.TermsDocument;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What differs between two terms of one table, value by value, and the value at one path. */
public final class TermsDiff {

    private TermsDiff() {}

    public static List<Item> between(TermsDocument before, TermsDocument after, Pack pack) {
        Map<String, Object> old = values(before, pack);
        Map<String, Object> now = values(after, pack);
        Set<String> paths = new TreeSet<>(old.keySet());
        paths.addAll(now.keySet());
        List<Item> items = new ArrayList<>();
        for (String path : paths) {
            if (!Objects.equals(old.get(path), now.get(path))) {
                items.add(new Item(path, old.get(path), now.get(path)));
            }
        }
        return items;
    }

    /** The value that stands there, or null. */
    public static Object at(String path, TermsDocument terms, Pack pack) {
        return values(terms, pack).get(path);
    }

    private static Map<String, Object> values(TermsDocument terms, Pack pack) {
        Map<String, Object> values = new TreeMap<>();
        pack.wagers().keySet().forEach(wager -> values.put(Alteration.OFFERED + "." + wager, offers(terms, wager)));
        add(values, "selections.", terms.selections());
        add(values, "customTables.", terms.customTables());
        add(values, "limits.", terms.limits());
        add(values, "elections.", terms.elections());
        add(values, "readings.", terms.readings());
        add(values, "payoutLimits.", terms.payoutLimits());
        if (terms.payoutLimit() != null) {
            values.put("payoutLimit", terms.payoutLimit());
        }
        return values;
    }

    private static boolean offers(TermsDocument terms, String wager) {
        return terms.offered() == null || terms.offered().contains(wager);
    }

    private static void add(Map<String, Object> values, String section, Map<String, ?> each) {
        if (each != null) {
            each.forEach((key, value) -> values.put(section + key, value));
        }
    }
}
