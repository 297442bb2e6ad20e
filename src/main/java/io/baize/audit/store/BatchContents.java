package io.baize.audit.store;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import io.baize.audit.DigestedRows;
import io.baize.audit.RowsDigest;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The detail of a batch's row in its partition's chain: the offsets it took, a hash over the records, and a digest of
 * the rows it stored. {@code covers} lists the kinds that were digested, with rows or without.
 * Older batches say less.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
public record BatchContents(long from, long to, String records, List<String> covers, Map<String, RowsDigest> rows) {

    /** Gathers the rows of a batch while they are written. */
    public static final class Gathering {

        private final Map<StoredRows, DigestedRows> rows = new EnumMap<>(StoredRows.class);

        public void row(StoredRows kind, String table, String key, Object... content) {
            of(kind).add(table, key, kind.hash(table, key, content));
        }

        /** From now on the table has of this kind what follows, and nothing else. */
        public void table(StoredRows kind, String table) {
            of(kind).table(table);
        }

        public BatchContents batch(long from, long to, String records) {
            Map<String, RowsDigest> digests = new TreeMap<>();
            rows.forEach((kind, digested) -> digests.put(kind.id(), digested.digest(kind.markBytes())));
            List<String> covers =
                    StoredRows.today().stream().map(StoredRows::id).toList();
            return new BatchContents(from, to, records, covers, digests);
        }

        private DigestedRows of(StoredRows kind) {
            return rows.computeIfAbsent(kind, _ -> new DigestedRows());
        }
    }

    boolean covers(StoredRows kind) {
        return covers != null && covers.contains(kind.id());
    }

    /** Of no rows, where the batch stored none. */
    RowsDigest rows(StoredRows kind) {
        RowsDigest digest = rows == null ? null : rows.get(kind.id());
        return digest == null ? new DigestedRows().digest(kind.markBytes()) : digest;
    }
}
