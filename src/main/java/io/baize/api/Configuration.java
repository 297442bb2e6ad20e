package io.baize.api;

import io.baize.api.problem.Refused;
import io.baize.audit.AuditChain;
import io.baize.kernel.Refusal;
import io.baize.rulepack.RuleBook;
import io.baize.terms.store.FloorStore;
import io.baize.terms.store.GamingTable;
import io.baize.terms.store.Pit;
import io.baize.terms.store.Property;
import io.baize.terms.store.TableStore;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;

/** Adds properties, pits and tables. Each is added once, with its audit row, or found as it was. */
@ApplicationScoped
@Transactional
class Configuration {

    private final FloorStore floor;
    private final TableStore tables;
    private final VisibleFloor visible;
    private final RuleBook rules;
    private final Acts acts;

    Configuration(FloorStore floor, TableStore tables, VisibleFloor visible, RuleBook rules, Acts acts) {
        this.floor = floor;
        this.tables = tables;
        this.visible = visible;
        this.rules = rules;
        this.acts = acts;
    }

    Added<Property> add(Property property) {
        visible.demand(property);
        if (AuditChain.isOfPartition(property.id())) {
            String message = property.id() + " is the name of a partition's audit chain";
            throw Refused.because(Refusal.of("id-reserved", "id", message, null));
        }
        Added<Property> added = Added.of(
                property,
                floor.add(property),
                () -> floor.property(property.id()).orElseThrow(),
                property::equals,
                "property " + property.id());
        return recorded(added, property.id(), "property.created", property.id());
    }

    Added<Pit> add(Pit pit) {
        Property property = visible.property(pit.property());
        Added<Pit> added = Added.of(
                pit,
                floor.add(pit),
                () -> floor.pit(pit.property(), pit.id()).orElseThrow(),
                pit::equals,
                "pit " + pit.id());
        return recorded(added, property.id(), "pit.created", pit.id());
    }

    Added<GamingTable> add(GamingTable table) {
        Property property = visible.property(table.property());
        if (floor.pit(property.id(), table.pit()).isEmpty()) {
            throw Refused.because(Refusal.of("unknown-pit", "pit", "the property has no pit " + table.pit(), null));
        }
        boolean known = rules.packs().stream()
                .anyMatch(pack -> pack.jurisdiction() == property.jurisdiction()
                        && pack.game().equals(table.game()));
        if (!known) {
            String message = property.jurisdiction().id() + " has no rules for the game " + table.game();
            throw Refused.because(Refusal.of("unknown-game", "game", message, null));
        }
        Added<GamingTable> added = Added.of(
                table,
                tables.add(table),
                () -> tables.table(table.id()).orElseThrow(),
                table::isSetUpLike,
                "table " + table.id());
        return recorded(added, property.id(), "table.created", table.id());
    }

    private <T> Added<T> recorded(Added<T> added, String property, String action, String subject) {
        if (added.isNew()) {
            acts.record(property, action, subject, added.value());
        }
        return added;
    }
}
