package io.baize.change;

import io.baize.kernel.Refusal;
import io.baize.rulepack.ChangeKind;
import io.baize.rulepack.NoticeRules;
import io.baize.rulepack.Pack;
import io.baize.rulepack.Rule;
import io.baize.rulepack.Schedule;
import io.baize.terms.Terms;
import io.baize.terms.TermsCheck;
import io.baize.terms.TermsDocument;
import io.baize.terms.TermsInForce;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What a request comes to at one table: the exact terms before and after, the items that differ, what kinds of change
 * they are, and every reason why the text forbids it.
 */
public record TableDraft(
        TermsDocument before, TermsDocument after, List<Item> items, Set<Touch> touches, List<Refusal> faults) {

    private static final String READINGS = "readings.";

    /** {@code suspension}: a wager is taken away for now, and a progressive keeps its meter. */
    public static TableDraft of(Pack pack, Terms inForce, Wanted wanted, boolean suspension) {
        TermsDocument before = TermsDocument.of(inForce);
        Alteration.Altered altered = Alteration.of(before, wanted.changes(), pack);
        List<Refusal> faults = new ArrayList<>(altered.faults());
        if (!faults.isEmpty()) {
            return new TableDraft(before, null, List.of(), Set.of(), faults);
        }
        TermsDocument after = TermsDocument.of(altered.after());
        List<Item> items = new ArrayList<>(TermsDiff.between(before, after, pack));
        faults.addAll(TermsCheck.faults(pack, altered.after()));
        Set<Touch> touches = new LinkedHashSet<>();
        if (faults.isEmpty()) {
            TermsInForce old = new TermsInForce(pack, inForce);
            TermsInForce now = new TermsInForce(pack, altered.after());
            touches.addAll(Touches.of(items, old, now));
            if (suspension) {
                touches.removeIf(touch -> touch.kind() == ChangeKind.PROGRESSIVE_DISCONTINUATION);
            } else {
                faults.addAll(progressives(old, now, wanted.plan()));
            }
        }
        faults.addAll(readings(items, wanted, pack));
        if (wanted.plan() != null && faults.isEmpty()) {
            items.add(new Item("plan." + wanted.plan().schedule(), null, wanted.plan()));
            List<String> wagers = pack.schedules().get(wanted.plan().schedule()).wagers();
            touches.add(new Touch(ChangeKind.PROGRESSIVE_DISCONTINUATION, Set.copyOf(wagers)));
        }
        for (Matter matter : wanted.matters()) {
            items.add(new Item(matter.path(), null, matter.words()));
            touches.add(new Touch(matter.kind(), matter.about()));
        }
        if (items.isEmpty()) {
            faults.add(Refusal.of("nothing-changes", "changes", "the terms are so already", Dossier.OWN_RULE));
        }
        return new TableDraft(before, after, items, touches, faults);
    }

    public List<Demand> demands(NoticeRules rules) {
        return Demand.of(rules, touches);
    }

    private static List<Refusal> readings(List<Item> items, Wanted wanted, Pack pack) {
        return items.stream()
                .map(Item::path)
                .filter(path -> path.startsWith(READINGS)
                        && wanted.evidence().getOrDefault(path, "").isBlank())
                .map(path -> Refusal.of(
                        "evidence-missing",
                        "evidence." + path,
                        "a defective text is read otherwise only on the commission's written word",
                        clause(pack, path.substring(READINGS.length()))))
                .toList();
    }

    /** A progressive ends by a plan, which says where its pool goes; one that is suspended may end by it too. */
    private static List<Refusal> progressives(TermsInForce before, TermsInForce after, Plan plan) {
        String clause = after.pack().notices().stream()
                .filter(rule -> rule.concerns(ChangeKind.PROGRESSIVE_DISCONTINUATION))
                .map(rule -> rule.cite().clause())
                .findFirst()
                .orElse(Dossier.OWN_RULE);
        List<Refusal> faults = new ArrayList<>();
        Touches.ended(before, after).stream()
                .filter(schedule -> plan == null || !plan.schedule().equals(schedule))
                .forEach(schedule -> faults.add(Refusal.of(
                        "plan-missing",
                        "plan",
                        "progressive " + schedule + " ends only by a plan with its date and the transfer of its pool",
                        clause)));
        if (plan != null && !isWithout(after, plan.schedule())) {
            String message = "the table goes on offering the progressive " + plan.schedule() + ", or knows none";
            faults.add(Refusal.of("plan-without-end", "plan.schedule", message, clause));
        }
        return faults;
    }

    private static boolean isWithout(TermsInForce after, String progressive) {
        Schedule schedule = after.pack().schedules().get(progressive);
        return schedule != null && schedule.meter() && !after.meters().contains(schedule);
    }

    private static String clause(Pack pack, String rule) {
        Rule known = pack.rules().get(rule);
        return known == null ? null : known.cite().clause();
    }
}
