package io.baize.change;

import io.baize.kernel.Money;
import io.baize.rulepack.ChangeKind;
import io.baize.rulepack.PayoutLimitRule;
import io.baize.rulepack.Schedule;
import io.baize.terms.LargestWin;
import io.baize.terms.TermsInForce;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Which kinds of change an item is. One value may be several: a wager that is offered again and has a meter is also the
 * start of a progressive, whichever of its values makes it playable.
 */
final class Touches {

    private static final String VIGORISH = "vigorish";
    private static final String RAKE = "rake";
    private static final String PROGRESSIVE = "progressive-";

    private final TermsInForce before;
    private final TermsInForce after;
    private final Set<Touch> found = new LinkedHashSet<>();

    private Touches(TermsInForce before, TermsInForce after) {
        this.before = before;
        this.after = after;
    }

    static Set<Touch> of(List<Item> items, TermsInForce before, TermsInForce after) {
        Touches touches = new Touches(before, after);
        items.forEach(touches::item);
        touches.progressives();
        return touches.found;
    }

    /** The progressives whose meters run before the change and no longer after it. */
    static Set<String> ended(TermsInForce before, TermsInForce after) {
        return without(ids(before), ids(after));
    }

    static Set<String> started(TermsInForce before, TermsInForce after) {
        return without(ids(after), ids(before));
    }

    private void item(Item item) {
        String section = item.path().replaceFirst("\\..*", "");
        String key =
                item.path().substring(Math.min(section.length() + 1, item.path().length()));
        switch (section) {
            case Alteration.OFFERED -> {
                boolean on = Boolean.TRUE.equals(item.after());
                add(on ? ChangeKind.WAGER_OFFERED : ChangeKind.WAGER_WITHDRAWN, Set.of(key));
            }
            case "selections" -> add(ChangeKind.PAYTABLE, wagers(key));
            case "customTables" ->
                add(item.after() == null ? ChangeKind.PAYTABLE : ChangeKind.CUSTOM_PAYTABLE, wagers(key));
            case "limits" -> add(ChangeKind.LIMITS, Set.of(key));
            case "elections" -> election(key);
            case "readings" -> add(ChangeKind.READING, Set.of(key));
            case "payoutLimit", "payoutLimits" -> payoutLimits(section.equals("payoutLimit") ? null : key);
            default -> throw new IllegalStateException(item.path() + " is no place in terms");
        }
    }

    private void election(String rule) {
        boolean vigorish = after.pack().schedules().values().stream().anyMatch(one -> rule.equals(one.vigorish()));
        if (vigorish || rule.startsWith(VIGORISH)) {
            add(ChangeKind.VIGORISH, Set.of(rule));
        } else if (rule.startsWith(RAKE)) {
            add(ChangeKind.RAKE, Set.of(rule));
        } else if (rule.startsWith(PROGRESSIVE)) {
            add(ChangeKind.PROGRESSIVE_PARAMETERS, wagersOf(meters()));
        } else {
            add(ChangeKind.ELECTION, Set.of(rule));
        }
    }

    /** One amount may be that of several limits; each is a decrease or not by what was in force. */
    private void payoutLimits(String id) {
        List<PayoutLimitRule> rules = after.pack().payoutLimits().stream()
                .filter(rule -> id == null || rule.id().equals(id))
                .toList();
        for (PayoutLimitRule rule : rules) {
            Optional<Money> old = LargestWin.limit(rule, before);
            Optional<Money> now = LargestWin.limit(rule, after);
            if (!old.equals(now)) {
                boolean lower = now.isPresent()
                        && old.map(limit -> now.get().compareTo(limit) < 0).orElse(true);
                add(lower ? ChangeKind.PAYOUT_LIMIT_DECREASE : ChangeKind.PAYOUT_LIMIT, rule.covers());
            }
        }
        if (rules.isEmpty()) {
            add(ChangeKind.PAYOUT_LIMIT, Set.of());
        }
    }

    private void progressives() {
        started(before, after).forEach(id -> add(ChangeKind.PROGRESSIVE_START, wagers(id)));
        ended(before, after).forEach(id -> add(ChangeKind.PROGRESSIVE_DISCONTINUATION, wagers(id)));
    }

    private Collection<Schedule> meters() {
        return after.pack().schedules().values().stream()
                .filter(Schedule::meter)
                .toList();
    }

    private Set<String> wagers(String schedule) {
        return Optional.ofNullable(after.pack().schedules().get(schedule))
                .map(known -> Set.copyOf(known.wagers()))
                .orElse(Set.of(schedule));
    }

    private static Set<String> wagersOf(Collection<Schedule> schedules) {
        return schedules.stream().flatMap(one -> one.wagers().stream()).collect(Collectors.toSet());
    }

    private static Set<String> ids(TermsInForce terms) {
        return terms.meters().stream().map(Schedule::id).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> without(Set<String> all, Set<String> these) {
        Set<String> left = new HashSet<>(all);
        left.removeAll(these);
        return left;
    }

    private void add(ChangeKind kind, Set<String> about) {
        found.add(new Touch(kind, about));
    }
}
