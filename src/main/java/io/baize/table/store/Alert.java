package io.baize.table.store;

import java.time.Instant;

/** Something at a table that a person should look at. */
public record Alert(String id, String table, String property, String round, String code, String message, Instant at) {}
