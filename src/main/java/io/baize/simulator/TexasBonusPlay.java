package io.baize.simulator;

import io.baize.game.Card;
import io.baize.game.Decision;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Texas hold 'em bonus: nearly every hand sees the flop; turn and river wagers only with a hand of one's own. */
final class TexasBonusPlay implements Play {

    private static final int SEVEN = 5;

    @Override
    public void play(Dealing round) {
        round.dealToSeats();
        round.dealToDealer();
        Set<Integer> in = new HashSet<>();
        round.seated().keySet().forEach(seat -> {
            if (seesTheFlop(round.cards(seat))) {
                in.add(seat);
                round.betTimes(seat, "flop", round.multiples("flop", "pre-flop").getFirst(), "pre-flop");
            } else {
                round.decide(seat, "pre-flop", Decision.Choice.FOLD);
            }
        });
        round.burn();
        round.open(3);
        more(round, in, "turn", "flop");
        round.burn();
        round.open(1);
        more(round, in, "river", "turn");
        round.burn();
        round.open(1);
    }

    private static void more(Dealing round, Set<Integer> in, String wager, String street) {
        round.seated().keySet().stream().filter(in::contains).forEach(seat -> {
            if (Strategy.paired(round.cards(seat), round.board())) {
                round.betTimes(seat, wager, 1, street);
            } else {
                round.decide(seat, street, Decision.Choice.CHECK);
            }
        });
    }

    /** All but two unsuited cards below a seven. */
    private static boolean seesTheFlop(List<Card> hole) {
        boolean suited = hole.get(0).suit() == hole.get(1).suit();
        boolean pair = hole.get(0).rank() == hole.get(1).rank();
        return suited || pair || Math.max(hole.get(0).rank(), hole.get(1).rank()) >= SEVEN;
    }
}
