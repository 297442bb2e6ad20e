package io.baize.table;

import io.baize.game.Bet;
import io.baize.kernel.Money;
import io.baize.kernel.Refusal;
import io.baize.progressive.LinkedMeter;
import io.baize.settle.document.RoundDocument;
import io.baize.settle.document.SettlementDocument;
import io.baize.terms.Terms;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/** What an event brought about. A table returns these and stores nothing; flow writes them down and publishes them. */
public sealed interface Effect {

    /** {@code excess} was handed back at once. */
    record BetAccepted(String round, Bet bet, Money excess) implements Effect {}

    record BetRejected(String round, Bet bet, Refusal refusal) implements Effect {}

    record RoundSettled(SettledRound round) implements Effect {}

    /** The settlement of an earlier revision no longer counts. */
    record RoundReversed(SettledRound round, String reason) implements Effect {}

    record AlertRaised(String round, String code, String message) implements Effect {}

    /** The event was out of place: it counts as received, changes nothing and goes to quarantine. */
    record EventRefused(Refusal refusal) implements Effect {}

    record TableChanged() implements Effect {}

    /** A meter of the table's own. */
    record MeterChanged(String schedule, Money amount) implements Effect {}

    /** The meter of a group: every table of it plays on from here. */
    record LinkedMeterChanged(String property, LinkedMeter meter) implements Effect {}

    /** From here on the table plays under these terms, or as before where {@code terms} is null. */
    record ChangeActivated(String request, int termsVersion, Terms terms, List<String> paths) implements Effect {

        /** The version whose sign is to hang at the table from here on; null where the terms stay as they were. */
        public Integer signDue() {
            return terms == null ? null : termsVersion;
        }
    }

    /** At the last moment something forbade it; the table plays on as before. */
    record ChangeRefused(String request, Refusal refusal) implements Effect {}

    /** The pool of a discontinued progressive left for another table. */
    record PoolTransferred(PoolTransfer transfer, Money pool) implements Effect {}

    /** Money other than bets moved. {@code event} is the identity of the event that says so. */
    record MoneyMoved(TableEvent.OfMoney what, String event, LocalDate gamingDay) implements Effect {}

    record TrayCounted(TrayCount.Kind kind, TrayCount count, LocalDate gamingDay) implements Effect {}

    record BoxTaken(String box, LocalDate gamingDay) implements Effect {}

    record BoxCounted(TableEvent.DropCounted drop) implements Effect {}

    /** A settled round with the facts and the terms it can be replayed from. */
    record SettledRound(
            String id,
            int revision,
            LocalDate gamingDay,
            Instant openedAt,
            Instant completedAt,
            int termsVersion,
            RoundDocument facts,
            SettlementDocument settlement) {}
}
