package io.baize.rulepack;

import io.baize.kernel.Citation;

/** One line of a paytable: an outcome, what it pays and the clause that says so. */
public record PayLine(String outcome, Pays pays, Citation cite, String says) {}
