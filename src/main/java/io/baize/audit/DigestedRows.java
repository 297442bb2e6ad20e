package io.baize.audit;

import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;

/** Gathers the rows of one kind and makes their digest; the order in which they come does not matter. */
public final class DigestedRows {

    private final TreeMap<String, TreeMap<String, byte[]>> hashes = new TreeMap<>();

    /** The table may have rows of this kind, or none. */
    public void table(String table) {
        hashes.computeIfAbsent(table, _ -> new TreeMap<>());
    }

    public void add(String table, String key, byte[] hash) {
        table(table);
        byte[] before = hashes.get(table).put(key, hash);
        if (before != null) {
            throw new IllegalStateException("two rows of " + table + " have the key " + key);
        }
    }

    public long count() {
        return hashes.values().stream().mapToLong(Map::size).sum();
    }

    /** With marks of so many bytes: few where {@link RowsDigest#all} decides, the whole hash where marks must. */
    public RowsDigest digest(int markBytes) {
        MessageDigest all = Parts.sha256();
        Base64.Encoder text = Base64.getUrlEncoder().withoutPadding();
        Map<String, Map<String, String>> marks = new TreeMap<>();
        hashes.forEach((table, rows) -> {
            Map<String, String> ofTable = new TreeMap<>();
            rows.forEach((key, hash) -> {
                all.update(hash);
                ofTable.put(key, text.encodeToString(Arrays.copyOf(hash, markBytes)));
            });
            marks.put(table, ofTable);
        });
        return new RowsDigest(HexFormat.of().formatHex(all.digest()), marks);
    }
}
