package io.baize.rulepack;

import io.baize.kernel.Citation;

/**
 * One line of a paytable: an outcome, what it pays and the clause that says so. {@code fromMeter} marks a fixed amount
 * that is deducted from the meter.
 */
public record PayLine(String outcome, Pays pays, boolean fromMeter, Citation cite, String says) {}
