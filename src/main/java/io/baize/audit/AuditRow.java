package io.baize.audit;

/** An act in its place of the chain; {@code previous} and {@code hash} are SHA-256 in hexadecimal. */
public record AuditRow(Act act, long sequence, String previous, String hash) {}
