package io.baize.terms;

import io.baize.kernel.Money;
import io.baize.kernel.Refusal;
import io.baize.rulepack.AmountRule;
import io.baize.rulepack.Pack;
import io.baize.rulepack.Pays;
import io.baize.rulepack.Rule;
import io.baize.rulepack.Schedule;
import io.baize.rulepack.Wager;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Whether the house may choose so. Every fault is named, with its field, its limit and its clause. */
public final class TermsCheck {

    private final Pack pack;
    private final Terms terms;
    private final List<Refusal> faults = new ArrayList<>();

    private TermsCheck(Pack pack, Terms terms) {
        this.pack = pack;
        this.terms = terms;
    }

    public static List<Refusal> faults(Pack pack, Terms terms) {
        TermsCheck check = new TermsCheck(pack, terms);
        check.offered();
        check.selections();
        check.limits();
        check.answers("elections", Rule.Kind.ELECTION, terms.elections());
        check.answers("readings", Rule.Kind.READING, terms.readings());
        check.seed();
        check.payoutLimit();
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
        if (amount.compareTo(bounds.min()) < 0 || amount.compareTo(bounds.max()) > 0) {
            String limit = bounds.min() + " to " + bounds.max();
            fault("limit-outside-text", field, limit, amount + " is outside " + limit, bounds.cite());
        }
    }

    private void answers(String section, Rule.Kind kind, Map<String, String> answers) {
        answers.forEach((id, answer) -> {
            Rule rule = pack.rules().get(id);
            String field = section + "." + id;
            if (rule == null || rule.kind() != kind) {
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

    private void payoutLimit() {
        if (terms.payoutLimit() == null) {
            return;
        }
        String clause = pack.payoutLimit().cite().clause();
        if (!pack.payoutLimit().offered()) {
            fault("payout-limit-not-permitted", "payoutLimit", null, "the text permits no payout limit", clause);
            return;
        }
        Money floor = pack.payoutLimit().floor();
        Money largest = largestWinAtMinimum();
        Money least = pack.payoutLimit().orMaximumWinAtMinimumBet() && largest.compareTo(floor) > 0 ? largest : floor;
        if (terms.payoutLimit().compareTo(least) < 0) {
            String message = terms.payoutLimit() + " is below the least payout limit";
            fault("payout-limit-below-floor", "payoutLimit", least.toString(), message, clause);
        }
    }

    /**
     * The most one player could win with every covered wager on offer at its minimum. Each wager's best line can
     * fall together:
     * pocket aces with a royal flush on the board's suit wins them all at once.
     */
    private Money largestWinAtMinimum() {
        TermsInForce inForce = new TermsInForce(pack, terms);
        Money total = Money.ZERO;
        for (String wager : pack.payoutLimit().covers()) {
            if (!inForce.offers(wager)) {
                continue;
            }
            Money stake = minimumStake(pack.wagers().get(wager));
            long best = pack.schedulesOf(wager).stream()
                    .flatMap(schedule -> inForce.paytable(schedule).stream())
                    .flatMap(table -> table.lines().values().stream())
                    .mapToLong(line -> line.pays() instanceof Pays.To(var odds)
                            ? odds.on(stake, io.baize.kernel.Rounding.EXACT_CENT)
                                    .cents()
                            : 0)
                    .max()
                    .orElse(0);
            total = total.plus(Money.usd(best));
        }
        return total;
    }

    private Money minimumStake(Wager wager) {
        return switch (wager.amount()) {
            case AmountRule.Exactly(Money amount) -> amount;
            case AmountRule.EqualTo(String other) -> minimumStake(pack.wagers().get(other));
            case AmountRule.MultipleOf(String other, Map<String, List<Integer>> streets) ->
                minimumStake(pack.wagers().get(other))
                        .times(streets.values().stream()
                                .flatMap(List::stream)
                                .mapToInt(Integer::intValue)
                                .max()
                                .orElse(0));
            case AmountRule.WithinLimits(AmountRule.Bounds bounds) -> {
                Limits limits = terms.limits().get(wager.id());
                yield limits != null ? limits.min() : bounds != null ? bounds.min() : Money.ZERO;
            }
        };
    }

    private void fault(String code, String field, String limit, String message, String cite) {
        faults.add(new Refusal(code, field, limit, message, cite));
    }
}
