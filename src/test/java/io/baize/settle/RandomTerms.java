package io.baize.settle;

import io.baize.rulepack.Pack;
import io.baize.rulepack.Paytable;
import io.baize.rulepack.Rule;
import io.baize.rulepack.Schedule;
import io.baize.rulepack.Wager;
import io.baize.terms.Terms;
import io.baize.terms.TermsInForce;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.BiPredicate;

/** What a house might have chosen: wagers that may stand together, a printed table for each schedule, any answers. */
final class RandomTerms {

    private final Pack pack;
    private final Random random;

    RandomTerms(Pack pack, Random random) {
        this.pack = pack;
        this.random = random;
    }

    /** Any table, election and reading. */
    TermsInForce any() {
        return terms((_, _) -> true, answers(Rule.Kind.READING));
    }

    /** Any election, no reading but the pack's own, and where it can be one of the wanted tables. */
    TermsInForce wanting(BiPredicate<Schedule, Paytable> wanted) {
        return terms(wanted, Map.of());
    }

    private TermsInForce terms(BiPredicate<Schedule, Paytable> wanted, Map<String, String> readings) {
        Map<String, String> selections = new HashMap<>();
        for (Schedule schedule : pack.schedules().values()) {
            if (schedule.follows() == null) {
                List<Paytable> tables = List.copyOf(schedule.paytables().values());
                List<Paytable> some = tables.stream()
                        .filter(table -> wanted.test(schedule, table))
                        .toList();
                selections.put(
                        schedule.id(), pick(some.isEmpty() ? tables : some).id());
            }
        }
        Set<String> offered = offered();
        return new TermsInForce(pack, new Terms(offered, selections, Map.of(), elections(offered), readings, null));
    }

    /** Any, but those without which a wager on offer is not. */
    private Map<String, String> elections(Set<String> offered) {
        Map<String, String> elections = answers(Rule.Kind.ELECTION);
        pack.wagers().values().stream()
                .filter(wager -> wager.offeredWhen() != null && (offered == null || offered.contains(wager.id())))
                .forEach(wager -> elections.putAll(wager.offeredWhen().value()));
        return elections;
    }

    private Map<String, String> answers(Rule.Kind kind) {
        Map<String, String> answers = new HashMap<>();
        for (Rule rule : pack.rules().values()) {
            if (rule.kind() == kind && rule.type() == Rule.Type.CHOICE) {
                answers.put(rule.id(), pick(rule.values()));
            }
        }
        return answers;
    }

    /** As many wagers as may stand on one layout; those that nobody can play without come first. */
    private Set<String> offered() {
        List<Wager> wagers = new ArrayList<>(pack.wagers().values());
        Collections.shuffle(wagers, random);
        wagers.sort(Comparator.comparing(Wager::required).reversed());
        Set<String> offered = new LinkedHashSet<>();
        for (Wager wager : wagers) {
            if (offered.stream()
                    .noneMatch(other -> excludeEachOther(wager, pack.wagers().get(other)))) {
                offered.add(wager.id());
            }
        }
        return offered.size() == wagers.size() ? null : offered;
    }

    private static boolean excludeEachOther(Wager one, Wager other) {
        return excludes(one, other) || excludes(other, one);
    }

    private static boolean excludes(Wager one, Wager other) {
        return one.excludes() != null && one.excludes().value().contains(other.id());
    }

    private <T> T pick(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
