package io.baize.api.access;

import static io.baize.kernel.Roles.ADMIN;
import static io.baize.kernel.Roles.AUDITOR;
import static io.baize.kernel.Roles.CAGE;
import static io.baize.kernel.Roles.COMMISSION;
import static io.baize.kernel.Roles.COMPLIANCE;
import static io.baize.kernel.Roles.FINANCE;
import static io.baize.kernel.Roles.PIT_MANAGER;
import static io.baize.kernel.Roles.PIT_SUPERVISOR;
import static io.baize.kernel.Roles.SURVEILLANCE;

import io.baize.kernel.Roles;
import java.util.Set;
import java.util.function.Predicate;

/** The one table of who may do what. Each endpoint names its line with {@link AllowedTo}. */
public enum Access {
    PREVIEW(everyone()),
    READ_RULEBOOK(everyone()),
    READ_FLOOR(everyone()),
    READ_ROUNDS(
            Set.of(PIT_SUPERVISOR, PIT_MANAGER, CAGE, FINANCE, COMPLIANCE, COMMISSION, SURVEILLANCE, AUDITOR, ADMIN)),
    READ_ALERTS(READ_ROUNDS.roles),
    READ_QUARANTINE(Set.of(PIT_SUPERVISOR, PIT_MANAGER, COMPLIANCE, COMMISSION, SURVEILLANCE, AUDITOR)),
    READ_AUDIT(Set.of(COMPLIANCE, COMMISSION, AUDITOR)),
    CONFIGURE(Set.of(PIT_MANAGER, ADMIN)),
    SET_TERMS(Set.of(PIT_MANAGER, COMPLIANCE, ADMIN)),
    RULE_ON_ROUNDS(Set.of(PIT_SUPERVISOR, PIT_MANAGER), Set.of(ADMIN)),
    CORRECT_ROUNDS(Set.of(PIT_MANAGER), Set.of(ADMIN)),
    DECIDE_QUARANTINE(Set.of(PIT_MANAGER), Set.of(ADMIN)),
    READ_EVIDENCE(READ_AUDIT.roles),
    READ_CHANGES(Set.of(PIT_SUPERVISOR, PIT_MANAGER, FINANCE, COMPLIANCE, COMMISSION, SURVEILLANCE, AUDITOR)),
    REQUEST_CHANGES(Set.of(PIT_MANAGER, COMPLIANCE), Set.of(ADMIN)),
    GIVE_NOTICE(Set.of(PIT_SUPERVISOR, PIT_MANAGER, COMPLIANCE), Set.of(ADMIN)),
    ACKNOWLEDGE_NOTICE(Set.of(COMMISSION, SURVEILLANCE), Set.of(ADMIN)),
    DECIDE_CHANGES(Set.of(COMPLIANCE, COMMISSION), Set.of(ADMIN));

    private final Set<String> roles;
    private final Set<String> barred;

    Access(Set<String> roles) {
        this(roles, Set.of());
    }

    /** Whoever also holds a barred role is refused: who administers users touches no money. */
    Access(Set<String> roles, Set<String> barred) {
        this.roles = roles;
        this.barred = barred;
    }

    public boolean allows(Predicate<String> hasRole) {
        return roles.stream().anyMatch(hasRole) && barred.stream().noneMatch(hasRole);
    }

    private static Set<String> everyone() {
        return Set.copyOf(Roles.ALL);
    }
}
