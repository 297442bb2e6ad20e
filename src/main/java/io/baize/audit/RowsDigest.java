package io.baize.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;

/**
 * All rows of one kind that a batch stored: one hash over them, which decides, and a mark for each by table and key,
 * which names the one that differs.
 */
public record RowsDigest(String all, Map<String, Map<String, String>> marks) {

    public enum Change {
        CHANGED,
        MISSING,
        ADDED
    }

    /** {@code table} and {@code key} are null where no mark differs: which row it was cannot be told then. */
    public record Difference(String table, String key, Change change) {}

    /** How the rows that are there {@code now} differ from those of this digest. */
    public List<Difference> against(RowsDigest now) {
        if (all.equals(now.all)) {
            return List.of();
        }
        List<Difference> found = differences(marks, now.marks);
        return found.isEmpty() ? List.of(new Difference(null, null, Change.CHANGED)) : found;
    }

    public static List<Difference> differences(
            Map<String, Map<String, String>> then, Map<String, Map<String, String>> now) {
        List<Difference> found = new ArrayList<>();
        TreeSet<String> tables = new TreeSet<>(then.keySet());
        tables.addAll(now.keySet());
        for (String table : tables) {
            Map<String, String> before = then.getOrDefault(table, Map.of());
            Map<String, String> after = now.getOrDefault(table, Map.of());
            TreeSet<String> keys = new TreeSet<>(before.keySet());
            keys.addAll(after.keySet());
            for (String key : keys) {
                if (!Objects.equals(before.get(key), after.get(key))) {
                    found.add(new Difference(table, key, change(before.get(key), after.get(key))));
                }
            }
        }
        return found;
    }

    private static Change change(String before, String after) {
        if (after == null) {
            return Change.MISSING;
        }
        return before == null ? Change.ADDED : Change.CHANGED;
    }
}
