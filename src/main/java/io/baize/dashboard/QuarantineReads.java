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

    private static final String WAITING = """
            select count(*) as n from quarantine
            where (property_id = ? or (? and property_id is null)) and status = 'open'""";

    private final Sql sql;
    private final QuarantineQueries events;

    QuarantineReads(AgroalDataSource database, QuarantineQueries events) {
        this.sql = new Sql(database);
        this.events = events;
    }

    /** How many wait for a decision. {@code unowned} adds those that name no known table, as in all of these. */
    long count(String property, boolean unowned) {
        return sql.first(WAITING, row -> row.getLong("n"), property, unowned).orElse(0L);
    }

    /** Those that wait for a decision first, then the decided, the newest first in both. */
    List<QuarantineRow> events(Property property, boolean unowned) {
        List<Quarantined> newest = events.page(List.of(property.id()), unowned, null, Moments.END, "", MOST_SHOWN);
        return newest.stream()
                .sorted((a, b) -> Boolean.compare(b.isOpen(), a.isOpen()))
                .map(event -> QuarantineRow.of(event, property))
                .toList();
    }
}
