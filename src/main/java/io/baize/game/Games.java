package io.baize.game;

import io.baize.game.holdem.HeadsUpHoldem;
import io.baize.game.holdem.TexasHoldemBonus;
import io.baize.game.holdem.UltimateTexasHoldem;
import io.baize.game.paigow.AsiaPoker;
import io.baize.game.paigow.PaiGowPoker;
import io.baize.game.posted.CrissCrossPoker;
import io.baize.game.posted.LetItRide;
import io.baize.game.posted.MississippiStud;
import io.baize.game.stud.CaribbeanStud;
import io.baize.game.stud.Crazy4Poker;
import io.baize.game.stud.FourCardPoker;
import io.baize.game.stud.ThreeCardPoker;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The games Baize knows. */
public final class Games {

    private static final Map<String, Game> BY_ID = List.<Game>of(
                    new ThreeCardPoker(),
                    new Crazy4Poker(),
                    new FourCardPoker(),
                    new LetItRide(),
                    new TexasHoldemBonus(),
                    new UltimateTexasHoldem(),
                    new HeadsUpHoldem(),
                    new CaribbeanStud(),
                    new MississippiStud(),
                    new CrissCrossPoker(),
                    new AsiaPoker(),
                    new PaiGowPoker())
            .stream()
            .collect(Collectors.toMap(Game::id, Function.identity()));

    private Games() {}

    public static Optional<Game> find(String id) {
        return Optional.ofNullable(BY_ID.get(id));
    }
}
