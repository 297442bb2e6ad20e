package io.baize.ledger.slip;

import java.util.Set;

/** Somebody who stands at the desk: the name they logged in with, and the roles it carries. */
public record Person(String name, Set<String> roles) {

    public Person {
        roles = Set.copyOf(roles);
    }
}
