package io.baize.rulepack;

import io.baize.kernel.Citation;

/** A value with the clause it comes from. */
public record Cited<T>(T value, Citation cite, String says) {}
