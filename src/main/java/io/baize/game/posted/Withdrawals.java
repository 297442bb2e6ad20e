package io.baize.game.posted;

import io.baize.game.Bet;
import io.baize.game.Choices;
import io.baize.game.Decision.Choice;
import io.baize.game.Round;
import io.baize.kernel.Refusal;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which of the first two bets a seat took back, each on its own street; a bet that nobody took back rides. */
final class Withdrawals {

    /** Each bet with the street on which it may be taken back: 5324.34(e)(2), (e)(4). */
    private static final Map<String, String> STREETS =
            Map.of(LetItRide.BET_ONE, "deal", LetItRide.BET_TWO, "first-card");

    private Withdrawals() {}

    static boolean took(Round round, Bet bet) {
        String street = STREETS.get(bet.wager());
        return street != null && decided(round, bet.seat(), street, Choice.WITHDRAW);
    }

    static Optional<Refusal> check(Round round, int seat) {
        return Choices.only(round, seat, Set.of(Choice.CHECK, Choice.WITHDRAW))
                .or(() -> onNoStreet(round, seat))
                .or(() -> bothWays(round, seat));
    }

    private static Optional<Refusal> onNoStreet(Round round, int seat) {
        return round.decisions().stream()
                .filter(decision -> decision.seat() == seat && decision.choice() == Choice.WITHDRAW)
                .filter(decision -> decision.street() == null || !STREETS.containsValue(decision.street()))
                .findFirst()
                .map(decision -> Choices.notAllowed(
                        "deal, first-card",
                        "seat " + seat + " takes back a bet on "
                                + (decision.street() == null ? "no street" : decision.street())));
    }

    private static Optional<Refusal> bothWays(Round round, int seat) {
        return STREETS.values().stream()
                .filter(street ->
                        decided(round, seat, street, Choice.WITHDRAW) && decided(round, seat, street, Choice.CHECK))
                .findFirst()
                .map(street -> Choices.notAllowed(
                        "1", "seat " + seat + " both takes its bet back and lets it ride on " + street));
    }

    private static boolean decided(Round round, int seat, String street, Choice choice) {
        return round.decisions().stream()
                .anyMatch(decision ->
                        decision.seat() == seat && decision.choice() == choice && street.equals(decision.street()));
    }
}
