package io.baize.api.access;

import static io.baize.kernel.Roles.ADMIN;
import static io.baize.kernel.Roles.AUDITOR;
import static io.baize.kernel.Roles.CAGE;
import static io.baize.kernel.Roles.COMMISSION;
import static io.baize.kernel.Roles.COMPLIANCE;
import static io.baize.kernel.Roles.COUNT_TEAM;
import static io.baize.kernel.Roles.DEALER_TERMINAL;
import static io.baize.kernel.Roles.FINANCE;
import static io.baize.kernel.Roles.PIT_MANAGER;
import static io.baize.kernel.Roles.PIT_SUPERVISOR;
import static io.baize.kernel.Roles.SURVEILLANCE;

import io.baize.kernel.Roles;
import io.baize.ledger.slip.Step;
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
    /** Who counts sees no win before the count is closed, whatever else they are. */
    READ_WIN(
            Set.of(PIT_SUPERVISOR, PIT_MANAGER, FINANCE, COMPLIANCE, COMMISSION, SURVEILLANCE, AUDITOR),
            Set.of(COUNT_TEAM)),
    RECONCILE(Set.of(PIT_MANAGER, FINANCE, COMPLIANCE, COMMISSION, AUDITOR), Set.of(COUNT_TEAM)),
    /** Whoever counts sees no drop but what they counted, and no win, in any report. */
    READ_REPORTS(Set.of(PIT_MANAGER, FINANCE, COMPLIANCE, COMMISSION, AUDITOR), Set.of(COUNT_TEAM)),
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
    DECIDE_CHANGES(Set.of(COMPLIANCE, COMMISSION), Set.of(ADMIN)),
    READ_SLIPS(Set.of(
            DEALER_TERMINAL,
            PIT_SUPERVISOR,
            PIT_MANAGER,
            CAGE,
            FINANCE,
            COMPLIANCE,
            COMMISSION,
            SURVEILLANCE,
            AUDITOR)),
    READ_SLIP_BOOKS(Set.of(PIT_SUPERVISOR, PIT_MANAGER, CAGE, FINANCE, COMPLIANCE, COMMISSION, SURVEILLANCE, AUDITOR)),
    REQUEST_SLIPS(Step.REQUEST),
    PREPARE_SLIPS(Step.PREPARE),
    DELIVER_SLIPS(Step.DELIVER),
    VOID_SLIPS(Step.ASK_VOID),
    PRINT_SLIPS(Step.ASK_VOID),
    ANSWER_SLIPS(Step.SETTLE);

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

    /** The step itself says whose it is. */
    Access(Step step) {
        this(Set.copyOf(step.roles()), Set.of(ADMIN));
    }

    public boolean allows(Predicate<String> hasRole) {
        return roles.stream().anyMatch(hasRole) && barred.stream().noneMatch(hasRole);
    }

    private static Set<String> everyone() {
        return Set.copyOf(Roles.ALL);
    }
}
