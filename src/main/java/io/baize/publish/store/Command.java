package io.baize.publish.store;

import java.util.UUID;

/** What a person wants of a table: {@code type} and {@code data}, as JSON, are those of the event it becomes. */
public record Command(UUID id, String table, String type, String data) {}
