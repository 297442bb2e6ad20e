package io.baize.flow;

import io.baize.game.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Rounds of one table with a dollar on the progressive each, of which far too many win. */
final class JackpotRounds {

    private static final List<String> HANDS = List.of("As Ks", "Ah Kh", "4s 4c", "As 2d", "9s 8s", "6h 2d");
    private static final List<String> BOARDS = List.of("Qs Js Ts 4d 3h", "Qh Jh Th 4d 3h", "Qc 4h 4d Jd Td");

    private final Felt felt;
    private final Random random;
    private int played;

    JackpotRounds(Felt felt, long seed) {
        this.felt = felt;
        this.random = new Random(seed);
    }

    List<String> next() {
        String id = "r" + ++played;
        String hand = HANDS.get(random.nextInt(HANDS.size()));
        List<String> fitting =
                BOARDS.stream().filter(board -> apart(hand, board)).toList();
        String board = fitting.get(random.nextInt(fitting.size()));
        List<String> events = new ArrayList<>();
        events.add(felt.event("terminal", "round.opened", "{\"round\":\"" + id + "\"}"));
        events.add(felt.bet(id, "a", "ante", 1000, null));
        events.add(felt.bet(id, "o", "odds", 1000, null));
        events.add(felt.bet(id, "p", "progressive", 100, null));
        events.add(felt.event("terminal", "bets.closed", "{\"round\":\"" + id + "\"}"));
        events.add(felt.cards(id, "\"to\":\"seat\",\"seat\":1,\"cards\":\"" + hand + "\""));
        events.add(felt.cards(id, "\"to\":\"dealer\",\"cards\":\"7c 7d\""));
        events.add(felt.cards(id, "\"to\":\"community\",\"cards\":\"" + board + "\""));
        events.add(felt.bet(id, "r", "raise", 1000, "river"));
        events.add(felt.event("terminal", "round.completed", "{\"round\":\"" + id + "\"}"));
        return events;
    }

    private static boolean apart(String hand, String board) {
        return Stream.concat(Card.parseAll(hand).stream(), Card.parseAll(board).stream())
                        .distinct()
                        .count()
                == 7;
    }
}
