package io.baize.dashboard;

import io.baize.audit.ActFilter;
import io.baize.audit.AuditRow;
import io.baize.audit.store.AuditLog;
import io.baize.terms.store.Property;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;

/** Reads the acts of people at a property. */
@ApplicationScoped
class AuditReads {

    private static final int ON_A_PAGE = 50;

    private final AuditLog log;

    AuditReads(AuditLog log) {
        this.log = log;
    }

    /** One more than a page is read, so that a last page that is full offers no empty one. */
    ActsView acts(Property property, ActFilter filter, long before) {
        List<AuditRow> read = log.newest(property.id(), filter, before, ON_A_PAGE + 1);
        List<ActRow> shown = read.stream()
                .limit(ON_A_PAGE)
                .map(row -> ActRow.of(row, property))
                .toList();
        boolean more = read.size() > ON_A_PAGE;
        String older = more ? ActsView.path(property, filter, shown.getLast().sequence()) : null;
        String newest = before == Long.MAX_VALUE ? null : ActsView.path(property, filter, 0);
        return new ActsView(filter, shown, older, newest);
    }
}
