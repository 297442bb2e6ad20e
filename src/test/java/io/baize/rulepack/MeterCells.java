package io.baize.rulepack;

import java.util.Map;
import java.util.TreeMap;

/** What the text says about meters: the least seed, the least rate of progression, and fixed amounts a meter bears. */
final class MeterCells {

    private static final String CONTRIBUTION = "progressive-contribution";

    private MeterCells() {}

    static Map<String, String> of(Pack pack) {
        Map<String, String> cells = new TreeMap<>();
        pack.schedules()
                .values()
                .forEach(schedule -> schedule.paytables().values().forEach(table -> {
                    if (table.minimumSeed() != null) {
                        cells.put("seed " + table.id() + " minimum", Words.dollars(table.minimumSeed()));
                    }
                    table.lines().values().stream()
                            .filter(PayLine::fromMeter)
                            .forEach(line -> cells.put("from-meter " + table.id() + " " + line.outcome(), "yes"));
                }));
        pack.schedules().values().stream()
                .filter(Schedule::meter)
                .forEach(schedule -> progression(pack, schedule, cells));
        return cells;
    }

    /** Where the text names the amounts of the wager, the rate goes by the amount, and otherwise by the paytable. */
    private static void progression(Pack pack, Schedule schedule, Map<String, String> cells) {
        Wager wager = pack.wagers().get(schedule.wagers().getFirst());
        if (wager.amount() instanceof AmountRule.Elected(String by)
                && pack.rules().get(by).type() == Rule.Type.CHOICE) {
            pack.rules().get(by).values().forEach(cents -> {
                Rule rule = pack.rules().get(CONTRIBUTION);
                Long least = rule.minWhen().stream()
                        .filter(one -> one.rule().equals(by) && one.is().equals(cents))
                        .map(Rule.MinWhen::min)
                        .findFirst()
                        .orElse(rule.min());
                rate("$" + Long.parseLong(cents) / 100, least, cells);
            });
        } else {
            schedule.paytables().keySet().forEach(table -> rate(table, least(pack), cells));
        }
    }

    private static Long least(Pack pack) {
        Rule contribution = pack.rules().get(CONTRIBUTION);
        return contribution == null ? null : contribution.min();
    }

    private static void rate(String of, Long least, Map<String, String> cells) {
        if (least != null && least > 0) {
            cells.put("progression " + of + " minimum", Words.percent(least));
        }
    }
}
