package io.baize.dashboard;

import io.baize.api.access.Access;
import io.baize.terms.store.Property;
import java.util.List;
import java.util.Set;

/** Who looks at a page, from which property, and what the page may offer. {@code property} is null for who has none. */
record Viewer(
        String name,
        List<String> roles,
        List<Property> properties,
        Property property,
        Set<Access> allowed,
        boolean seesUnowned,
        long quarantined,
        Onlooker onlooker,
        long changes) {

    boolean may(Access access) {
        return allowed.contains(access);
    }

    /** What a round paid and what a table won is not for the screens that players can see. */
    public boolean seesRounds() {
        return may(Access.READ_ROUNDS);
    }

    public boolean seesAlerts() {
        return may(Access.READ_ALERTS);
    }

    public boolean seesReports() {
        return may(Access.READ_REPORTS);
    }

    public boolean seesQuarantine() {
        return may(Access.READ_QUARANTINE);
    }

    public boolean seesAudit() {
        return may(Access.READ_AUDIT);
    }

    public boolean seesChanges() {
        return may(Access.READ_CHANGES);
    }

    public boolean requestsChanges() {
        return may(Access.REQUEST_CHANGES);
    }

    public boolean seesEvidence() {
        return may(Access.READ_EVIDENCE);
    }

    public boolean rulesOnRounds() {
        return may(Access.RULE_ON_ROUNDS);
    }

    public boolean decidesQuarantine() {
        return may(Access.DECIDE_QUARANTINE);
    }

    public boolean seesSlips() {
        return may(Access.READ_SLIPS);
    }

    public boolean seesSlipBooks() {
        return may(Access.READ_SLIP_BOOKS);
    }

    public boolean requestsSlips() {
        return may(Access.REQUEST_SLIPS);
    }

    public boolean printsSlips() {
        return may(Access.PRINT_SLIPS);
    }

    public boolean answersSlips() {
        return may(Access.ANSWER_SLIPS);
    }
}
