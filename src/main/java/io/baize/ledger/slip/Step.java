package io.baize.ledger.slip;

import static io.baize.kernel.Roles.ADMIN;
import static io.baize.kernel.Roles.CAGE;
import static io.baize.kernel.Roles.DEALER_TERMINAL;
import static io.baize.kernel.Roles.FINANCE;
import static io.baize.kernel.Roles.PIT_MANAGER;
import static io.baize.kernel.Roles.PIT_SUPERVISOR;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What is done to a slip, and whose it is to do. The ledger's own step is nobody's. */
public enum Step {
    REQUEST(PIT_SUPERVISOR, PIT_MANAGER),
    PREPARE(CAGE),
    DELIVER(DEALER_TERMINAL, PIT_SUPERVISOR),
    /** Which of two counts stands, where they differ. */
    SETTLE(PIT_MANAGER, FINANCE),
    POST(),
    ASK_VOID(PIT_SUPERVISOR, PIT_MANAGER, CAGE),
    CONFIRM_VOID(PIT_SUPERVISOR, PIT_MANAGER, CAGE),
    DECLINE_VOID(PIT_SUPERVISOR, PIT_MANAGER, CAGE);

    private final List<String> roles;

    Step(String... roles) {
        this.roles = List.of(roles);
    }

    public List<String> roles() {
        return roles;
    }

    /** The role a person does this in. Who administers users touches no money, whatever else they are. */
    public Optional<String> roleOf(Person who) {
        return who.roles().contains(ADMIN)
                ? Optional.empty()
                : roles.stream().filter(who.roles()::contains).findFirst();
    }

    /** Each of these needs another pair of hands than every other of them. */
    public boolean handlesChips() {
        return switch (this) {
            case REQUEST, PREPARE, DELIVER, SETTLE -> true;
            case POST, ASK_VOID, CONFIRM_VOID, DECLINE_VOID -> false;
        };
    }

    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
