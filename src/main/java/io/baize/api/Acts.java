package io.baize.api;

import io.baize.api.access.Visitor;
import io.baize.audit.store.AuditLog;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.time.InstantSource;

/** Writes down what the visitor does, in the transaction that does it. */
@ApplicationScoped
public class Acts {

    private final Visitor visitor;
    private final AuditLog log;
    private final InstantSource clock;

    Acts(Visitor visitor, AuditLog log, InstantSource clock) {
        this.visitor = visitor;
        this.log = log;
        this.clock = clock;
    }

    public void record(String property, String action, String subject, Object detail) {
        log.append(property, clock.instant(), visitor.name(), action, subject, detail);
    }

    public String actor() {
        return visitor.name();
    }

    public Instant now() {
        return clock.instant();
    }
}
