package io.baize.flow;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** How long months stay in the tables before they go to the schema archive, whole. */
@ConfigMapping(prefix = "baize.retention")
public interface Retention {

    /** Rounds and bets: what players did. */
    @WithDefault("5")
    int playYears();

    /** Entries, postings, counts and totals. */
    @WithDefault("7")
    int moneyYears();
}
