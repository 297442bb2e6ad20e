package io.baize.dashboard;

import io.baize.api.access.Access;
import io.baize.api.access.Visitor;
import io.baize.kernel.Roles;
import io.baize.terms.store.FloorStore;
import io.baize.terms.store.GamingTable;
import io.baize.terms.store.Property;
import io.baize.terms.store.TableStore;
import io.quarkus.security.identity.SecurityIdentity;
import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.ForbiddenException;
import jakarta.ws.rs.NotFoundException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.microprofile.jwt.JsonWebToken;

/** Answers who looks. A property or table that the viewer does not see does not exist. */
@RequestScoped
class Viewers {

    private final SecurityIdentity identity;
    private final Visitor visitor;
    private final FloorStore floor;
    private final TableStore tables;
    private final QuarantineReads quarantine;

    Viewers(
            SecurityIdentity identity,
            Visitor visitor,
            FloorStore floor,
            TableStore tables,
            QuarantineReads quarantine) {
        this.identity = identity;
        this.visitor = visitor;
        this.floor = floor;
        this.tables = tables;
        this.quarantine = quarantine;
    }

    /** The viewer at this property, or at the first of theirs if none is named. */
    Viewer at(String propertyId) {
        List<Property> properties = floor.properties(visitor.sight());
        Property property = propertyId == null
                ? properties.stream().findFirst().orElse(null)
                : properties.stream()
                        .filter(one -> one.id().equals(propertyId))
                        .findFirst()
                        .orElseThrow(NotFoundException::new);
        return viewer(properties, property);
    }

    Viewer atWith(String propertyId, Access needed) {
        require(needed);
        return at(propertyId);
    }

    Viewer atTable(String tableId) {
        GamingTable table = tables.table(tableId).orElseThrow(NotFoundException::new);
        return at(table.property());
    }

    void require(Access needed) {
        if (!needed.allows(identity::hasRole)) {
            throw new ForbiddenException();
        }
    }

    private Viewer viewer(List<Property> properties, Property property) {
        var allowed = Arrays.stream(Access.values())
                .filter(access -> access.allows(identity::hasRole))
                .collect(Collectors.toSet());
        long waiting = property != null && allowed.contains(Access.READ_QUARANTINE)
                ? quarantine.waiting(property.id())
                : 0;
        List<String> roles = Roles.ALL.stream().filter(identity::hasRole).toList();
        return new Viewer(fullName(), roles, properties, property, allowed, waiting);
    }

    private String fullName() {
        String full = identity.getPrincipal() instanceof JsonWebToken token ? token.getClaim("name") : null;
        return full == null ? visitor.name() : full;
    }
}
