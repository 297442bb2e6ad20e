package io.baize.rulepack.load;

import io.baize.rulepack.RuleBook;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;

/** The one rule book of the running service. */
final class ShippedRules {

    @Produces
    @Singleton
    static RuleBook ruleBook() {
        return RuleBooks.shipped();
    }
}
