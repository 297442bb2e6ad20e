package io.baize.change;

import io.baize.kernel.Roles;
import java.util.Set;

/** Somebody who acts on a request, with the roles of the login. */
public record Person(String name, Set<String> roles) {

    public Person {
        roles = Set.copyOf(roles);
    }

    public boolean is(String role) {
        return roles.contains(role);
    }

    /** Who administers users decides nothing, whatever other roles they hold. */
    boolean administers() {
        return is(Roles.ADMIN);
    }
}
