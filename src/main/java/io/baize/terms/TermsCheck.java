package io.baize.terms;

import io.baize.kernel.Money;
import io.baize.kernel.Refusal;
import io.baize.rulepack.AmountRule;
import io.baize.rulepack.Pack;
import io.baize.rulepack.Rule;
import io.baize.rulepack.Schedule;
import io.baize.rulepack.Wager;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Whether the house may choose so. Every fault is named, with its field, its limit and its clause. */
public final class TermsCheck {

    private static final long WHOLE_WAGER = 10_000;

    private final Pack pack;
    private final Terms terms;
    private final List<Refusal> faults = new ArrayList<>();

    private TermsCheck(Pack pack, Terms terms) {
        this.pack = pack;
        this.terms = terms;
    }

    /** What a table pays and at most pays is judged only under answers that the text permits. */
    public static List<Refusal> faults(Pack pack, Terms terms) {
        TermsCheck check = new TermsCheck(pack, terms);
        check.offered();
        check.selections();
        check.limits();
        int before = check.faults.size();
        check.answers("elections", Rule.Kind.ELECTION, terms.elections());
        check.answers("readings", Rule.Kind.READING, terms.readings());
        boolean answered = check.faults.size() == before;
        check.rates();
        check.seed();
        if (answered) {
            TermsInForce inForce = new TermsInForce(pack, terms);
            check.faults.addAll(CustomTableCheck.faults(inForce));
            check.faults.addAll(PayoutLimitCheck.faults(inForce));
        }
        return check.faults;
    }

    private void offered() {
        if (terms.offered() != null) {
            terms.offered().stream()
                    .filter(wager -> !pack.wagers().containsKey(wager))
                    .forEach(wager ->
                            fault("wager-not-offered", "offered." + wager, null, "no such wager in the text", null));
            pack.wagers().values().stream()
                    .filter(wager -> wager.required() && !terms.offered().contains(wager.id()))
                    .forEach(wager -> fault(
                            "required-wager-not-offered",
                            "offered",
                            wager.id(),
                            "without " + wager.id() + " nobody can play",
                            wager.cite().clause()));
        }
        TermsInForce inForce = new TermsInForce(pack, terms);
        pack.wagers().values().stream()
                .filter(wager -> wager.excludes() != null && inForce.offers(wager.id()))
                .forEach(wager -> wager.excludes().value().stream()
                        .filter(inForce::offers)
                        .forEach(other -> fault(
                                "wagers-exclude-each-other",
                                "offered." + wager.id(),
                                other,
                                "one table may not offer " + wager.id() + " and " + other,
                                wager.excludes().cite().clause())));
        pack.wagers().values().stream()
                .filter(wager -> wager.offeredWhen() != null && inForce.offers(wager.id()))
                .filter(wager -> !inForce.says(wager.offeredWhen().value()))
                .forEach(wager -> fault(
                        "offered-only-when",
                        "offered." + wager.id(),
                        words(wager.offeredWhen().value()),
                        wager.id() + " is offered only where the house has elected "
                                + words(wager.offeredWhen().value()),
                        wager.offeredWhen().cite().clause()));
    }

    private static String words(Map<String, String> answers) {
        return answers.entrySet().stream()
                .map(answer -> answer.getKey() + " " + answer.getValue())
                .collect(Collectors.joining(", "));
    }

    private void selections() {
        terms.selections().forEach((id, table) -> {
            Schedule schedule = pack.schedules().get(id);
            String field = "selections." + id;
            if (schedule == null) {
                fault(
                        "unknown-schedule",
                        field,
                        String.join(", ", pack.schedules().keySet()),
                        "no such schedule",
                        null);
            } else if (!schedule.paytables().containsKey(table)) {
                fault(
                        "unknown-paytable",
                        field,
                        String.join(", ", schedule.paytables().keySet()),
                        "paytable " + table + " is not in the text",
                        schedule.cite().clause());
            }
        });
    }

    private void limits() {
        terms.limits().forEach((id, limits) -> {
            Wager wager = pack.wagers().get(id);
            String field = "limits." + id;
            if (wager == null) {
                fault("wager-not-offered", field, null, "no such wager in the text", null);
                return;
            }
            if (!limits.min().isPositive()
                    || limits.min().compareTo(limits.max()) > 0
                    || !limits.increment().isPositive()) {
                fault("limits-out-of-order", field, null, "limits need 0 < min <= max and a positive increment", null);
            }
            if (!(wager.amount() instanceof AmountRule.WithinLimits(AmountRule.Bounds bounds))) {
                String clause = wager.amountCite().clause();
                fault("limits-not-the-houses", field, null, "the text itself fixes how much this wager is", clause);
            } else if (bounds != null) {
                within(field + ".min", limits.min(), bounds);
                within(field + ".max", limits.max(), bounds);
            }
        });
    }

    private void within(String field, Money amount, AmountRule.Bounds bounds) {
        boolean low = bounds.min() != null && amount.compareTo(bounds.min()) < 0;
        boolean high = bounds.max() != null && amount.compareTo(bounds.max()) > 0;
        if (low || high) {
            String limit = (bounds.min() == null ? "nothing" : bounds.min()) + " to "
                    + (bounds.max() == null ? "any" : bounds.max());
            fault("limit-outside-text", field, limit, amount + " is outside " + limit, bounds.cite());
        }
    }

    private void answers(String section, Rule.Kind kind, Map<String, String> answers) {
        answers.forEach((id, answer) -> {
            Rule rule = pack.rules().get(id);
            String field = section + "." + id;
            if (rule != null && rule.kind() == Rule.Kind.FIXED) {
                String clause = rule.cite().clause();
                fault("fixed-by-text", field, rule.value(), "the text itself says " + rule.value(), clause);
            } else if (rule == null || rule.kind() != kind) {
                fault("unknown-rule", field, null, "the text leaves no such choice open", null);
            } else if (!rule.permits(answer)) {
                String message = answer + " is not permitted";
                fault(
                        "value-not-permitted",
                        field,
                        rule.permitted(),
                        message,
                        rule.cite().clause());
            }
        });
    }

    /** Least values that hang on another answer, and no more of a wager given away than there is. */
    private void rates() {
        if (!faults.isEmpty()) {
            return;
        }
        TermsInForce inForce = new TermsInForce(pack, terms);
        pack.rules()
                .values()
                .forEach(rule -> rule.minWhen().stream()
                        .filter(least ->
                                inForce.says(least.rule(), least.is()) && inForce.number(rule.id()) < least.min())
                        .forEach(least -> fault(
                                "value-not-permitted",
                                "elections." + rule.id(),
                                String.valueOf(least.min()),
                                "it is at least " + least.min() + " where " + least.rule() + " is " + least.is(),
                                least.cite().clause())));
        Rule reserve = pack.rules().get("progressive-reserve");
        if (reserve != null
                && inForce.number("progressive-contribution") + inForce.number(reserve.id()) > WHOLE_WAGER) {
            fault(
                    "value-not-permitted",
                    "elections." + reserve.id(),
                    String.valueOf(WHOLE_WAGER),
                    "meter and reserve together take more than the wager",
                    reserve.cite().clause());
        }
    }

    private void seed() {
        String seed = terms.elections().get("progressive-seed");
        if (seed == null || !seed.matches("\\d{1,15}")) {
            return;
        }
        TermsInForce inForce = new TermsInForce(pack, terms);
        pack.schedules().values().stream()
                .filter(Schedule::meter)
                .flatMap(schedule -> inForce.paytable(schedule).stream())
                .filter(table -> table.minimumSeed() != null
                        && Long.parseLong(seed) < table.minimumSeed().cents())
                .forEach(table -> fault(
                        "seed-below-minimum",
                        "elections.progressive-seed",
                        table.minimumSeed().toString(),
                        "the seed of paytable " + table.id() + " is below its minimum",
                        table.minimumSeedCite().clause()));
    }

    private void fault(String code, String field, String limit, String message, String cite) {
        faults.add(new Refusal(code, field, limit, message, cite));
    }
}
