package io.baize.api;

import io.baize.api.Documents.CommandTaken;
import io.baize.api.problem.Refused;
import io.baize.quarantine.store.QuarantineId;
import io.baize.quarantine.store.QuarantineQueries;
import io.baize.quarantine.store.Quarantined;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.Map;

/** Lets a quarantined event in after all, or lays it aside for good. The row is locked: one decision, once. */
@ApplicationScoped
@Transactional
class QuarantineDecisions {

    private final QuarantineQueries quarantine;
    private final VisibleQuarantine visible;
    private final Commands commands;
    private final Acts acts;

    QuarantineDecisions(QuarantineQueries quarantine, VisibleQuarantine visible, Commands commands, Acts acts) {
        this.quarantine = quarantine;
        this.visible = visible;
        this.commands = commands;
        this.acts = acts;
    }

    CommandTaken release(String id, String reason) {
        Quarantined event = open(id);
        if (event.table() == null || event.property() == null) {
            throw Refused.conflict("no-table", "the event names no known table, so there is none to let it in at");
        }
        quarantine.decide(event.id(), "release-asked", acts.actor(), acts.now(), reason);
        return commands.send(
                event.property(),
                event.table(),
                "command.quarantine-released",
                "quarantine/" + id,
                Map.of("quarantineId", id, "reason", reason));
    }

    Quarantined dismiss(String id, String reason) {
        Quarantined event = open(id);
        quarantine.decide(event.id(), "dismissed", acts.actor(), acts.now(), reason);
        acts.record(visible.chain(event), "quarantine.dismissed", "quarantine/" + id, Map.of("reason", reason));
        return quarantine.find(event.id()).orElseThrow();
    }

    private Quarantined open(String id) {
        QuarantineId seen = visible.event(id).id();
        Quarantined event = quarantine.locked(seen).orElseThrow();
        if (!event.isOpen()) {
            throw Refused.conflict("already-decided", "the event is " + event.status());
        }
        return event;
    }
}
