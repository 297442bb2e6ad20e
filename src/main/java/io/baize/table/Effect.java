package io.baize.table;

import io.baize.game.Bet;
import io.baize.kernel.Money;
import io.baize.kernel.Refusal;
import io.baize.settle.document.RoundDocument;
import io.baize.settle.document.SettlementDocument;
import java.time.Instant;
import java.time.LocalDate;

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

    record MeterChanged(String schedule, Money amount) implements Effect {}

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
