package io.baize.publish;

import java.util.List;
import java.util.Set;

/** The topics of Baize, as the contracts name them. */
public final class Topics {

    public static final String DECISIONS = "baize.decisions";
    public static final String SETTLEMENTS = "baize.settlements";
    public static final String TABLE_TOTALS = "baize.table-totals";
    public static final String METERS = "baize.meters";
    public static final String ALERTS = "baize.alerts";
    public static final String QUARANTINE = "baize.quarantine";
    public static final String CHANGES = "baize.changes";
    public static final String AUDIT_HEADS = "baize.audit-heads";

    public static final List<String> OUT =
            List.of(DECISIONS, SETTLEMENTS, TABLE_TOTALS, METERS, ALERTS, QUARANTINE, CHANGES, AUDIT_HEADS);
    public static final Set<String> COMPACTED = Set.of(TABLE_TOTALS, METERS);

    private Topics() {}
}
