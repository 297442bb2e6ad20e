package io.baize.terms;

import io.baize.kernel.Money;

/** The least, the most and the step of a wager at a table. */
public record Limits(Money min, Money max, Money increment) {}
