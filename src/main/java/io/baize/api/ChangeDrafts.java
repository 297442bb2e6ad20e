package io.baize.api;

import io.baize.api.problem.Refused;
import io.baize.change.Demand;
import io.baize.change.Plan;
import io.baize.change.Scope;
import io.baize.change.TableChange;
import io.baize.change.TableDraft;
import io.baize.change.Wanted;
import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.rulepack.NoticeRule;
import io.baize.rulepack.Pack;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.Schedule;
import io.baize.terms.Terms;
import io.baize.terms.TermsDocument;
import io.baize.terms.TermsInForce;
import io.baize.terms.store.GamingTable;
import io.baize.terms.store.Property;
import io.baize.terms.store.TableStore;
import io.baize.terms.store.TermsStore;
import io.baize.terms.store.TermsVersion;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a request comes to at every table of its scope, with all that forbids it and all that it demands. */
@ApplicationScoped
class ChangeDrafts {

    private static final String NOTHING = "nothing-changes";

    private final TableStore tables;
    private final TermsStore terms;
    private final AdoptedRules adopted;
    private final RuleBook rules;
    private final SharedMeters shared;

    ChangeDrafts(TableStore tables, TermsStore terms, AdoptedRules adopted, RuleBook rules, SharedMeters shared) {
        this.tables = tables;
        this.terms = terms;
        this.adopted = adopted;
        this.rules = rules;
        this.shared = shared;
    }

    record Drafts(List<TableChange> changes, List<String> unchanged, List<Demand> demands, List<Refusal> faults) {}

    /** Tables that play alike are drafted once. */
    private record Alike(Pack pack, TermsDocument before) {}

    Drafts of(Property property, Scope scope, Wanted wanted, Instant effective, boolean suspension) {
        List<GamingTable> all = tables.tables(Set.of(property.id()));
        List<GamingTable> inScope = inScope(all, scope);
        Map<Alike, TableDraft> drafted = new HashMap<>();
        List<TableChange> changes = new ArrayList<>();
        List<String> unchanged = new ArrayList<>();
        Set<Demand> demands = new LinkedHashSet<>();
        Map<Refusal, List<String>> faults = new LinkedHashMap<>();
        for (GamingTable table : inScope) {
            Pack pack = adopted.demand(table);
            Optional<TermsVersion> now = terms.newest(table.id());
            TermsDocument before = now.map(TermsVersion::terms).orElse(TermsDocument.of(Terms.NONE));
            TableDraft draft = drafted.computeIfAbsent(
                    new Alike(pack, before), alike -> TableDraft.of(pack, read(before), wanted, suspension));
            if (draft.faults().stream().anyMatch(fault -> fault.code().equals(NOTHING))) {
                unchanged.add(table.id());
            } else {
                draft.faults()
                        .forEach(fault -> faults.computeIfAbsent(fault, _ -> new ArrayList<>())
                                .add(table.id()));
                int version = now.map(TermsVersion::version).orElse(0);
                changes.add(TableChange.drafted(table.id(), table.game(), version, draft));
                demands.addAll(draft.demands(rules.notices(property.jurisdiction(), table.game())));
            }
        }
        List<Refusal> refusals = new ArrayList<>();
        faults.forEach((fault, where) -> refusals.add(at(fault, where)));
        if (changes.isEmpty()) {
            refusals.add(Refusal.of(NOTHING, "changes", "the terms of every table are so already", null));
        }
        refusals.addAll(notTogether(all, changes, unchanged, demands));
        refusals.addAll(shared.faults(property, changes, wanted.plan()));
        planned(property, all, inScope, wanted.plan(), effective).ifPresent(refusals::add);
        return new Drafts(changes, unchanged, suspension ? List.of() : List.copyOf(demands), refusals);
    }

    private static List<GamingTable> inScope(List<GamingTable> all, Scope scope) {
        List<GamingTable> covered = all.stream()
                .filter(table -> scope.covers(table.id(), table.pit(), table.game()))
                .toList();
        if (scope.tables() != null && covered.size() < scope.tables().size()) {
            Set<String> unknown = new LinkedHashSet<>(scope.tables());
            covered.forEach(table -> unknown.remove(table.id()));
            throw Refused.notFound("the property has no table " + String.join(", ", unknown));
        }
        Optional<GamingTable> never = covered.stream()
                .filter(table -> scope.tables() != null && !table.hasOpened())
                .findFirst();
        if (never.isPresent()) {
            throw Refused.because(Refusal.of(
                    "table-never-opened",
                    "scope.tables",
                    never.get().id() + " never opened: set its terms directly, no change request is needed",
                    null));
        }
        List<GamingTable> opened =
                covered.stream().filter(GamingTable::hasOpened).toList();
        if (opened.isEmpty()) {
            throw Refused.because(
                    Refusal.of("no-table-in-scope", "scope", "no table of this scope has ever opened", null));
        }
        return opened;
    }

    /** Where the text wants tables alike, all of them change by one request, but for those that are so already. */
    private static List<Refusal> notTogether(
            List<GamingTable> all, List<TableChange> changes, List<String> unchanged, Set<Demand> demands) {
        List<Refusal> faults = new ArrayList<>();
        Set<String> changed = new LinkedHashSet<>(unchanged);
        changes.forEach(change -> changed.add(change.table()));
        for (Demand demand : demands) {
            NoticeRule rule = demand.rule();
            if (rule.uniform() == null) {
                continue;
            }
            Set<String> pits = new LinkedHashSet<>();
            all.stream().filter(table -> changed.contains(table.id())).forEach(table -> pits.add(table.pit()));
            all.stream()
                    .filter(table -> table.hasOpened() && rule.concerns(table.game()) && !changed.contains(table.id()))
                    .filter(table -> rule.uniform() == NoticeRule.Uniform.PROPERTY || pits.contains(table.pit()))
                    .findFirst()
                    .ifPresent(left -> faults.add(Refusal.of(
                            "not-uniform",
                            "scope",
                            "it changes for all such tables together, and leaves out " + left.id(),
                            rule.cite().clause())));
        }
        return faults;
    }

    private Optional<Refusal> planned(
            Property property, List<GamingTable> all, List<GamingTable> inScope, Plan plan, Instant effective) {
        if (plan == null) {
            return Optional.empty();
        }
        if (effective == null || property.gamingDay(effective).isBefore(plan.ends())) {
            return Optional.of(new Refusal(
                    "before-planned-end",
                    "effective",
                    plan.ends().toString(),
                    "the plan ends the progressive on " + plan.ends() + ", not before",
                    null));
        }
        boolean runs = inScope.stream().noneMatch(table -> table.id().equals(plan.toTable()))
                && all.stream()
                        .filter(table -> table.hasOpened() && table.id().equals(plan.toTable()))
                        .anyMatch(table -> inForce(table).meters().stream()
                                .map(Schedule::id)
                                .anyMatch(plan.toSchedule()::equals));
        return runs
                ? Optional.empty()
                : Optional.of(Refusal.of(
                        "no-such-progressive",
                        "plan.toTable",
                        plan.toTable() + " is no other table of the property with a running progressive "
                                + plan.toSchedule(),
                        null));
    }

    private TermsInForce inForce(GamingTable table) {
        Terms now =
                terms.newest(table.id()).map(version -> read(version.terms())).orElse(Terms.NONE);
        return new TermsInForce(adopted.demand(table), now);
    }

    private static Terms read(TermsDocument document) {
        return switch (document.read()) {
            case Answer.Given<Terms>(Terms terms) -> terms;
            case Answer.Refused<Terms>(Refusal refusal) ->
                throw new IllegalStateException("stored terms cannot be read: " + refusal.message());
        };
    }

    private static Refusal at(Refusal fault, List<String> where) {
        String more = where.size() == 1 ? "" : " and " + (where.size() - 1) + " more";
        String message = fault.message() + ", at " + where.getFirst() + more;
        return new Refusal(fault.code(), fault.field(), fault.limit(), message, fault.cite());
    }
}
