package io.baize.settle.document;

import io.baize.game.Bet;
import io.baize.kernel.Refusal;
import io.baize.rulepack.Pack;
import io.baize.settle.MeterMove;
import io.baize.settle.SettledBet;
import io.baize.settle.SettledLine;
import io.baize.settle.Settlement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a round paid, as every reader outside sees it. */
public record SettlementDocument(
        String jurisdiction,
        String game,
        String pack,
        String status,
        List<BetResult> bets,
        Map<String, MeterResult> meters,
        Totals totals) {

    public record BetResult(
            String id,
            int seat,
            String player,
            String wager,
            long stake,
            String status,
            long returned,
            long won,
            long vigorish,
            long house,
            List<LineResult> lines,
            Refusal rejection) {}

    public record LineResult(
            String schedule,
            String paytable,
            String outcome,
            String pays,
            long won,
            long returned,
            String decidedBy,
            String explanation,
            String cite) {}

    public record MeterResult(long before, long paid, long after) {}

    public record Totals(long stake, long returned, long won, long vigorish, long house) {}

    public static SettlementDocument of(Pack pack, Settlement settlement, Map<Bet, Refusal> rejected) {
        List<BetResult> bets = new ArrayList<>();
        settlement.bets().forEach(bet -> bets.add(settled(bet)));
        rejected.forEach((bet, refusal) -> bets.add(rejected(bet, refusal)));
        Map<String, MeterResult> meters = new LinkedHashMap<>();
        settlement.meters().forEach((schedule, move) -> meters.put(schedule, meter(move)));
        return new SettlementDocument(
                pack.jurisdiction().id(),
                pack.game(),
                pack.version(),
                settlement.status() == Settlement.Status.VOID ? "void" : "settled",
                bets,
                meters,
                new Totals(
                        settlement.stake().cents(),
                        settlement.returned().cents(),
                        settlement.won().cents(),
                        settlement.vigorish().cents(),
                        settlement.house().cents()));
    }

    private static BetResult settled(SettledBet settled) {
        Bet bet = settled.bet();
        return new BetResult(
                bet.id(),
                bet.seat(),
                bet.player(),
                bet.wager(),
                bet.amount().cents(),
                "settled",
                settled.returned().cents(),
                settled.won().cents(),
                settled.vigorish().cents(),
                settled.house().cents(),
                settled.lines().stream().map(SettlementDocument::line).toList(),
                null);
    }

    /** A rejected bet never was at risk: all of it is handed back, outside the round's totals. */
    private static BetResult rejected(Bet bet, Refusal refusal) {
        long amount = bet.amount().cents();
        return new BetResult(
                bet.id(),
                bet.seat(),
                bet.player(),
                bet.wager(),
                amount,
                "rejected",
                amount,
                0,
                0,
                0,
                List.of(),
                refusal);
    }

    private static LineResult line(SettledLine line) {
        return new LineResult(
                line.schedule(),
                line.paytable(),
                line.outcome(),
                line.pays(),
                line.won().cents(),
                line.returned().cents(),
                line.decidedBy(),
                line.explanation(),
                line.cite());
    }

    private static MeterResult meter(MeterMove move) {
        return new MeterResult(
                move.before().cents(), move.paid().cents(), move.after().cents());
    }
}
