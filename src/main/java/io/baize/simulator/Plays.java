package io.baize.simulator;

import io.baize.game.Card;
import io.baize.game.PokerHand;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How each game is played. A game that is not here is not played on the demo floor. */
final class Plays {

    private static final Worth NEVER = _ -> false;

    private static final Map<String, Play> BY_GAME = Map.ofEntries(
            Map.entry("heads-up-holdem", new HoldemPlay("raise")),
            Map.entry("ultimate-texas-holdem", new HoldemPlay("play")),
            Map.entry("texas-holdem-bonus", new TexasBonusPlay()),
            Map.entry("three-card-poker", new StudPlay("play", atLeast(PokerHand::three, "Qc 6d 4h"), NEVER)),
            Map.entry(
                    "crazy-4-poker",
                    new StudPlay(
                            "play",
                            atLeast(PokerHand::bestFour, "Kc Qd 8h 4s"),
                            atLeast(PokerHand::bestFour, "Ac Ad 3h 2s"))),
            Map.entry(
                    "four-card-poker",
                    new StudPlay(
                            "play",
                            atLeast(PokerHand::bestFour, "3c 3d 4h 2s"),
                            atLeast(PokerHand::bestFour, "Tc Td 3h 2s"))),
            Map.entry("caribbean-stud", new StudPlay("bet", atLeast(PokerHand::best, "Ac Kd 4h 3s 2c"), NEVER)),
            Map.entry("let-it-ride", new LetItRidePlay()),
            Map.entry(
                    "mississippi-stud",
                    new StreetsPlay(List.of(
                            new StreetsPlay.Street("third-street", 2, 1),
                            new StreetsPlay.Street("fourth-street", 3, 1),
                            new StreetsPlay.Street("fifth-street", 4, 1)))),
            Map.entry(
                    "criss-cross-poker",
                    new StreetsPlay(List.of(
                            new StreetsPlay.Street("across", 2, 2),
                            new StreetsPlay.Street("down", 3, 2),
                            new StreetsPlay.Street("middle", 3, 1)))),
            Map.entry("asia-poker", new SetHandsPlay(List.of(4, 2, 1))),
            Map.entry("pai-gow-poker", new SetHandsPlay(List.of(5, 2))));

    /** Whether a hand is worth more money. */
    @FunctionalInterface
    interface Worth {
        boolean play(List<Card> cards);
    }

    private Plays() {}

    static Optional<Play> find(String game) {
        return Optional.ofNullable(BY_GAME.get(game));
    }

    private interface Ranked {
        PokerHand of(List<Card> cards);
    }

    private static Worth atLeast(Ranked ranked, String least) {
        PokerHand lowest = ranked.of(Card.parseAll(least));
        return cards -> ranked.of(cards).compareTo(lowest) >= 0;
    }
}
