package io.baize.dashboard;

import io.baize.kernel.Money;
import io.baize.ledger.slip.Slip;
import io.baize.ledger.slip.Step;
import io.baize.terms.store.Property;
import java.util.List;

/** A slip in the list of a gaming day. */
record SlipRow(
        long number,
        String path,
        String kind,
        String table,
        String requested,
        String by,
        Money total,
        String state,
        String look,
        String next) {

    static SlipRow of(Slip slip, List<Step> open, Property property) {
        var request = slip.sheet().signatures().getFirst();
        return new SlipRow(
                slip.order().number(),
                Paths.slip(property.id(), slip.order().number()),
                SlipWords.kind(slip.order().kind()),
                slip.order().table(),
                Words.clock(request.at(), property.timeZone()),
                request.by(),
                slip.chips().total(),
                SlipWords.state(slip),
                SlipWords.look(slip),
                String.join(", ", open.stream().map(SlipWords::next).toList()));
    }

    public String tablePath() {
        return Paths.table(table);
    }

    public String version() {
        return Integer.toHexString(hashCode());
    }
}
