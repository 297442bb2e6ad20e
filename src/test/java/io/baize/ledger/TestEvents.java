package io.baize.ledger;

import io.baize.kernel.Money;
import io.baize.settle.document.RoundDocument;
import io.baize.settle.document.SettlementDocument;
import io.baize.table.Effect;
import io.baize.table.TableEvent;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** What happens at a table, for tests of its books. */
final class TestEvents {

    static final LocalDate DAY = LocalDate.parse("2026-11-02");

    private TestEvents() {}

    record TestBet(String wager, long stake, long returned, long won, long vigorish, boolean coupon) {

        long house() {
            return stake - returned - won + vigorish;
        }
    }

    static Effect.SettledRound round(String id, TestBet bet) {
        SettlementDocument.BetResult result = new SettlementDocument.BetResult(
                "b1",
                1,
                "ann",
                bet.wager(),
                bet.stake(),
                "settled",
                bet.returned(),
                bet.won(),
                bet.vigorish(),
                bet.house(),
                List.of(),
                null);
        SettlementDocument settlement =
                new SettlementDocument("ny", "test", "2026.1", "settled", List.of(result), Map.of(), null);
        RoundDocument.BetDocument document = new RoundDocument.BetDocument(
                "b1", 1, "ann", bet.wager(), bet.stake(), null, bet.coupon() ? "promotional" : null, null);
        RoundDocument facts = new RoundDocument(
                "ny",
                "test",
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                List.of(document),
                null,
                null,
                null,
                null);
        return new Effect.SettledRound(id, 1, DAY, Instant.EPOCH, Instant.EPOCH, 1, facts, settlement);
    }

    static Entry moved(TableEvent.OfMoney what) {
        return Bookkeeping.moved(new Effect.MoneyMoved(what, "/terminal/t/1", DAY));
    }

    static Money usd(long dollars) {
        return Money.usd(dollars * 100);
    }
}
