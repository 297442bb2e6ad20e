package io.baize.table;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Decision;
import io.baize.game.Irregularity;
import io.baize.game.Round;
import io.baize.kernel.Money;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** What can happen at a table. A new kind breaks the build wherever it must be answered. */
public sealed interface TableEvent {

    /** {@code opener} is null where the table opens without a count of its tray. */
    record TableOpened(String dealer, TrayCount opener) implements TableEvent {

        public TableOpened(String dealer) {
            this(dealer, null);
        }
    }

    /** {@code closer} is null where the table closes without a count of its tray. */
    record TableClosed(TrayCount closer) implements TableEvent {

        public TableClosed() {
            this(null);
        }
    }

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

    /** Money that moves at a table other than by a bet. */
    sealed interface OfMoney extends TableEvent {
        Money amount();
    }

    /** A buy-in: what went into the drop box, for which chips left the tray. */
    record Dropped(Instrument instrument, Money amount) implements OfMoney {}

    /** {@code OTHER} is what lies in a box and is none of these: the chips of a rake. */
    enum Instrument {
        CASH,
        MARKER,
        COUPON,
        OTHER
    }

    record CouponDropped(Coupon kind, Money amount) implements OfMoney {}

    /** A coupon was exchanged for chips, or was itself the wager, beside chips or instead of them. */
    enum Coupon {
        CHIPS,
        MATCH_PLAY,
        FREE_BET
    }

    /** A player signed for chips; the marker's slip went into the box. */
    record MarkerIssued(String marker, String player, Money amount) implements OfMoney {}

    /** A player bought the marker back at the table. */
    record MarkerRedeemed(String marker, Payment with, Money amount) implements OfMoney {}

    enum Payment {
        CHIPS,
        CASH
    }

    record FillDelivered(String slip, Money amount) implements OfMoney {}

    record CreditDelivered(String slip, Money amount) implements OfMoney {}

    /** Revenue out of a pot (NY 5324.42(n)); it lies in the tray or in the drop box then (NY 5324.42(b), (n)(2)). */
    record RakeTaken(String round, Into into, Money amount) implements OfMoney {}

    enum Into {
        TRAY,
        BOX
    }

    /** Vigorish that a settlement took was marked as owed and not collected. */
    record VigorishOwed(int seat, Money amount) implements OfMoney {}

    record VigorishCollected(int seat, Money amount) implements OfMoney {}

    /** A tip for the dealers went into the tip box: it is neither drop nor win. */
    record TipTaken(Money amount) implements OfMoney {}

    /** The cage paid a win of this round, which the tray therefore did not. */
    record HandPaid(String slip, String round, int seat, Money amount) implements OfMoney {}

    /** The tray was counted while the table went on. */
    record InventoryCounted(TrayCount.Kind kind, TrayCount count) implements TableEvent {}

    record BoxRemoved(String box) implements TableEvent {}

    /** The count of a box is closed, so that what was in it may be known. */
    record DropCounted(String box, LocalDate gamingDay, Map<Instrument, Money> counted, String by)
            implements TableEvent {}

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
