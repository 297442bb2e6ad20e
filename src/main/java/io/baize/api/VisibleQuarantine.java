package io.baize.api;

import io.baize.api.access.Visitor;
import io.baize.api.problem.Refused;
import io.baize.kernel.Roles;
import io.baize.quarantine.store.QuarantineId;
import io.baize.quarantine.store.QuarantineQueries;
import io.baize.quarantine.store.Quarantined;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Set;

/**
 * Quarantine as far as the visitor sees it. An event that names no known table belongs to no property; somebody must
 * see it all the same, so it is in sight of those who answer for the floor and its records.
 */
@ApplicationScoped
public class VisibleQuarantine {

    private static final Set<String> SEE_UNOWNED = Set.of(Roles.PIT_MANAGER, Roles.COMPLIANCE, Roles.AUDITOR);

    private final QuarantineQueries quarantine;
    private final VisibleFloor floor;
    private final Visitor visitor;

    VisibleQuarantine(QuarantineQueries quarantine, VisibleFloor floor, Visitor visitor) {
        this.quarantine = quarantine;
        this.floor = floor;
        this.visitor = visitor;
    }

    List<Quarantined> page(String property, String status, Page page) {
        Cursor before = Cursor.read(page.before());
        boolean unowned = property == null && seesUnowned();
        return quarantine.page(floor.ids(property), unowned, status, before.at(), before.id(), page.size());
    }

    Quarantined event(String id) {
        return QuarantineId.read(id)
                .flatMap(quarantine::find)
                .filter(this::isInSight)
                .orElseThrow(() -> Refused.notFound("there is no quarantined event " + id));
    }

    /** The chain that an act on the event goes to: its property's, else that of the person who acts. */
    String chain(Quarantined event) {
        return event.property() != null
                ? event.property()
                : visitor.sight().properties().stream().sorted().findFirst().orElseThrow();
    }

    private boolean isInSight(Quarantined event) {
        return event.property() == null ? seesUnowned() : floor.sees(event.property());
    }

    public boolean seesUnowned() {
        return !visitor.sight().properties().isEmpty() && SEE_UNOWNED.stream().anyMatch(visitor::has);
    }
}
