package io.baize.dashboard;

import io.agroal.api.AgroalDataSource;
import io.baize.kernel.store.Sql;
import io.baize.quarantine.store.QuarantineQueries;
import io.baize.quarantine.store.Quarantined;
import io.baize.terms.store.Property;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;

/** Reads what could not be taken at a property. */
@ApplicationScoped
class QuarantineReads {

    private static final int MOST_SHOWN = 200;

    private final Sql sql;
    private final QuarantineQueries events;

    QuarantineReads(AgroalDataSource database, QuarantineQueries events) {
        this.sql = new Sql(database);
        this.events = events;
    }

    long waiting(String property) {
        return sql.first(
                        "select count(*) as n from quarantine where property_id = ? and status = 'open'",
                        row -> row.getLong("n"),
                        property)
                .orElse(0L);
    }

    /** Those that wait for a decision first, then the decided, the newest first in both. */
    List<QuarantineRow> events(Property property) {
        List<Quarantined> newest =
                events.page(List.of(property.id()), false, null, Moments.END, "", MOST_SHOWN);
        return newest.stream()
                .sorted((a, b) -> Boolean.compare(b.isOpen(), a.isOpen()))
                .map(event -> QuarantineRow.of(event, property))
                .toList();
    }
}
