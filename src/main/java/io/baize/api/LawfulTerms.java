package io.baize.api;

import io.baize.api.problem.Refused;
import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.rulepack.Pack;
import io.baize.terms.MeterGroup;
import io.baize.terms.MeterGroupCheck;
import io.baize.terms.Terms;
import io.baize.terms.TermsCheck;
import io.baize.terms.TermsInForce;
import io.baize.terms.store.GamingTable;
import io.baize.terms.store.MeterGroupStore;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Whether a table may play under these terms: by the text, and beside the other tables of its meter groups. */
@ApplicationScoped
class LawfulTerms {

    private final AdoptedRules adopted;
    private final MeterGroupStore groups;

    LawfulTerms(AdoptedRules adopted, MeterGroupStore groups) {
        this.adopted = adopted;
        this.groups = groups;
    }

    /** The groups that the terms name, held until the transaction ends. To be called before any table is held. */
    Map<String, MeterGroup> held(GamingTable table, Terms asked) {
        return groups.locked(table.property(), asked.meterGroups().values()).stream()
                .collect(Collectors.toMap(MeterGroup::id, group -> group));
    }

    void demand(GamingTable table, Terms asked, Map<String, MeterGroup> held) {
        Pack pack = adopted.demand(table);
        List<Refusal> faults = TermsCheck.faults(pack, asked);
        if (faults.isEmpty()) {
            faults = new ArrayList<>();
            for (var joined : new TreeMap<>(asked.meterGroups()).entrySet()) {
                faults.addAll(
                        faults(table, new TermsInForce(pack, asked), joined.getKey(), held.get(joined.getValue())));
            }
        }
        if (!faults.isEmpty()) {
            throw Refused.because(faults);
        }
    }

    private List<Refusal> faults(GamingTable table, TermsInForce asked, String schedule, MeterGroup group) {
        if (group == null) {
            String known =
                    groups.of(table.property()).stream().map(MeterGroup::id).collect(Collectors.joining(", "));
            String message = "the property has no meter group "
                    + asked.terms().meterGroups().get(schedule);
            return List.of(new Refusal(
                    "unknown-meter-group", "meterGroups." + schedule, known.isEmpty() ? null : known, message, null));
        }
        return MeterGroupCheck.otherMeter(group, asked.pack(), schedule)
                .map(List::of)
                .orElseGet(() -> disagreements(table, asked, group));
    }

    private List<Refusal> disagreements(GamingTable table, TermsInForce asked, MeterGroup group) {
        return groups.members(group).stream()
                .filter(member -> !member.table().equals(table.id()))
                .flatMap(
                        member -> MeterGroupCheck.disagreements(
                                group, asked, member.table(), new TermsInForce(asked.pack(), read(member)))
                                .stream())
                .toList();
    }

    private static Terms read(MeterGroupStore.Member member) {
        return switch (member.terms().terms().read()) {
            case Answer.Given<Terms>(Terms terms) -> terms;
            case Answer.Refused<Terms>(Refusal refusal) ->
                throw new IllegalStateException("stored terms cannot be read: " + refusal.message());
        };
    }
}
