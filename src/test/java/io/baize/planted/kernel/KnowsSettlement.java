package io.baize.planted.kernel;

import io.baize.planted.settle.KnowsFrameworks;

/** Planted: imports from below. */
public record KnowsSettlement(KnowsFrameworks settlement) {}
