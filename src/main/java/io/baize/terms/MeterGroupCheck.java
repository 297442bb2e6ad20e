package io.baize.terms;

import io.baize.kernel.Refusal;
import io.baize.rulepack.Pack;
import io.baize.rulepack.PayLine;
import io.baize.rulepack.Pays;
import io.baize.rulepack.Paytable;
import io.baize.rulepack.Rule;
import io.baize.rulepack.Schedule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Whether a table may feed and win the meter of a group. One meter has one paytable, one seed and one rate, so the
 * tables of a group agree on everything that the text leaves open about the progressive wager.
 */
public final class MeterGroupCheck {

    /** Whether the text keeps a meter to the wagers of one table. */
    private static final String RULE = "progressive-linked";

    private static final String SEED = "progressive-seed";
    private static final String PROGRESSIVE = "progressive";

    private MeterGroupCheck() {}

    /** Why the text has no such meter, or none that tables may share. */
    public static Optional<Refusal> notLinkable(TermsInForce terms, String field, String schedule) {
        Pack pack = terms.pack();
        Schedule meter = pack.schedules().get(schedule);
        if (meter == null || !meter.meter()) {
            String meters = pack.schedules().values().stream()
                    .filter(Schedule::meter)
                    .map(Schedule::id)
                    .collect(Collectors.joining(", "));
            String limit = meters.isEmpty() ? null : meters;
            return Optional.of(new Refusal("no-meter", field, limit, "the text has no meter " + schedule, null));
        }
        Rule rule = pack.rules().get(RULE);
        return terms.says(RULE, "permitted")
                ? Optional.empty()
                : Optional.of(Refusal.of(
                        "meter-not-linkable", field, rule.says(), rule.cite().clause()));
    }

    /** Faults of the terms by themselves, whatever the other tables play. */
    static List<Refusal> faults(TermsInForce terms) {
        List<Refusal> faults = new ArrayList<>();
        terms.terms().meterGroups().keySet().stream().sorted().forEach(schedule -> {
            String field = field(schedule);
            notLinkable(terms, field, schedule)
                    .or(() -> notPlayed(terms, schedule))
                    .ifPresent(faults::add);
        });
        return faults;
    }

    private static Optional<Refusal> notPlayed(TermsInForce terms, String id) {
        Schedule schedule = terms.pack().schedules().get(id);
        boolean offered = schedule.wagers().stream().anyMatch(terms::offers);
        return offered && terms.paytable(schedule).isPresent()
                ? Optional.empty()
                : Optional.of(Refusal.of(
                        "meter-not-offered",
                        field(id),
                        offered ? "the table selects no paytable of this meter" : "the table does not offer its wager",
                        schedule.cite().clause()));
    }

    /** Why this is not the group of that meter. */
    public static Optional<Refusal> otherMeter(MeterGroup group, Pack pack, String schedule) {
        if (!group.game().equals(pack.game())) {
            String message = "group " + group.id() + " is of another game";
            return Optional.of(new Refusal("meter-group-differs", field(schedule), group.game(), message, null));
        }
        if (!group.schedule().equals(schedule)) {
            String message = "group " + group.id() + " is of another meter";
            return Optional.of(new Refusal("meter-group-differs", field(schedule), group.schedule(), message, null));
        }
        return Optional.empty();
    }

    /** Where a table would not play for the meter by the terms of {@code member}, which does so already. */
    public static List<Refusal> disagreements(MeterGroup group, TermsInForce asked, String member, TermsInForce terms) {
        List<Refusal> faults = new ArrayList<>();
        Schedule schedule = asked.pack().schedules().get(group.schedule());
        String who = "table " + member + " of group " + group.id() + " has ";
        if (!pays(asked, schedule).equals(pays(terms, schedule))) {
            boolean custom = asked.terms().customTables().containsKey(schedule.id());
            String limit = terms.paytable(schedule).map(Paytable::id).orElse("none");
            faults.add(new Refusal(
                    "meter-group-disagrees",
                    (custom ? "customTables." : "selections.") + schedule.id(),
                    limit,
                    who + "paytable " + limit + "; one meter has one paytable",
                    schedule.cite().clause()));
        }
        asked.pack().rules().values().stream()
                .filter(rule -> rule.id().contains(PROGRESSIVE))
                .filter(rule -> !answer(asked, rule, schedule).equals(answer(terms, rule, schedule)))
                .forEach(rule -> faults.add(new Refusal(
                        "meter-group-disagrees",
                        (rule.kind() == Rule.Kind.READING ? "readings." : "elections.") + rule.id(),
                        answer(terms, rule, schedule),
                        who + answer(terms, rule, schedule) + ", and one meter has one answer",
                        rule.cite().clause())));
        return faults;
    }

    private static Map<String, Pays> pays(TermsInForce terms, Schedule schedule) {
        Map<String, Pays> pays = new TreeMap<>();
        terms.paytable(schedule)
                .map(Paytable::lines)
                .orElse(Map.of())
                .values()
                .forEach((PayLine line) -> pays.put(line.outcome(), line.pays()));
        return pays;
    }

    /** The seed is what the meter would really start from, which may be the paytable's own. */
    private static String answer(TermsInForce terms, Rule rule, Schedule schedule) {
        return rule.id().equals(SEED)
                ? String.valueOf(terms.seed(schedule).cents())
                : terms.answer(rule.id()).orElse("nothing");
    }

    private static String field(String schedule) {
        return "meterGroups." + schedule;
    }
}
