package io.baize.table;

import java.time.Instant;

/** An event with its identity (source, id) and its place in the source's own count for this table. */
public record Incoming(String source, String id, long sequence, Instant time, String table, TableEvent event) {}
