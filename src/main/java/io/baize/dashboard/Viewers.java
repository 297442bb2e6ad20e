package io.baize.dashboard;

import io.baize.api.VisibleFloor;
import io.baize.api.VisibleQuarantine;
import io.baize.api.access.Access;
import io.baize.api.access.Visitor;
import io.baize.change.ChangeRequest;
import io.baize.change.Person;
import io.baize.kernel.Roles;
import io.baize.terms.store.Property;
import io.quarkus.security.identity.SecurityIdentity;
import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.ForbiddenException;
import jakarta.ws.rs.NotFoundException;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.microprofile.jwt.JsonWebToken;

/** Answers who looks, from the API's own rules of who sees and who may. */
@RequestScoped
class Viewers {

    private final SecurityIdentity identity;
    private final Visitor visitor;
    private final VisibleFloor floor;
    private final VisibleQuarantine quarantine;
    private final QuarantineReads waiting;
    private final ChangeReads changes;
    private final InstantSource clock;

    Viewers(
            SecurityIdentity identity,
            Visitor visitor,
            VisibleFloor floor,
            VisibleQuarantine quarantine,
            QuarantineReads waiting,
            ChangeReads changes,
            InstantSource clock) {
        this.identity = identity;
        this.visitor = visitor;
        this.floor = floor;
        this.quarantine = quarantine;
        this.waiting = waiting;
        this.changes = changes;
        this.clock = clock;
    }

    /** The viewer at this property, or at the first of theirs if none is named; they may have none at all. */
    Viewer anywhere(String property, Access needed) {
        require(needed);
        List<Property> properties = floor.properties();
        Property first = properties.isEmpty() ? null : properties.getFirst();
        return viewer(properties, property == null ? first : floor.property(property));
    }

    Viewer at(String property, Access needed) {
        Viewer viewer = anywhere(property, needed);
        if (viewer.property() == null) {
            throw new NotFoundException();
        }
        return viewer;
    }

    Viewer atTable(String table, Access needed) {
        require(needed);
        return at(floor.table(table).property(), needed);
    }

    Viewer atChange(ChangeRequest request, Access needed) {
        require(needed);
        return at(request.property(), needed);
    }

    private void require(Access needed) {
        if (!needed.allows(identity::hasRole)) {
            throw new ForbiddenException();
        }
    }

    private Viewer viewer(List<Property> properties, Property property) {
        var allowed = Arrays.stream(Access.values())
                .filter(access -> access.allows(identity::hasRole))
                .collect(Collectors.toSet());
        Onlooker who = new Onlooker(
                new Person(
                        visitor.name(),
                        Roles.ALL.stream().filter(identity::hasRole).collect(Collectors.toSet())),
                allowed);
        boolean decides = property != null && allowed.contains(Access.READ_CHANGES);
        boolean unowned = quarantine.seesUnowned();
        boolean counts = property != null && allowed.contains(Access.READ_QUARANTINE);
        return new Viewer(
                fullName(),
                Roles.ALL.stream().filter(identity::hasRole).toList(),
                properties,
                property,
                allowed,
                unowned,
                counts ? waiting.count(property.id(), unowned) : 0,
                who,
                decides ? changes.waiting(property, who, clock.instant()) : 0);
    }

    private String fullName() {
        String full = identity.getPrincipal() instanceof JsonWebToken token ? token.getClaim("name") : null;
        return full == null ? visitor.name() : full;
    }
}
