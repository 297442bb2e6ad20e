package io.baize.flow;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** How events come in. */
@ConfigMapping(prefix = "baize.flow")
public interface FlowConfig {

    /** Whether this instance takes table events at all. */
    @WithDefault("true")
    boolean enabled();

    /** The topic of table events, keyed by table. */
    @WithDefault("baize.table-events")
    String topic();

    /** Fixed for the life of the topic: a table's home partition depends on it. */
    @WithDefault("6")
    int partitions();

    /** The consumer group of all instances. */
    @WithDefault("baize")
    String group();

    /** The name of this instance within the group; stable, so that a restart does not wait for a time-out. */
    @WithDefault("baize-0")
    String instance();

    /** How many records one transaction may cover. */
    @WithDefault("2000")
    int maxPollRecords();

    /** Whether to create missing topics, as on a developer's machine; in production an operator owns them. */
    @WithDefault("false")
    boolean createTopics();
}
