package io.baize.simulator;

import io.baize.game.Decision;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** One raise a round, the earlier the larger: before the flop, on the flop or with all cards on the board. */
record HoldemPlay(String wager) implements Play {

    @Override
    public void play(Dealing round) {
        Set<Integer> raised = new HashSet<>();
        round.dealToSeats();
        round.dealToDealer();
        street(round, raised, "pre-flop", Decision.Choice.CHECK);
        round.burn();
        round.open(3);
        street(round, raised, "flop", Decision.Choice.CHECK);
        round.burn();
        round.open(2);
        street(round, raised, "river", Decision.Choice.FOLD);
    }

    private void street(Dealing round, Set<Integer> raised, String street, Decision.Choice otherwise) {
        round.seated().forEach((seat, player) -> {
            if (raised.contains(seat)) {
                return;
            }
            Optional<Integer> raise =
                    Strategy.raise(round.cards(seat), round.board(), round.multiples(wager, street), player.bold());
            if (raise.isPresent()) {
                raised.add(seat);
                round.betTimes(seat, wager, raise.get(), street);
            } else {
                round.decide(seat, street, otherwise);
            }
        });
    }
}
