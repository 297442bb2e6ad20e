package io.baize.terms.store;

/** A group of tables under one supervisor. */
public record Pit(String property, String id, String name) {}
