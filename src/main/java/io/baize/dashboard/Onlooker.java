package io.baize.dashboard;

import io.baize.api.access.Access;
import io.baize.change.Person;
import java.util.Set;

/** Who looks at a change request, as requests know people. */
record Onlooker(Person person, Set<Access> allowed) {}
