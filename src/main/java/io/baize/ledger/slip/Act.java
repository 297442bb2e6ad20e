package io.baize.ledger.slip;

import io.baize.kernel.Chips;

/** What a person does to a slip that is there. */
public sealed interface Act {

    Step step();

    /** The cage counted the chips: of a fill as they leave it, of a credit as they arrive. */
    record Prepare(Chips counted) implements Act {
        @Override
        public Step step() {
            return Step.PREPARE;
        }
    }

    /** The table counted the chips: of a fill as they arrive, of a credit as they left it. */
    record Deliver(Chips counted) implements Act {
        @Override
        public Step step() {
            return Step.DELIVER;
        }
    }

    /** One of two counts stands. */
    record Settle(Side stands, String reason) implements Act {
        @Override
        public Step step() {
            return Step.SETTLE;
        }
    }

    record AskVoid(String reason) implements Act {
        @Override
        public Step step() {
            return Step.ASK_VOID;
        }
    }

    record ConfirmVoid() implements Act {
        @Override
        public Step step() {
            return Step.CONFIRM_VOID;
        }
    }

    record DeclineVoid(String reason) implements Act {
        @Override
        public Step step() {
            return Step.DECLINE_VOID;
        }
    }
}
