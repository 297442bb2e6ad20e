package io.baize.table;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Decision;
import io.baize.game.Irregularity;
import io.baize.game.Round;
import io.baize.kernel.Money;
import java.util.List;

/** What can happen at a table. A new kind breaks the build wherever it must be answered. */
public sealed interface TableEvent {

    record TableOpened(String dealer) implements TableEvent {}

    record TableClosed() implements TableEvent {}

    record DealerChanged(String dealer) implements TableEvent {}

    /** Everything that belongs to one round. */
    sealed interface OfRound extends TableEvent {
        String round();
    }

    record RoundOpened(String round) implements OfRound {}

    record BetPlaced(String round, Bet bet) implements OfRound {}

    record BetIncreased(String round, String bet, Money addition) implements OfRound {}

    record BetWithdrawn(String round, String bet) implements OfRound {}

    record BetsClosed(String round) implements OfRound {}

    /** The progressive table game system accepted the wagers of these seats. */
    record ProgressiveRegistered(String round, List<Integer> seats) implements OfRound {}

    /** The dealer locked the progressive system out and counted the chips that lie on its wagers. */
    record ProgressiveLockedOut(String round, int chips) implements OfRound {}

    /** {@code redeal} replaces what lay there. */
    record CardsDealt(String round, Place to, int seat, List<Card> cards, boolean redeal) implements OfRound {}

    enum Place {
        SEAT,
        DEALER,
        COMMUNITY,
        BURN
    }

    record DecisionMade(String round, Decision decision) implements OfRound {}

    /** A shaker or a random number generator showed a number. */
    record NumberDrawn(String round, int number) implements OfRound {}

    record IrregularityDeclared(String round, Irregularity irregularity) implements OfRound {}

    record RoundCompleted(String round) implements OfRound {}

    record RoundVoided(String round, String reason) implements OfRound {}

    /** Replaces the whole facts of a round. */
    record RoundCorrected(String round, String by, String reason, Round facts) implements OfRound {}

    /** Money that went into the drop box, by what it was. */
    record Dropped(Instrument instrument, Money amount) implements TableEvent {}

    enum Instrument {
        CASH,
        MARKER,
        COUPON
    }

    record FillDelivered(String slip, Money amount) implements TableEvent {}

    record CreditDelivered(String slip, Money amount) implements TableEvent {}

    /** A supervisor accepts that the missing events of a round will not come. */
    record GapAccepted(String round, String by, String reason) implements OfRound {}

    /** A supervisor rules on an irregularity on which the text is silent. */
    record IrregularityRuled(String round, String by, String reason, Irregularity.Ruling ruling) implements OfRound {}

    /** A supervisor has seen the winning hand and its light, and lets the progressive win of a seat be paid. */
    record JackpotValidated(String round, int seat, String by, String reason) implements OfRound {}

    /** A supervisor lets a quarantined event in after all. */
    record QuarantineReleased(int partition, long offset, String by, String reason) implements TableEvent {}

    /** A change's time has come: it takes effect at this table's next round boundary. */
    record ChangeActivated(String request, String by) implements TableEvent {}

    /** The pool of a progressive that was discontinued at another table comes to this one. */
    record PoolReceived(String request, String fromTable, String fromSchedule, String schedule, Money pool)
            implements TableEvent {}
}
