package io.baize.dashboard;

import io.baize.progressive.LinkedMeter;
import io.baize.table.store.LinkedMeterQueries;
import io.baize.terms.MeterGroup;
import io.baize.terms.store.MeterGroupStore;
import io.baize.terms.store.Property;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;

/** Reads the meters that tables of a property share. */
@ApplicationScoped
class MeterReads {

    private final MeterGroupStore groups;
    private final LinkedMeterQueries meters;

    MeterReads(MeterGroupStore groups, LinkedMeterQueries meters) {
        this.groups = groups;
        this.meters = meters;
    }

    List<LinkedView> of(Property property) {
        List<MeterGroup> found = groups.of(property.id());
        if (found.isEmpty()) {
            return List.of();
        }
        Map<String, LinkedMeter> now = meters.of(property.id());
        return found.stream()
                .map(group -> LinkedView.of(group, now.get(group.id()), groups.members(group)))
                .toList();
    }
}
