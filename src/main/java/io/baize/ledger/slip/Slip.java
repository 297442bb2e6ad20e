package io.baize.ledger.slip;

import io.baize.kernel.Chips;
import io.baize.kernel.Money;
import java.util.Set;

/**
 * A fill or a credit, as far as it has come. Each state offers only its legal next steps:
 *
 * <pre>
 *            prepare              deliver              post
 * Requested ────────► Prepared ────────────► Delivered ────► Posted
 *     │                 ▲  │  └────── post (told by the table's own terminal) ──────►┘
 *     │  the cage counts│  │ the table counts       ▲
 *     │  a credit other-│  │ a fill otherwise       │
 *     │  wise           │  ▼                        │
 *     └──────────► Disputed ──────── settle ─────────┘
 *
 * Requested, Disputed, Prepared ── ask-void ──► VoidAsked ── confirm-void ──► Voided
 *                                     ▲             │
 *                                     └─ decline ◄──┘
 * </pre>
 *
 * <p>Chips are counted twice: where they leave and where they arrive. A fill leaves the cage and arrives at the table,
 * a credit the other way. Where the count on arrival differs, somebody who counted neither says which of them stands.
 * A settled credit is prepared, a settled fill is delivered.
 */
public sealed interface Slip {

    Sheet sheet();

    SlipState state();

    /** The only steps that are legal now. */
    Set<Step> offers();

    /** The count that stands; in a dispute the one of the side that sent the chips. */
    Chips chips();

    default Order order() {
        return sheet().order();
    }

    /** A slip that nothing but paper would be lost with: it can still be voided. */
    sealed interface Voidable extends Slip {

        default VoidAsked voidAsked(Signature signature) {
            return new VoidAsked(sheet().plus(signature), this);
        }

        /** Itself again, with what was signed meanwhile. */
        Voidable on(Sheet sheet);
    }

    record Requested(Sheet sheet) implements Voidable {

        Slip prepared(Signature cage) {
            Sheet signed = sheet.plus(cage);
            return cage.chips().equals(order().chips())
                    ? new Prepared(signed, cage.chips())
                    : new Disputed(signed, order().chips(), cage.chips());
        }

        @Override
        public Chips chips() {
            return order().chips();
        }

        @Override
        public Voidable on(Sheet other) {
            return new Requested(other);
        }

        @Override
        public SlipState state() {
            return SlipState.REQUESTED;
        }

        @Override
        public Set<Step> offers() {
            return Set.of(Step.PREPARE, Step.ASK_VOID);
        }
    }

    /** The count where the chips arrived differs from the count where they left. */
    record Disputed(Sheet sheet, Chips sent, Chips arrived) implements Voidable {

        Slip settled(Signature signature) {
            Sheet signed = sheet.plus(signature);
            return switch (order().kind()) {
                case FILL -> new Delivered(signed, signature.chips());
                case CREDIT -> new Prepared(signed, signature.chips());
            };
        }

        public Chips of(Side side) {
            boolean sender = (order().kind() == SlipKind.FILL) == (side == Side.CAGE);
            return sender ? sent : arrived;
        }

        @Override
        public Chips chips() {
            return sent;
        }

        @Override
        public Voidable on(Sheet other) {
            return new Disputed(other, sent, arrived);
        }

        @Override
        public SlipState state() {
            return SlipState.DISPUTED;
        }

        @Override
        public Set<Step> offers() {
            return Set.of(Step.SETTLE, Step.ASK_VOID);
        }
    }

    record Prepared(Sheet sheet, Chips chips) implements Voidable {

        Slip delivered(Signature table) {
            Sheet signed = sheet.plus(table);
            return table.chips().equals(chips)
                    ? new Delivered(signed, chips)
                    : new Disputed(signed, chips, table.chips());
        }

        Posted posted(Signature ledger) {
            return new Posted(sheet.plus(ledger), chips, ledger.amount());
        }

        @Override
        public Voidable on(Sheet other) {
            return new Prepared(other, chips);
        }

        @Override
        public SlipState state() {
            return SlipState.PREPARED;
        }

        @Override
        public Set<Step> offers() {
            return Set.of(Step.DELIVER, Step.POST, Step.ASK_VOID);
        }
    }

    /** Confirmed at the table and on its way to the ledger, through the table's own stream of events. */
    record Delivered(Sheet sheet, Chips chips) implements Slip {

        Posted posted(Signature ledger) {
            return new Posted(sheet.plus(ledger), chips, ledger.amount());
        }

        @Override
        public SlipState state() {
            return SlipState.DELIVERED;
        }

        @Override
        public Set<Step> offers() {
            return Set.of(Step.POST);
        }
    }

    /** In the ledger. {@code entered} is what the ledger says, and another amount than the chips is an exception. */
    record Posted(Sheet sheet, Chips chips, Money entered) implements Slip {

        @Override
        public SlipState state() {
            return SlipState.POSTED;
        }

        @Override
        public Set<Step> offers() {
            return Set.of();
        }
    }

    /** One side asked, and the other side has not answered. */
    record VoidAsked(Sheet sheet, Voidable before) implements Slip {

        Voided confirmed(Signature signature) {
            return new Voided(sheet.plus(signature), before.chips());
        }

        Voidable declined(Signature signature) {
            return before.on(sheet.plus(signature));
        }

        @Override
        public Chips chips() {
            return before.chips();
        }

        @Override
        public SlipState state() {
            return SlipState.VOID_ASKED;
        }

        @Override
        public Set<Step> offers() {
            return Set.of(Step.CONFIRM_VOID, Step.DECLINE_VOID);
        }
    }

    /** The number stays used up, and says why. */
    record Voided(Sheet sheet, Chips chips) implements Slip {

        public String reason() {
            return sheet.signatures().reversed().stream()
                    .filter(signed -> signed.step() == Step.ASK_VOID)
                    .findFirst()
                    .map(Signature::reason)
                    .orElseThrow();
        }

        @Override
        public SlipState state() {
            return SlipState.VOID;
        }

        @Override
        public Set<Step> offers() {
            return Set.of();
        }
    }
}
