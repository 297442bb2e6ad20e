package io.baize.validate;

import io.baize.kernel.Refusal;
import io.baize.rulepack.Wager;
import java.util.Optional;

/** When a wager may be made: before "no more bets", or on its street while the seat is still in the round. */
final class Timing {

    private Timing() {}

    static Optional<Refusal> betsClosed(Placing placing) {
        Wager wager = placing.wager();
        if (wager == null) {
            return Check.pass();
        }
        return switch (wager.placed()) {
            case BEFORE_DEAL ->
                placing.stage() == Stage.PLAYING
                        ? Check.fail(
                                "round", null, "bets are closed", wager.cite().clause())
                        : Check.pass();
            case ON_STREET -> onStreet(placing, wager);
        };
    }

    private static Optional<Refusal> onStreet(Placing placing, Wager wager) {
        if (placing.stage() == Stage.BETTING) {
            return Check.fail(
                    "street",
                    null,
                    "a " + wager.id() + " is made after the deal",
                    wager.cite().clause());
        }
        if (placing.folded().contains(placing.bet().seat())) {
            return Check.fail("seat", null, "the seat has folded", wager.cite().clause());
        }
        return Check.pass();
    }
}
