package io.baize.kernel;

import java.util.List;

/** The roles of the floor, in one place. Keycloak's realm roles carry the same names. */
public final class Roles {

    public static final String DEALER_TERMINAL = "dealer-terminal";
    public static final String PIT_SUPERVISOR = "pit-supervisor";
    public static final String PIT_MANAGER = "pit-manager";
    public static final String CAGE = "cage";
    public static final String COUNT_TEAM = "count-team";
    public static final String FINANCE = "finance";
    public static final String COMPLIANCE = "compliance";
    public static final String COMMISSION = "commission";
    public static final String SURVEILLANCE = "surveillance";
    public static final String AUDITOR = "auditor";
    public static final String ADMIN = "admin";

    public static final List<String> ALL = List.of(
            DEALER_TERMINAL,
            PIT_SUPERVISOR,
            PIT_MANAGER,
            CAGE,
            COUNT_TEAM,
            FINANCE,
            COMPLIANCE,
            COMMISSION,
            SURVEILLANCE,
            AUDITOR,
            ADMIN);

    private Roles() {}
}
