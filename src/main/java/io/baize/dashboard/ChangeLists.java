package io.baize.dashboard;

import io.baize.terms.store.GamingTable;
import io.baize.terms.store.Property;
import io.baize.terms.store.TableStore;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.NotFoundException;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;

/** Lists of change requests, whole or narrowed to a table or a state. */
@ApplicationScoped
class ChangeLists {

    private final ChangeReads reads;
    private final TableStore tables;
    private final InstantSource clock;

    ChangeLists(ChangeReads reads, TableStore tables, InstantSource clock) {
        this.reads = reads;
        this.tables = tables;
        this.clock = clock;
    }

    /** {@code before} is the moment of the last row of the page before, with its id behind a bar. */
    ChangeList list(Viewer viewer, String table, String state, String before) {
        Property property = viewer.property();
        String ofTable = blank(table);
        String ofState = blank(state);
        if (ofState != null && !ChangeList.STATES.contains(ofState)) {
            throw new NotFoundException();
        }
        Cut cut = Cut.read(before);
        Instant now = clock.instant();
        List<ChangeRow> rows = reads.rows(property, ofState, ofTable, cut.at(), cut.id(), viewer.onlooker(), now);
        String query = "?property=" + Paths.encoded(property.id())
                + (ofTable == null ? "" : "&table=" + Paths.encoded(ofTable))
                + (ofState == null ? "" : "&state=" + ofState);
        return new ChangeList(
                ChangeList.grouped(rows),
                tables.tables(Set.of(property.id())).stream()
                        .filter(GamingTable::hasOpened)
                        .map(one -> new ChangeList.Choice(
                                one.id(),
                                one.name() + " (" + one.id() + ")",
                                one.id().equals(ofTable)))
                        .toList(),
                ChangeList.STATES.stream()
                        .map(one -> new ChangeList.Choice(one, Words.capital(one), one.equals(ofState)))
                        .toList(),
                ofTable,
                ofState,
                query + (before == null ? "" : "&before=" + Paths.encoded(before)),
                rows.size() < ChangeReads.ROWS_SHOWN
                        ? null
                        : "/changes" + query + "&before="
                                + Paths.encoded(rows.getLast().asked() + "|"
                                        + rows.getLast().id()));
    }

    private record Cut(Instant at, String id) {

        static Cut read(String text) {
            if (text == null) {
                return new Cut(Moments.END, "");
            }
            int bar = text.indexOf('|');
            try {
                return new Cut(Instant.parse(text.substring(0, Math.max(bar, 0))), text.substring(bar + 1));
            } catch (DateTimeException e) {
                throw new NotFoundException(e);
            }
        }
    }

    private static String blank(String text) {
        return text == null || text.isBlank() ? null : text;
    }
}
