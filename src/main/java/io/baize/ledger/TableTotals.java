package io.baize.ledger;

import io.baize.kernel.Money;
import io.baize.settle.document.SettlementDocument;
import io.baize.table.Effect;
import java.util.Set;

/** What a gaming day at a table adds up to, in cents. Also a change of it. */
public record TableTotals(
        long rounds, long bets, long handle, long returned, long won, long vigorish, long win, long drop) {

    public static final TableTotals NOTHING = new TableTotals(0, 0, 0, 0, 0, 0, 0, 0);

    private static final Set<String> NEVER_AT_RISK = Set.of("void", "withdrawn");

    /** A void or withdrawn bet was never at risk: it counts neither as handle nor as returned. */
    public static TableTotals settled(Effect.SettledRound round) {
        TableTotals totals = new TableTotals(1, 0, 0, 0, 0, 0, 0, 0);
        for (SettlementDocument.BetResult bet : round.settlement().bets()) {
            boolean atRisk = bet.lines().stream().anyMatch(line -> !NEVER_AT_RISK.contains(line.outcome()));
            if (atRisk) {
                totals = totals.plus(
                        new TableTotals(0, 1, bet.stake(), bet.returned(), bet.won(), bet.vigorish(), bet.house(), 0));
            }
        }
        return totals;
    }

    public static TableTotals reversed(Effect.SettledRound round) {
        TableTotals t = settled(round);
        return new TableTotals(-t.rounds, -t.bets, -t.handle, -t.returned, -t.won, -t.vigorish, -t.win, 0);
    }

    /** Drop is what the entry put into the box, at the table; a count only takes it out again. */
    public static TableTotals posted(Entry entry) {
        Money drop = entry.kind() == Entry.Kind.SETTLEMENT || entry.kind() == Entry.Kind.REVERSAL
                ? Money.ZERO
                : Balances.of(entry).estimatedDrop();
        return new TableTotals(0, 0, 0, 0, 0, 0, 0, drop.cents());
    }

    /** Whether bets changed, or only the box. */
    public boolean isOfPlay() {
        return !new TableTotals(rounds, bets, handle, returned, won, vigorish, win, 0).equals(NOTHING);
    }

    public TableTotals plus(TableTotals other) {
        return new TableTotals(
                rounds + other.rounds,
                bets + other.bets,
                handle + other.handle,
                returned + other.returned,
                won + other.won,
                vigorish + other.vigorish,
                win + other.win,
                drop + other.drop);
    }
}
