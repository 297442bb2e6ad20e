package io.baize.game;

import io.baize.kernel.Refusal;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Refuses a decision that a game does not know; what an irregularity lets a player choose is never one of them. */
public final class Choices {

    private static final Set<Decision.Choice> OF_AN_IRREGULARITY =
            Set.of(Decision.Choice.VOID, Decision.Choice.PLAY_ON);

    private Choices() {}

    public static Optional<Refusal> only(Round round, int seat, Set<Decision.Choice> known) {
        return round.decisions().stream()
                .filter(decision -> decision.seat() == seat)
                .map(Decision::choice)
                .filter(choice -> !known.contains(choice) && !OF_AN_IRREGULARITY.contains(choice))
                .findFirst()
                .map(choice -> notAllowed(
                        known.stream().map(Decision.Choice::id).sorted().collect(Collectors.joining(", ")),
                        "seat " + seat + " cannot " + choice.id() + " in this game"));
    }

    public static Refusal notAllowed(String limit, String message) {
        return new Refusal("decision-not-allowed", "decisions", limit, message, null);
    }
}
