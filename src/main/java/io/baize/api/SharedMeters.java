package io.baize.api;

import io.baize.change.Plan;
import io.baize.change.TableChange;
import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.rulepack.Pack;
import io.baize.terms.MeterGroup;
import io.baize.terms.MeterGroupCheck;
import io.baize.terms.Terms;
import io.baize.terms.TermsDocument;
import io.baize.terms.TermsInForce;
import io.baize.terms.store.MeterGroupStore;
import io.baize.terms.store.Property;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;

/** Whether the tables of a meter group would still agree after a request: one meter has one paytable, seed and rate. */
@ApplicationScoped
class SharedMeters {

    private final MeterGroupStore groups;
    private final AdoptedRules adopted;

    SharedMeters(MeterGroupStore groups, AdoptedRules adopted) {
        this.groups = groups;
        this.adopted = adopted;
    }

    List<Refusal> faults(Property property, List<TableChange> changes, Plan plan) {
        Map<String, String> joined = new TreeMap<>();
        List<Refusal> faults = new ArrayList<>();
        for (TableChange change : changes) {
            each(
                    change.before(),
                    (schedule, _) -> endsAlone(change, schedule, plan).ifPresent(faults::add));
            each(change.after(), (schedule, group) -> joined.put(group, schedule));
        }
        joined.forEach((id, schedule) -> groups.group(property.id(), id)
                .ifPresentOrElse(
                        group -> faults.addAll(disagreements(property, group, schedule, changes)),
                        () -> faults.add(unknown(property, id, schedule))));
        return faults;
    }

    /** A pool that other tables play for does not leave with one of them. */
    private static Optional<Refusal> endsAlone(TableChange change, String schedule, Plan plan) {
        String message = change.table() + " shares the meter of " + schedule
                + "; take every table out of its group first, and end the progressive of the last";
        return plan != null && plan.schedule().equals(schedule)
                ? Optional.of(Refusal.of("meter-shared", "plan.schedule", message, null))
                : Optional.empty();
    }

    /** Each table as the request leaves it, beside the first. */
    private List<Refusal> disagreements(
            Property property, MeterGroup group, String schedule, List<TableChange> changes) {
        Pack pack = adopted.demand(property, group.game());
        Optional<Refusal> other = MeterGroupCheck.otherMeter(group, pack, schedule);
        if (other.isPresent()) {
            return List.of(other.get());
        }
        Iterator<Map.Entry<String, TermsInForce>> tables =
                afterwards(group, pack, changes).entrySet().iterator();
        Map.Entry<String, TermsInForce> first = tables.next();
        List<Refusal> faults = new ArrayList<>();
        tables.forEachRemaining(table -> faults.addAll(
                MeterGroupCheck.disagreements(group, first.getValue(), table.getKey(), table.getValue())));
        return faults;
    }

    private Map<String, TermsInForce> afterwards(MeterGroup group, Pack pack, List<TableChange> changes) {
        Map<String, TermsInForce> tables = new TreeMap<>();
        groups.members(group)
                .forEach(member ->
                        tables.put(member.table(), inForce(pack, member.terms().terms())));
        for (TableChange change : changes) {
            tables.remove(change.table());
            each(change.after(), (_, joined) -> {
                if (joined.equals(group.id())) {
                    tables.put(change.table(), inForce(pack, change.after()));
                }
            });
        }
        return tables;
    }

    private Refusal unknown(Property property, String id, String schedule) {
        TreeSet<String> known = new TreeSet<>();
        groups.of(property.id()).forEach(group -> known.add(group.id()));
        String limit = known.isEmpty() ? null : String.join(", ", known);
        String message = "the property has no meter group " + id;
        return new Refusal("unknown-meter-group", "meterGroups." + schedule, limit, message, null);
    }

    private static void each(TermsDocument terms, BiConsumer<String, String> group) {
        if (terms != null && terms.meterGroups() != null) {
            terms.meterGroups().forEach(group);
        }
    }

    private static TermsInForce inForce(Pack pack, TermsDocument document) {
        return switch (document.read()) {
            case Answer.Given<Terms>(Terms terms) -> new TermsInForce(pack, terms);
            case Answer.Refused<Terms>(Refusal refusal) ->
                throw new IllegalStateException("stored terms cannot be read: " + refusal.message());
        };
    }
}
