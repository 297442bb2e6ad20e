package io.baize.flow;

import java.time.Instant;
import java.time.LocalDate;

/** Where and when money moved or was counted, and the record that told of it. */
record Happening(long offset, String table, String property, boolean open, LocalDate gamingDay, Instant at) {}
