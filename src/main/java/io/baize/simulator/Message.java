package io.baize.simulator;

import java.util.Map;

/** A record for the topic of table events. {@code key} is the table; in binary mode the headers hold the attributes. */
public record Message(String key, Map<String, String> headers, String value) {}
