package io.baize.dashboard;

import io.baize.quarantine.store.Quarantined;
import io.baize.terms.store.Property;

/** An event that was not taken, as the pit manager reads it. */
record QuarantineRow(
        String id,
        String table,
        String code,
        String message,
        String arrived,
        String status,
        boolean open,
        String decidedBy,
        String decided,
        String reason) {

    static QuarantineRow of(Quarantined event, Property property) {
        return new QuarantineRow(
                event.id().toString(),
                event.table(),
                event.code(),
                event.message(),
                Words.dayAndClock(event.arrivedAt(), property.timeZone()),
                Words.plain(event.status()),
                event.isOpen(),
                event.decidedBy(),
                event.decidedAt() == null ? null : Words.dayAndClock(event.decidedAt(), property.timeZone()),
                event.decisionReason());
    }

    public String tablePath() {
        return Paths.table(table);
    }

    public String apiPath() {
        return "/api/v1/quarantine/" + id;
    }

    public String version() {
        return Integer.toHexString(hashCode());
    }
}
