package io.baize.ledger.slip.store;

import java.time.LocalDate;
import java.util.Set;

/** Which slips of these properties; null means any. */
public record SlipFilter(Set<String> properties, String table, LocalDate gamingDay, String state) {

    public SlipFilter {
        properties = Set.copyOf(properties);
    }

    public static SlipFilter of(String property, LocalDate gamingDay) {
        return new SlipFilter(Set.of(property), null, gamingDay, null);
    }
}
