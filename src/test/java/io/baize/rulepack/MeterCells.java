package io.baize.rulepack;

import java.util.Map;
import java.util.TreeMap;

/** What the text says about meters: the least seed, the least rate of progression, and fixed amounts a meter bears. */
final class MeterCells {

    private static final String CONTRIBUTION = "progressive-contribution";

    private MeterCells() {}

    static Map<String, String> of(Pack pack) {
        Map<String, String> cells = new TreeMap<>();
        pack.schedules().values().forEach(schedule -> schedule.paytables().values().forEach(table -> {
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

    private static void progression(Pack pack, Schedule schedule, Map<String, String> cells) {
        Rule rule = pack.rules().get(CONTRIBUTION);
        if (rule == null || rule.min() == null || rule.min() == 0) {
            return;
        }
        schedule.paytables()
                .keySet()
                .forEach(table -> cells.put("progression " + table + " minimum", Words.percent(rule.min())));
    }
}
