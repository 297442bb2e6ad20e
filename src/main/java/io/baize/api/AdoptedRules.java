package io.baize.api;

import io.baize.api.problem.Refused;
import io.baize.kernel.Refusal;
import io.baize.rulepack.Pack;
import io.baize.rulepack.RuleBook;
import io.baize.terms.store.AdoptionStore;
import io.baize.terms.store.FloorStore;
import io.baize.terms.store.GamingTable;
import io.baize.terms.store.Property;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/** The rules that a table is set up under: those its property adopted, in force or next to come. */
@ApplicationScoped
public class AdoptedRules {

    private final FloorStore floor;
    private final AdoptionStore adoptions;
    private final RuleBook rules;
    private final InstantSource clock;

    AdoptedRules(FloorStore floor, AdoptionStore adoptions, RuleBook rules, InstantSource clock) {
        this.floor = floor;
        this.adoptions = adoptions;
        this.rules = rules;
        this.clock = clock;
    }

    Optional<Pack> of(GamingTable table) {
        return of(floor.property(table.property()).orElseThrow(), table.game());
    }

    private Optional<Pack> of(Property property, String game) {
        return adoptions
                .inForceOrNext(property.id(), game, property.today(clock.instant()))
                .flatMap(adoption -> rules.version(property.jurisdiction(), adoption.game(), adoption.packVersion()));
    }

    /** Those that a table of the property played this game by at that moment. */
    public Pack at(Property property, String game, Instant moment) {
        return adoptions
                .inForceOrNext(property.id(), game, property.today(moment))
                .flatMap(adoption -> rules.version(property.jurisdiction(), game, adoption.packVersion()))
                .orElseThrow(() -> Refused.because(refusal(property.id(), game)));
    }

    Pack demand(GamingTable table) {
        return demand(floor.property(table.property()).orElseThrow(), table.game());
    }

    Pack demand(Property property, String game) {
        return of(property, game).orElseThrow(() -> Refused.because(refusal(property.id(), game)));
    }

    private static Refusal refusal(String property, String game) {
        return Refusal.of("rules-not-adopted", "game", property + " has adopted no rules for " + game, null);
    }
}
