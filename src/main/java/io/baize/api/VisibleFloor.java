package io.baize.api;

import io.baize.api.access.Visitor;
import io.baize.api.problem.Refused;
import io.baize.terms.store.FloorStore;
import io.baize.terms.store.GamingTable;
import io.baize.terms.store.Property;
import io.baize.terms.store.TableStore;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The floor as far as the visitor sees it. What lies outside is not found, whether it exists or not. */
@ApplicationScoped
public class VisibleFloor {

    private final Visitor visitor;
    private final FloorStore floor;
    private final TableStore tables;

    VisibleFloor(Visitor visitor, FloorStore floor, TableStore tables) {
        this.visitor = visitor;
        this.floor = floor;
        this.tables = tables;
    }

    public List<Property> properties() {
        return floor.properties(visitor.sight());
    }

    public Property property(String id) {
        return floor.property(id)
                .filter(visitor.sight()::covers)
                .orElseThrow(() -> Refused.notFound("there is no property " + id));
    }

    /** Nobody adds a property outside their own sight, and the answer does not tell whether it exists. */
    public void demand(Property property) {
        if (!visitor.sight().covers(property)) {
            throw Refused.notFound("property " + property.id() + " is not among those of your login");
        }
    }

    public GamingTable table(String id) {
        return tables.table(id)
                .filter(table -> sees(table.property()))
                .orElseThrow(() -> Refused.notFound("there is no table " + id));
    }

    public boolean sees(String property) {
        return floor.property(property).filter(visitor.sight()::covers).isPresent();
    }

    /** The one that was asked for, or all that are in sight. */
    public Set<String> ids(String property) {
        return property == null
                ? properties().stream().map(Property::id).collect(Collectors.toSet())
                : Set.of(property(property).id());
    }
}
