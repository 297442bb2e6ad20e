package io.baize.rulepack;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** A pack in the words of a transcription, cell by cell: paytables, seats, limits and irregularities. */
final class PackCells {

    private final Pack pack;
    private final Map<String, String> cells = new TreeMap<>();

    private PackCells(Pack pack) {
        this.pack = pack;
    }

    static Map<String, String> of(List<Pack> packs) {
        Map<String, String> all = new TreeMap<>();
        packs.forEach(pack -> all.putAll(of(pack)));
        return all;
    }

    private static Map<String, String> of(Pack pack) {
        PackCells read = new PackCells(pack);
        read.put("equipment seats most", String.valueOf(pack.seats().value()));
        pack.schedules().values().forEach(read::schedule);
        pack.payoutLimits().forEach(read::payoutLimit);
        pack.irregularities().values().forEach(read::irregularity);
        AmountCells.of(pack).forEach(read::put);
        MeterCells.of(pack).forEach(read::put);
        return read.cells;
    }

    private void schedule(Schedule schedule) {
        schedule.paytables()
                .values()
                .forEach(table -> table.lines()
                        .values()
                        .forEach(line -> put(
                                schedule.id() + " " + table.id() + " " + line.outcome(),
                                line.pays().toString())));
        if (schedule.vigorish() != null) {
            long rate = Long.parseLong(pack.rules().get(schedule.vigorish()).value());
            put("vigorish " + schedule.id() + " of the win", Words.percent(rate));
        }
    }

    private void payoutLimit(PayoutLimitRule limit) {
        if (limit.mode() == PayoutLimitRule.Mode.NONE) {
            return;
        }
        String place = "payout-limit " + String.join(" ", new TreeSet<>(limit.covers())) + " ";
        put(place + "mode", limit.mode().name().toLowerCase(Locale.ROOT));
        if (limit.floor() != null && limit.floor().cents() > 0) {
            put(place + "least", Words.dollars(limit.floor()));
        }
        if (limit.orMaximumWinAtMinimumBet()) {
            put(place + "or-if-greater", "largest win at minimum bets");
        }
    }

    private void irregularity(IrregularityRule rule) {
        String place = "irregularity " + rule.kind() + " ";
        put(place + "effect", rule.effect().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        put(place + "settled", rule.settle().isEmpty() ? "none" : String.join(" ", new TreeSet<>(rule.settle())));
    }

    private void put(String cell, String value) {
        cells.put(pack.jurisdiction().id() + " " + cell, value);
    }
}
