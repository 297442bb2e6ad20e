package io.baize.change;

import java.time.Instant;

/** Who ended a request, when and why. */
public record Closing(String by, Instant at, String reason) {}
