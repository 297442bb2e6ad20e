package io.baize.simulator;

import io.baize.game.Decision;
import java.util.List;

/** One decision after the deal: stay with a wager, the largest when the hand is strong, or fold. */
record StudPlay(String wager, Plays.Worth stays, Plays.Worth strong) implements Play {

    private static final String STREET = "deal";
    private static final String BONUS_BOX = "six-card-bonus";

    @Override
    public void play(Dealing round) {
        round.dealToSeats();
        round.dealToDealer();
        if (round.layout().community() > 0 && round.betOn(BONUS_BOX)) {
            round.open(round.layout().community());
        }
        round.seated().keySet().stream()
                .filter(seat -> round.betOn(seat, "ante"))
                .forEach(seat -> decide(round, seat));
    }

    private void decide(Dealing round, int seat) {
        if (!stays.play(round.cards(seat))) {
            round.decide(seat, STREET, Decision.Choice.FOLD);
            return;
        }
        List<Integer> multiples = round.multiples(wager, STREET);
        boolean most = strong.play(round.cards(seat));
        round.betTimes(seat, wager, most ? multiples.getLast() : multiples.getFirst(), STREET);
    }
}
