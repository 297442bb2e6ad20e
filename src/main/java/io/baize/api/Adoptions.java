package io.baize.api;

import io.baize.api.problem.Refused;
import io.baize.kernel.Refusal;
import io.baize.rulepack.Pack;
import io.baize.rulepack.RuleBook;
import io.baize.terms.store.Adoption;
import io.baize.terms.store.AdoptionStore;
import io.baize.terms.store.GamingTable;
import io.baize.terms.store.Property;
import io.baize.terms.store.TableStore;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;

/** Lets a property take up a version of the rules. Once a table plays the game, only a change request can. */
@ApplicationScoped
@Transactional
class Adoptions {

    private final AdoptionStore adoptions;
    private final TableStore tables;
    private final VisibleFloor visible;
    private final RuleBook rules;
    private final Acts acts;

    Adoptions(AdoptionStore adoptions, TableStore tables, VisibleFloor visible, RuleBook rules, Acts acts) {
        this.adoptions = adoptions;
        this.tables = tables;
        this.visible = visible;
        this.rules = rules;
        this.acts = acts;
    }

    Added<Adoption> add(Adoption adoption) {
        Property property = visible.property(adoption.property());
        demandRules(property, adoption);
        if (adoptions.of(property.id()).contains(adoption)) {
            return new Added<>(adoption, false);
        }
        if (tables.locked(property.id(), adoption.game()).stream().anyMatch(GamingTable::hasOpened)) {
            throw Refused.conflict(
                    "change-request-required", "tables of the game have opened; other rules need a change request");
        }
        if (!adoptions.add(adoption)) {
            throw Refused.conflict("already-exists", "another version is adopted from " + adoption.effectiveFrom());
        }
        acts.record(property.id(), "rules.adopted", adoption.game(), adoption);
        return new Added<>(adoption, true);
    }

    private void demandRules(Property property, Adoption adoption) {
        Pack pack = rules.version(property.jurisdiction(), adoption.game(), adoption.packVersion())
                .orElseThrow(() -> Refused.because(Refusal.of(
                        "unknown-pack",
                        "packVersion",
                        "%s has no rules for %s in version %s"
                                .formatted(property.jurisdiction().id(), adoption.game(), adoption.packVersion()),
                        null)));
        if (adoption.effectiveFrom().isBefore(pack.effective())) {
            throw Refused.because(new Refusal(
                    "before-rules-begin",
                    "effectiveFrom",
                    pack.effective().toString(),
                    "these rules begin on " + pack.effective(),
                    null));
        }
    }
}
