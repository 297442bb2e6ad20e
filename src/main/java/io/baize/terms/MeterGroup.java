package io.baize.terms;

/** Tables of a property that feed and win one meter: that of a schedule of their game. */
public record MeterGroup(String property, String id, String name, String game, String schedule) {}
