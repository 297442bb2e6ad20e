package io.baize.flow;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Dealt;
import io.baize.game.Round;
import io.baize.kernel.Answer;
import io.baize.kernel.Money;
import io.baize.table.Incoming;
import io.baize.table.TableEvent;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Events of one table as flow takes them from a topic, without the topic. */
final class DirectTable {

    static final String ROYAL = "As Ks";
    static final String ROYAL_BOARD = "Qs Js Ts 4d 3h";
    static final String NOTHING = "6h 2d";
    private static final String DEALER = "7c 7d";
    private static final String PLAIN_BOARD = "Qc 4h 4d Jd Td";

    final String id;
    private Instant now = Instant.parse("2026-11-02T20:00:00Z");
    private long count;

    DirectTable(String id) {
        this.id = id;
    }

    TableEvent open() {
        return new TableEvent.TableOpened("dana");
    }

    /** A dollar that wins nothing out of the meter. */
    List<TableEvent> round(String round) {
        return round(round, NOTHING, PLAIN_BOARD);
    }

    List<TableEvent> hit(String round) {
        return round(round, ROYAL, ROYAL_BOARD);
    }

    private List<TableEvent> round(String round, String hand, String board) {
        List<TableEvent> events = new ArrayList<>();
        List<Bet> bets = bets(round);
        events.add(new TableEvent.RoundOpened(round));
        bets.subList(0, 3).forEach(bet -> events.add(new TableEvent.BetPlaced(round, bet)));
        events.add(new TableEvent.BetsClosed(round));
        events.add(new TableEvent.CardsDealt(round, TableEvent.Place.SEAT, 1, Card.parseAll(hand), false));
        events.add(new TableEvent.CardsDealt(round, TableEvent.Place.DEALER, 0, Card.parseAll(DEALER), false));
        events.add(new TableEvent.CardsDealt(round, TableEvent.Place.COMMUNITY, 0, Card.parseAll(board), false));
        events.add(new TableEvent.BetPlaced(round, bets.getLast()));
        events.add(new TableEvent.RoundCompleted(round));
        return events;
    }

    /** The camera shows that the round was no hit. */
    TableEvent corrected(String round) {
        Dealt cards = new Dealt(Map.of(1, Card.parseAll(NOTHING)), Card.parseAll(DEALER), Card.parseAll(PLAIN_BOARD));
        return new TableEvent.RoundCorrected(
                round, "sam", "camera", new Round(bets(round), cards, List.of(), List.of()));
    }

    private static List<Bet> bets(String round) {
        return List.of(
                bet(round + "a", "ante", 1000, null),
                bet(round + "o", "odds", 1000, null),
                bet(round + "p", "progressive", 100, null),
                bet(round + "r", "raise", 1000, "river"));
    }

    private static Bet bet(String id, String wager, long cents, String street) {
        return new Bet(id, 1, "ann", wager, Money.usd(cents), street, Bet.Funds.CHIPS);
    }

    Arrival arrival(int partition, long offset, TableEvent event) {
        now = now.plusSeconds(1);
        String source = "/terminal/" + id;
        Incoming incoming = new Incoming(source, "e" + ++count, count, now, id, event);
        byte[] value = (source + count).getBytes(StandardCharsets.UTF_8);
        return new Arrival(partition, offset, id, Map.of(), value, Answer.of(incoming));
    }
}
