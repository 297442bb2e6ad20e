package io.baize.dashboard;

import io.baize.kernel.Money;
import io.baize.kernel.Refusal;
import io.baize.rulepack.Pack;
import io.baize.rulepack.Paytable;
import io.baize.rulepack.Schedule;
import io.baize.settle.document.SettlementDocument;
import io.baize.terms.CustomTable;
import java.util.List;
import java.util.Optional;

/** A bet with what it came to, and every line of the explanation that a pit boss reads to the player. */
record BetView(
        String id,
        String wager,
        String on,
        Money stake,
        Money returned,
        Money won,
        Money house,
        List<Line> lines,
        Refusal rejection) {

    /** {@code paytable} names the schedule and the table the line was paid from. */
    record Line(
            String paytable,
            String outcome,
            String pays,
            String decidedBy,
            String explanation,
            String cite,
            boolean wins) {}

    /** {@code on} is what the bet is on within its wager, or null. */
    static BetView of(Pack pack, SettlementDocument.BetResult bet, String on) {
        return new BetView(
                bet.id(),
                Words.wager(pack, bet.wager()),
                on,
                Money.usd(bet.stake()),
                Money.usd(bet.returned()),
                Money.usd(bet.won()),
                Money.usd(bet.house()),
                bet.lines() == null
                        ? List.of()
                        : bet.lines().stream().map(line -> line(pack, line)).toList(),
                bet.rejection());
    }

    private static Line line(Pack pack, SettlementDocument.LineResult line) {
        return new Line(
                paytable(pack, line),
                Words.capital(line.outcome()),
                line.pays(),
                line.decidedBy(),
                explanation(line),
                line.cite(),
                line.won() > 0);
    }

    /** The outcome stands before it already. */
    private static String explanation(SettlementDocument.LineResult line) {
        String outcome = Words.plain(line.outcome()) + ": ";
        boolean repeats = line.explanation().startsWith(outcome);
        return Words.sentence(repeats ? line.explanation().substring(outcome.length()) : line.explanation());
    }

    private static String paytable(Pack pack, SettlementDocument.LineResult line) {
        Optional<Schedule> schedule = Optional.ofNullable(pack.schedules().get(line.schedule()));
        Optional<Paytable> paytable = schedule.map(Schedule::paytables).map(tables -> tables.get(line.paytable()));
        String place = schedule.map(found -> Words.schedule(pack, found)).orElse("");
        String printed = paytable.map(found -> ", " + Words.paytable(found)).orElse("");
        return place + (CustomTable.ID.equals(line.paytable()) ? ", custom table" : printed);
    }
}
