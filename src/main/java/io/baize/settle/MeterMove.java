package io.baize.settle;

import io.baize.kernel.Money;

/** What a round did to a progressive meter. */
public record MeterMove(Money before, Money paid, Money after) {}
