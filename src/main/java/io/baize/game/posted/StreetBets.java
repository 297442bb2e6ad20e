package io.baize.game.posted;

import io.baize.game.Choices;
import io.baize.game.Decision;
import io.baize.game.Round;
import io.baize.kernel.Refusal;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A seat bets on every street in turn or folds on the first where it does not; the wager has its street's name. */
final class StreetBets {

    private StreetBets() {}

    /** The street on which the seat folded, or nothing if it bet on all of them. */
    static Optional<String> foldedOn(Round round, int seat, List<String> streets) {
        return streets.stream()
                .filter(street -> round.bet(seat, street).isEmpty())
                .findFirst();
    }

    /** Whether bets and folds of the seat fit each other; a seat that did neither has not decided. */
    static Optional<Refusal> check(Round round, int seat, List<String> streets) {
        return Choices.only(round, seat, Set.of(Decision.Choice.FOLD)).or(() -> betOrFold(round, seat, streets));
    }

    private static Optional<Refusal> betOrFold(Round round, int seat, List<String> streets) {
        Optional<String> without = foldedOn(round, seat, streets);
        List<Decision> folds = round.decisions().stream()
                .filter(decision -> decision.seat() == seat && decision.choice() == Decision.Choice.FOLD)
                .toList();
        if (without.isEmpty()) {
            return folds.isEmpty() ? Optional.empty() : refuse(seat, "has bet on every street and folded too");
        }
        if (folds.isEmpty()) {
            return refuse(seat, "has neither bet on " + without.get() + " nor folded");
        }
        return folds.stream()
                        .allMatch(fold -> fold.street() == null || fold.street().equals(without.get()))
                ? Optional.empty()
                : refuse(seat, "has no bet on " + without.get() + " and folded on another street");
    }

    private static Optional<Refusal> refuse(int seat, String what) {
        return Optional.of(Refusal.of("decision-missing", "decisions", "seat " + seat + " " + what, null));
    }
}
