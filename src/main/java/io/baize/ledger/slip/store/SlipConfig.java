package io.baize.ledger.slip.store;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** What the slip desk goes by. */
@ConfigMapping(prefix = "baize.slips")
public interface SlipConfig {

    /** The values of the house's chips, in cents. A slip about any other chip is refused. */
    @WithDefault("50,100,250,500,2000,2500,10000,50000,100000,500000")
    List<Long> denominations();

    default SortedSet<Long> values() {
        return new TreeSet<>(denominations());
    }
}
