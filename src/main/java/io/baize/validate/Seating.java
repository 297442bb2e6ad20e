package io.baize.validate;

import io.baize.game.Bet;
import io.baize.kernel.Refusal;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Who sits where. */
final class Seating {

    private static final int DEALER = 0;

    private Seating() {}

    static Optional<Refusal> outOfRange(Placing placing) {
        var seats = placing.terms().pack().seats();
        int seat = placing.bet().seat();
        if (placing.wager() != null && placing.wager().dealers()) {
            return seat == DEALER
                    ? Check.pass()
                    : Check.fail(
                            "seat",
                            "0",
                            "only the dealer makes a " + placing.bet().wager(),
                            placing.wager().cite().clause());
        }
        return seat >= 1 && seat <= seats.value()
                ? Check.pass()
                : Check.fail(
                        "seat",
                        "1 to " + seats.value(),
                        "seat " + seat + " does not exist",
                        seats.cite().clause());
    }

    static Optional<Refusal> taken(Placing placing) {
        Bet bet = placing.bet();
        return placing.placed().stream()
                .filter(other -> other.seat() == bet.seat() && !other.player().equals(bet.player()))
                .findFirst()
                .flatMap(other -> Check.fail("seat", "seat " + bet.seat() + " belongs to another player"));
    }

    static Optional<Refusal> secondSeat(Placing placing) {
        Bet bet = placing.bet();
        Set<Integer> elsewhere = placing.placed().stream()
                .filter(other -> other.seat() != bet.seat() && other.player().equals(bet.player()))
                .map(Bet::seat)
                .collect(Collectors.toSet());
        String rule = "one-position-per-player";
        String clause = placing.terms().pack().rules().get(rule).cite().clause();
        if (!elsewhere.isEmpty() && placing.terms().says(rule, "yes")) {
            return Check.fail("player", "1", "a player may not wager on more than one position", clause);
        }
        boolean adjacent =
                elsewhere.size() == 1 && Math.abs(elsewhere.iterator().next() - bet.seat()) == 1;
        return !elsewhere.isEmpty() && !adjacent && placing.terms().says(rule, "two-adjacent")
                ? Check.fail("player", "2", "a player may wager on two positions, side by side", clause)
                : Check.pass();
    }
}
