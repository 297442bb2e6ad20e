package io.baize.game;

import io.baize.kernel.Refusal;
import java.util.List;
import java.util.Optional;

/** Whether the facts of a round suffice to decide a bet. Nothing is ever guessed. */
public final class Facts {

    private Facts() {}

    public static Optional<Refusal> seat(Round round, int seat, int wanted) {
        return cards("cards.seats." + seat, round.cards().seat(seat), wanted);
    }

    public static Optional<Refusal> dealer(Round round, int wanted) {
        return cards("cards.dealer", round.cards().dealer(), wanted);
    }

    public static Optional<Refusal> board(Round round, int wanted) {
        return cards("cards.community", round.cards().community(), wanted);
    }

    public static Optional<Refusal> cards(String field, List<Card> present, int wanted) {
        return present.size() == wanted
                ? Optional.empty()
                : Optional.of(new Refusal(
                        "cards-missing",
                        field,
                        String.valueOf(wanted),
                        field + " has " + present.size() + " cards, not " + wanted,
                        null));
    }

    /** A player who stays in bets on; one who does not bet has folded. Neither, or both, decides nothing. */
    public static Optional<Refusal> betOrFold(Round round, int seat, String wager) {
        boolean folded = round.decided(seat, Decision.Choice.FOLD);
        boolean stayed = round.bet(seat, wager).isPresent();
        if (folded != stayed) {
            return Optional.empty();
        }
        String what =
                folded ? "both folded and made a " + wager + " wager" : "neither made a " + wager + " wager nor folded";
        return Optional.of(Refusal.of("decision-missing", "decisions", "seat " + seat + " has " + what, null));
    }

    public static Refusal unknownWager(Bet bet) {
        return Refusal.of("wager-not-offered", "bets." + bet.id(), "the game has no wager " + bet.wager(), null);
    }
}
