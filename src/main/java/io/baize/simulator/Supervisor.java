package io.baize.simulator;

import java.io.IOException;
import java.util.Map;
import java.util.Set;

/** The pit supervisor, who takes a moment and then decides about a round that waits. */
final class Supervisor {

    private final Api api;
    private final Tally tally;
    private final long hesitationMillis;

    Supervisor(Api api, Tally tally, long hesitationMillis) {
        this.api = api;
        this.tally = tally;
        this.hesitationMillis = hesitationMillis;
    }

    void acceptGap(DemoTable table, String round) {
        decide(table, round, "/gap-acceptance", Map.of("reason", "the tape shows nothing else happened"));
    }

    void rule(DemoTable table, String round, boolean voids) {
        decide(
                table,
                round,
                "/irregularity-ruling",
                Map.of("ruling", voids ? "void" : "play-on", "reason", "decided with the players at the table"));
    }

    /** Seat by seat, as the hands are looked at. */
    void validate(DemoTable table, String round, Set<Integer> seats) {
        seats.forEach(seat -> decide(
                table, round, "/jackpot-validation", Map.of("seat", seat, "reason", "hand, light and meter seen")));
    }

    /** On a thread of its own, for the game goes on meanwhile. A refusal is no harm: the round goes on waiting. */
    private void decide(DemoTable table, String round, String what, Map<String, ?> body) {
        Thread.ofVirtual().start(() -> {
            try {
                Thread.sleep(hesitationMillis);
                String user = "pitsupervisor-" + table.setup().property();
                if (api.post(user, "/tables/" + table.id() + "/rounds/" + round + what, body)
                        .ok()) {
                    tally.ruling();
                }
            } catch (IOException e) {
                System.out.println("round " + round + " waits on: " + e.getMessage());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }
}
