package io.baize.simulator;

import io.baize.rulepack.RuleBook;
import io.baize.table.TableSetup;
import io.baize.terms.TermsInForce;

/** A table of the floor that plays, and the terms it is to be set up with. */
public record DemoTable(String id, String pit, String name, TableSetup setup) {

    TermsInForce terms(RuleBook rules) {
        return setup.inForce(rules).orElseThrow();
    }
}
