package io.baize.dashboard;

import io.baize.api.AdoptedRules;
import io.baize.terms.store.GamingTable;
import io.baize.terms.store.Property;
import io.baize.terms.store.TableStore;
import io.baize.terms.store.TermsStore;
import io.baize.terms.store.TermsVersion;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.NotFoundException;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;

/** Reads what a table plays under or played under, and what is on its way to it. */
@ApplicationScoped
class TermsPanels {

    private final TableReads reads;
    private final ChangeReads changes;
    private final TableStore tables;
    private final TermsStore terms;
    private final AdoptedRules adopted;

    TermsPanels(TableReads reads, ChangeReads changes, TableStore tables, TermsStore terms, AdoptedRules adopted) {
        this.reads = reads;
        this.changes = changes;
        this.tables = tables;
        this.terms = terms;
        this.adopted = adopted;
    }

    /** {@code asked} is a moment as the clock on the wall of the property shows it, or null for now. */
    TermsPanel panel(Viewer viewer, String table, String asked, Instant now) {
        Property property = viewer.property();
        List<ChangeRow> open = viewer.seesChanges() ? changes.open(property, table, viewer.onlooker(), now) : List.of();
        if (asked == null || asked.isBlank()) {
            TermsVersion newest = terms.newest(table).orElse(null);
            return TermsPanel.now(reads.terms(property, table, now).orElse(null), newest, open, property, now);
        }
        Instant at = moment(asked, property);
        GamingTable of = tables.table(table).orElseThrow();
        Optional<TermsVersion> version = terms.inForce(table, at);
        TermsView shown = version.map(then -> TermsView.of(
                        ChangeReads.inForce(adopted.at(property, of.game(), at), then.terms()), then.version()))
                .orElse(null);
        return TermsPanel.at(shown, version.orElse(null), open, property, at);
    }

    private static Instant moment(String asked, Property property) {
        try {
            return LocalDateTime.parse(asked).atZone(property.timeZone()).toInstant();
        } catch (DateTimeException e) {
            throw new NotFoundException(e);
        }
    }
}
