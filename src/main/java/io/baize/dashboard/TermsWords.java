package io.baize.dashboard;

import io.baize.change.Item;
import io.baize.change.Plan;
import io.baize.change.Wanted;
import io.baize.kernel.Money;
import io.baize.rulepack.Pack;
import io.baize.rulepack.Rule;
import io.baize.rulepack.Schedule;
import io.baize.terms.TermsDocument;
import io.baize.terms.TermsDocument.CustomTableDocument;
import io.baize.terms.TermsDocument.LimitsDocument;
import java.util.Map;
import java.util.Optional;

/** A place in the terms, and what stands there, as a person reads them. */
final class TermsWords {

    private static final String NOTHING = "none";

    private TermsWords() {}

    /** {@code selections.trips-plus} reads Paytable, Trips Plus. */
    static String place(Pack pack, String path) {
        String section = section(path);
        String key = key(path);
        return switch (section) {
            case "offered" -> "Wager, " + Words.wager(pack, key);
            case "selections" -> "Paytable, " + schedule(pack, key);
            case "customTables" -> "Custom table, " + schedule(pack, key);
            case "limits" -> "Limits, " + Words.wager(pack, key);
            case "elections" -> "Election, " + Words.plain(key);
            case "readings" -> "Reading, " + Words.plain(key);
            case "payoutLimit" -> "Payout limit";
            case "payoutLimits" -> "Payout limit, " + Words.plain(key);
            case "plan" -> "End of the progressive, " + schedule(pack, key);
            default -> Words.capital(section) + (key.isEmpty() ? "" : ", " + Words.plain(key.replace("+", ", ")));
        };
    }

    /** What stands there in these terms. */
    static String value(Pack pack, TermsDocument terms, String path) {
        String key = key(path);
        return switch (section(path)) {
            case "offered" -> terms.offered() == null || terms.offered().contains(key) ? "on offer" : "not on offer";
            case "selections" ->
                at(terms.selections(), key).map(id -> paytable(pack, key, id)).orElse(NOTHING);
            case "customTables" ->
                at(terms.customTables(), key).map(TermsWords::custom).orElse(NOTHING);
            case "limits" -> at(terms.limits(), key).map(TermsWords::limits).orElse(NOTHING);
            case "elections" -> rule(pack, key, at(terms.elections(), key));
            case "readings" -> rule(pack, key, at(terms.readings(), key));
            case "payoutLimit" ->
                Optional.ofNullable(terms.payoutLimit()).map(TermsWords::money).orElse(NOTHING);
            case "payoutLimits" ->
                at(terms.payoutLimits(), key).map(TermsWords::money).orElse(NOTHING);
            default -> "";
        };
    }

    /** What a matter or a plan beside the terms says. */
    static String besides(Wanted wanted, Item item) {
        Plan plan = wanted.plan();
        return item.path().startsWith("plan.") && plan != null
                ? "ends on " + plan.ends() + "; its pool goes to " + plan.toTable() + ", "
                        + Words.plain(plan.toSchedule()) + "; plan " + plan.reference()
                : String.valueOf(item.after());
    }

    private static String rule(Pack pack, String id, Optional<String> answer) {
        Rule rule = pack.rules().get(id);
        if (rule == null) {
            return answer.orElse(NOTHING);
        }
        return answer.map(given -> RuleWords.value(rule, given))
                .orElseGet(() -> RuleWords.value(rule, rule.value()) + " (as the text has it)");
    }

    private static String schedule(Pack pack, String id) {
        Schedule schedule = pack.schedules().get(id);
        return schedule == null ? Words.plain(id) : Words.schedule(pack, schedule);
    }

    private static String paytable(Pack pack, String schedule, String id) {
        return Optional.ofNullable(pack.schedules().get(schedule))
                .map(known -> known.paytables().get(id))
                .map(Words::paytable)
                .orElse(id);
    }

    private static String custom(CustomTableDocument custom) {
        return "the house's own" + (custom.evidence() == null ? "" : ", " + custom.evidence());
    }

    private static String limits(LimitsDocument limits) {
        return money(limits.min()) + " to " + money(limits.max())
                + (limits.increment() == null ? "" : " in steps of " + money(limits.increment()));
    }

    private static String money(Long cents) {
        return Money.usd(cents).toString();
    }

    private static <V> Optional<V> at(Map<String, V> values, String key) {
        return values == null ? Optional.empty() : Optional.ofNullable(values.get(key));
    }

    private static String section(String path) {
        return path.replaceFirst("\\..*", "");
    }

    private static String key(String path) {
        int dot = path.indexOf('.');
        return dot < 0 ? "" : path.substring(dot + 1);
    }
}
