package io.baize.planted.simulator;

/** Planted: what nothing may import. */
public record Floor(int tables) {}
