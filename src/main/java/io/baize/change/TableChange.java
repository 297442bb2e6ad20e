package io.baize.change;

import io.baize.terms.TermsDocument;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * A request at one table: exactly what it changes there, and what came of it.
 *
 * @param beforeVersion the version of the terms that it was drafted against
 * @param edgeBefore the house edge before, as it is known, or null
 * @param version the version of the terms under which the table plays since, or null
 * @param refusal why it did not take effect, or null
 */
public record TableChange(
        String table,
        String game,
        int beforeVersion,
        TermsDocument before,
        TermsDocument after,
        List<Item> items,
        Set<Touch> touches,
        String edgeBefore,
        String edgeAfter,
        Status status,
        Integer version,
        String refusal,
        Place place) {

    public enum Status {
        /** Its time has not come. */
        WAITING,
        /** The command is on its way, or waits for the end of a round. */
        SENT,
        ACTIVE,
        REFUSED,
        WITHDRAWN;

        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Where in the table's stream of events it took effect, when by the felt's clock, and when by the server's. */
    public record Place(int partition, long offset, Instant eventAt, Instant serverAt) {}

    public TableChange {
        items = List.copyOf(items);
        touches = Set.copyOf(touches);
    }

    public static TableChange drafted(String table, String game, int version, TableDraft draft) {
        return new TableChange(
                table,
                game,
                version,
                draft.before(),
                draft.after(),
                draft.items(),
                draft.touches(),
                null,
                null,
                Status.WAITING,
                null,
                null,
                null);
    }
}
