package io.baize.validate;

import io.baize.game.Bet;
import io.baize.kernel.Refusal;
import java.util.Optional;

/** Who sits where. */
final class Seating {

    private Seating() {}

    static Optional<Refusal> outOfRange(Placing placing) {
        var seats = placing.terms().pack().seats();
        int seat = placing.bet().seat();
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
        boolean elsewhere = placing.placed().stream()
                .anyMatch(other -> other.seat() != bet.seat() && other.player().equals(bet.player()));
        String clause = placing.terms()
                .pack()
                .rules()
                .get("one-position-per-player")
                .cite()
                .clause();
        return elsewhere && placing.terms().says("one-position-per-player", "yes")
                ? Check.fail("player", "1", "a player may not wager on more than one position", clause)
                : Check.pass();
    }
}
