package io.baize.api;

import io.baize.api.Documents.MeterGroupDetails;
import io.baize.api.problem.Refused;
import io.baize.progressive.LinkedMeter;
import io.baize.rulepack.Pack;
import io.baize.table.store.LinkedMeterQueries;
import io.baize.terms.MeterGroup;
import io.baize.terms.MeterGroupCheck;
import io.baize.terms.Terms;
import io.baize.terms.TermsInForce;
import io.baize.terms.store.MeterGroupStore;
import io.baize.terms.store.Property;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.List;
import java.util.Map;

/** Adds groups of tables that share a meter, and shows them with what the meter stands at. */
@ApplicationScoped
@Transactional
class MeterGroups {

    private final MeterGroupStore groups;
    private final LinkedMeterQueries meters;
    private final VisibleFloor visible;
    private final AdoptedRules adopted;
    private final Acts acts;

    MeterGroups(
            MeterGroupStore groups, LinkedMeterQueries meters, VisibleFloor visible, AdoptedRules adopted, Acts acts) {
        this.groups = groups;
        this.meters = meters;
        this.visible = visible;
        this.adopted = adopted;
        this.acts = acts;
    }

    Added<MeterGroup> add(MeterGroup group) {
        Property property = visible.property(group.property());
        Pack pack = adopted.demand(property, group.game());
        MeterGroupCheck.notLinkable(new TermsInForce(pack, Terms.NONE), "schedule", group.schedule())
                .ifPresent(refusal -> {
                    throw Refused.because(refusal);
                });
        Added<MeterGroup> added = Added.of(
                group,
                groups.add(group),
                () -> groups.group(property.id(), group.id()).orElseThrow(),
                group::equals,
                "meter group " + group.id());
        if (added.isNew()) {
            acts.record(property.id(), "meter-group.created", group.id(), group);
        }
        return added;
    }

    List<MeterGroupDetails> of(String property) {
        String seen = visible.property(property).id();
        Map<String, LinkedMeter> now = meters.of(seen);
        return groups.of(seen).stream()
                .map(group -> Translate.meterGroup(group, groups.members(group), now.get(group.id())))
                .toList();
    }
}
