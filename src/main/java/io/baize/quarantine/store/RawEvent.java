package io.baize.quarantine.store;

/** The event as it arrived: {@code headers} is JSON, {@code payload} may be null and need not be text. */
public record RawEvent(String key, String headers, byte[] payload) {}
