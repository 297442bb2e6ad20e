package io.baize.dashboard;

import io.baize.kernel.Money;
import io.baize.progressive.LinkedMeter;
import io.baize.progressive.Meter;
import io.baize.terms.MeterGroup;
import io.baize.terms.store.MeterGroupStore;
import java.util.List;

/** A meter that tables share, with what it shows and with the tables; no amount until the first of them opens. */
record LinkedView(
        String id, String name, Money amount, Money waiting, Money reserve, String standing, List<Place> tables) {

    record Place(String id, String name) {

        public String path() {
            return Paths.table(id);
        }
    }

    static LinkedView of(MeterGroup group, LinkedMeter linked, List<MeterGroupStore.Member> members) {
        Meter meter = linked == null ? null : linked.meter();
        return new LinkedView(
                group.id(),
                group.name(),
                meter == null ? null : meter.amount(),
                meter == null ? Money.ZERO : meter.waiting(),
                meter == null ? Money.ZERO : meter.reserve(),
                meter == null ? "no table has opened" : Words.standing(meter),
                members.stream()
                        .map(member -> new Place(member.table(), member.name()))
                        .toList());
    }

    public String version() {
        return Integer.toHexString(hashCode());
    }

    /** Whom a table of the group shares the meter with. */
    List<Place> others(String table) {
        return tables.stream().filter(place -> !place.id().equals(table)).toList();
    }
}
