package io.baize.terms;

import io.baize.kernel.Money;
import io.baize.kernel.Refusal;
import io.baize.rulepack.PayoutLimitRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Whether the house may cap payouts so: only where the text lets it, and never below what the text states. */
final class PayoutLimitCheck {

    private final TermsInForce terms;
    private final List<Refusal> faults = new ArrayList<>();

    private PayoutLimitCheck(TermsInForce terms) {
        this.terms = terms;
    }

    static List<Refusal> faults(TermsInForce terms) {
        PayoutLimitCheck check = new PayoutLimitCheck(terms);
        check.common();
        check.each();
        return check.faults;
    }

    /** One amount for every limit that has none of its own. */
    private void common() {
        Money limit = terms.terms().payoutLimit();
        if (limit == null) {
            return;
        }
        Map<String, Money> own = terms.terms().payoutLimits();
        List<PayoutLimitRule> rules = terms.pack().payoutLimits().stream()
                .filter(rule -> rule.mode() == PayoutLimitRule.Mode.OPTIONAL)
                .toList();
        if (rules.isEmpty()) {
            notPermitted("payoutLimit", terms.pack().payoutLimits().getFirst());
        }
        rules.stream().filter(rule -> !own.containsKey(rule.id())).forEach(rule -> atLeast("payoutLimit", limit, rule));
    }

    private void each() {
        new TreeMap<>(terms.terms().payoutLimits()).forEach((id, limit) -> {
            String field = "payoutLimits." + id;
            terms.pack().payoutLimits().stream()
                    .filter(rule -> rule.id().equals(id))
                    .findFirst()
                    .ifPresentOrElse(rule -> permitted(field, limit, rule), () -> unknown(field));
        });
    }

    private void permitted(String field, Money limit, PayoutLimitRule rule) {
        if (rule.mode() == PayoutLimitRule.Mode.OPTIONAL) {
            atLeast(field, limit, rule);
        } else {
            notPermitted(field, rule);
        }
    }

    /** A limit on wagers that are not on offer caps nothing. */
    private void atLeast(String field, Money limit, PayoutLimitRule rule) {
        Money least = LargestWin.least(rule, terms);
        if (rule.covers().stream().anyMatch(terms::offers) && limit.compareTo(least) < 0) {
            String message = limit + " is below the least payout limit";
            String clause = rule.cite().clause();
            faults.add(new Refusal("payout-limit-below-floor", field, least.toString(), message, clause));
        }
    }

    private void notPermitted(String field, PayoutLimitRule rule) {
        boolean fixed = rule.mode() == PayoutLimitRule.Mode.FIXED;
        String limit = fixed ? LargestWin.least(rule, terms).toString() : null;
        String message = fixed ? "the text itself sets the payout limit" : "the text leaves the house no payout limit";
        faults.add(new Refusal(
                "payout-limit-not-permitted", field, limit, message, rule.cite().clause()));
    }

    private void unknown(String field) {
        String known = String.join(
                ", ",
                terms.pack().payoutLimits().stream().map(PayoutLimitRule::id).toList());
        faults.add(new Refusal("unknown-payout-limit", field, known, "the text has no such payout limit", null));
    }
}
