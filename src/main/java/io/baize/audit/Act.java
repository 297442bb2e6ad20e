package io.baize.audit;

import java.time.Instant;

/**
 * What a person did: {@code subject} names the thing, {@code detail} is the exact content as canonical JSON, so that
 * the same content always hashes alike.
 */
public record Act(String property, Instant at, String actor, String action, String subject, String detail) {}
