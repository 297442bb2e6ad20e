package io.baize.planted.nowhere;

/** Planted: lies in no package of the layout. */
public record Stray(int number) {}
