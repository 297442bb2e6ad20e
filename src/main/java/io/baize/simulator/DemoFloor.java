package io.baize.simulator;

import io.baize.kernel.Jurisdiction;
import io.baize.kernel.Money;
import io.baize.rulepack.AmountRule;
import io.baize.rulepack.Pack;
import io.baize.rulepack.PayoutLimitRule;
import io.baize.rulepack.Rule;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.Schedule;
import io.baize.rulepack.Wager;
import io.baize.table.TableSetup;
import io.baize.terms.Limits;
import io.baize.terms.Terms;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Four casinos, one in each jurisdiction. Their hold 'em tables differ so that every paytable is somewhere in use; of
 * every other game that the rule book has there, a casino has one table.
 */
public final class DemoFloor {

    static final String GAME = "heads-up-holdem";
    static final String PACK_VERSION = "2026.1";
    static final LocalTime GAMING_DAY_START = LocalTime.of(6, 0);
    static final List<String> PITS = List.of("main", "river");
    private static final ZoneId EASTERN = ZoneId.of("America/New_York");
    private static final long HOUSE_SEED_CENTS = 1_000_000;
    private static final long PAYOUT_LIMIT_CENTS = 10_000_000;
    /** Six tables show A to F in New York and, starting from here, E to J in Maryland. */
    private static final int MARYLAND_PROGRESSIVE_START = 4;

    record Property(String id, String name, Jurisdiction jurisdiction, ZoneId zone) {}

    static final List<Property> PROPERTIES = List.of(
            new Property("catskill", "Catskill Mountain Casino", Jurisdiction.NY, EASTERN),
            new Property("harbor", "Harbor Lights Casino", Jurisdiction.MA, EASTERN),
            new Property("chesapeake", "Chesapeake Bay Casino", Jurisdiction.MD, EASTERN),
            new Property("granite", "Granite State Card Room", Jurisdiction.NH, EASTERN));

    private DemoFloor() {}

    public static List<DemoTable> tables(RuleBook rules, int perProperty) {
        List<DemoTable> tables = new ArrayList<>();
        for (Property property : PROPERTIES) {
            Pack pack =
                    rules.version(property.jurisdiction(), GAME, PACK_VERSION).orElseThrow();
            for (int index = 0; index < perProperty; index++) {
                tables.add(table(property, pack, index));
            }
        }
        for (Property property : PROPERTIES) {
            others(rules, property).forEach(pack -> tables.add(table(property, pack, 0)));
        }
        return List.copyOf(tables);
    }

    /** Everything the property plays. */
    static List<Pack> packs(RuleBook rules, Property property) {
        List<Pack> packs = new ArrayList<>();
        rules.version(property.jurisdiction(), GAME, PACK_VERSION).ifPresent(packs::add);
        packs.addAll(others(rules, property));
        return packs;
    }

    private static List<Pack> others(RuleBook rules, Property property) {
        return rules.packs().stream()
                .filter(pack -> pack.jurisdiction() == property.jurisdiction()
                        && pack.version().equals(PACK_VERSION))
                .filter(pack ->
                        !pack.game().equals(GAME) && Plays.find(pack.game()).isPresent())
                .sorted(Comparator.comparing(Pack::game))
                .toList();
    }

    private static DemoTable table(Property property, Pack pack, int index) {
        TableSetup setup = new TableSetup(
                property.id(),
                property.jurisdiction(),
                property.zone(),
                GAMING_DAY_START,
                pack.game(),
                PACK_VERSION,
                1,
                terms(pack, index));
        int number = index + 1;
        String pit = PITS.get(index % PITS.size());
        String game = pack.game().equals(GAME) ? "hu" : pack.game();
        return new DemoTable(property.id() + "-" + game + "-" + number, pit, pack.name() + " " + number, setup);
    }

    private static Terms terms(Pack pack, int index) {
        boolean limited = index % 2 == 1
                && pack.payoutLimits().stream().anyMatch(rule -> rule.mode() == PayoutLimitRule.Mode.OPTIONAL);
        return new Terms(
                offered(pack),
                selections(pack, index),
                limits(pack, index),
                elections(pack, index),
                Map.of(),
                limited ? Money.usd(PAYOUT_LIMIT_CENTS) : null);
    }

    /** All wagers, or the first of those that one table may not offer together; null stands for all. */
    private static Set<String> offered(Pack pack) {
        Set<String> offered = new TreeSet<>();
        for (Wager wager : pack.wagers().values()) {
            boolean excluded = wager.excludes() != null
                            && wager.excludes().value().stream().anyMatch(offered::contains)
                    || offered.stream()
                            .map(pack.wagers()::get)
                            .anyMatch(other -> other.excludes() != null
                                    && other.excludes().value().contains(wager.id()));
            if (!excluded) {
                offered.add(wager.id());
            }
        }
        return offered.size() == pack.wagers().size() ? null : offered;
    }

    private static Map<String, String> selections(Pack pack, int index) {
        Map<String, String> selections = new TreeMap<>();
        for (Schedule schedule : pack.schedules().values()) {
            if (schedule.paytables().size() > 1 && schedule.follows() == null) {
                List<String> ids = List.copyOf(schedule.paytables().keySet());
                boolean shifted = schedule.meter() && pack.jurisdiction() == Jurisdiction.MD;
                selections.put(
                        schedule.id(), ids.get((index + (shifted ? MARYLAND_PROGRESSIVE_START : 0)) % ids.size()));
            }
        }
        return selections;
    }

    private static Map<String, Limits> limits(Pack pack, int index) {
        Map<String, Limits> limits = new TreeMap<>();
        for (Wager wager : pack.wagers().values()) {
            if (wager.amount() instanceof AmountRule.WithinLimits(AmountRule.Bounds bounds)) {
                limits.put(wager.id(), bounds == null ? open(wager.side(), index % 3) : within(bounds, index % 3));
            }
        }
        return limits;
    }

    /** A cheap, a middling and a dear table. */
    private static Limits open(boolean side, int level) {
        long min = side ? new long[] {100, 500, 500}[level] : new long[] {500, 1_000, 2_500}[level];
        return new Limits(Money.usd(min), Money.usd(min * 100), Money.usd(side ? 100 : 500));
    }

    private static Limits within(AmountRule.Bounds bounds, int level) {
        if (bounds.min() == null || bounds.max() == null) {
            Limits open = open(true, level);
            Money min = bounds.min() == null || bounds.min().compareTo(open.min()) < 0 ? open.min() : bounds.min();
            return new Limits(min, bounds.max() == null ? min.times(100) : bounds.max(), open.increment());
        }
        long min = Math.min(
                bounds.min().cents() * new long[] {1, 2, 5}[level], bounds.max().cents());
        return new Limits(Money.usd(min), bounds.max(), Money.usd(100));
    }

    private static Map<String, String> elections(Pack pack, int index) {
        Map<String, String> wanted = Map.of(
                "progressive-contribution", String.valueOf(2_000 + index % 3 * 500),
                "progressive-seed", String.valueOf(HOUSE_SEED_CENTS),
                "trips-plus-settled", index % 2 == 0 ? "after-main" : "before-main");
        Map<String, String> elections = new TreeMap<>(wanted);
        elections.keySet().removeIf(id -> {
            Rule rule = pack.rules().get(id);
            return rule == null || rule.kind() != Rule.Kind.ELECTION || !rule.permits(wanted.get(id));
        });
        Set<String> offered = offered(pack);
        pack.wagers().values().stream()
                .filter(wager -> wager.offeredWhen() != null && (offered == null || offered.contains(wager.id())))
                .forEach(wager -> elections.putAll(wager.offeredWhen().value()));
        return elections;
    }
}
