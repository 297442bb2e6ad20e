package io.baize.simulator;

import java.util.Map;

/** A record for the topic of table events. {@code key} is the table; headers are empty but for the content type or ce_. */
public record Message(String key, Map<String, String> headers, String value) {}
