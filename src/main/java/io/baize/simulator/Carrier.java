package io.baize.simulator;

import io.baize.game.Bet;
import io.baize.kernel.Money;
import io.baize.table.Incoming;
import io.baize.table.TableEvent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;

/** The way from the devices of one table to the topic, on which messages are repeated, delayed, lost and garbled. */
final class Carrier {

    private static final int LONGEST_DELAY = 12;

    private record Delayed(Message message, int stillToPass) {}

    private final Wire wire;
    private final Dirt dirt;
    private final RandomGenerator random;
    private final List<Delayed> delayed = new ArrayList<>();
    private final Set<String> sourcesWithGap = new HashSet<>();
    private final Set<String> shortRounds = new HashSet<>();
    private final Set<String> waitingRounds = new HashSet<>();

    Carrier(Wire wire, Dirt dirt, RandomGenerator random) {
        this.wire = wire;
        this.dirt = dirt;
        this.random = random;
    }

    /** What arrives now: this event, unless it is late or lost, and what was late before. */
    List<Message> carry(Incoming incoming) {
        List<Message> arriving = new ArrayList<>();
        Message message = wire.write(incoming);
        if (mayBeLate(incoming.event()) && dirt.strikes(Mishap.LATE, random)) {
            delayed.add(new Delayed(message, random.nextInt(2, LONGEST_DELAY)));
        } else if (mayBeLost(incoming.event()) && dirt.strikes(Mishap.LOST, random)) {
            sourcesWithGap.add(incoming.source());
            shortRounds.add(((TableEvent.OfRound) incoming.event()).round());
        } else {
            arriving.add(message);
            showGap(incoming);
            repeat(incoming, message, arriving);
        }
        garble(incoming, arriving);
        delayed.replaceAll(late -> new Delayed(late.message(), late.stillToPass() - 1));
        delayed.stream().filter(late -> late.stillToPass() <= 0).forEach(late -> arriving.add(late.message()));
        delayed.removeIf(late -> late.stillToPass() <= 0);
        return arriving;
    }

    /** Nothing stays behind when the table closes. */
    List<Message> rest() {
        List<Message> rest = delayed.stream().map(Delayed::message).toList();
        delayed.clear();
        return rest;
    }

    /** Whether an event of this round was lost; asking forgets it. */
    boolean lostPartOf(String round) {
        return shortRounds.remove(round);
    }

    /** Whether Baize saw a gap during this round and waits for what was lost; asking forgets it. */
    boolean showedGapIn(String round) {
        return waitingRounds.remove(round);
    }

    /** A gap shows when its device speaks again, which may be rounds later. */
    private void showGap(Incoming incoming) {
        if (sourcesWithGap.remove(incoming.source()) && incoming.event() instanceof TableEvent.OfRound ofRound) {
            waitingRounds.add(ofRound.round());
        }
    }

    private void repeat(Incoming incoming, Message message, List<Message> arriving) {
        if (incoming.event() instanceof TableEvent.CardsDealt && dirt.strikes(Mishap.REPEAT, random)) {
            arriving.add(message);
            if (dirt.strikes(Mishap.REPEAT, random)) {
                delayed.add(new Delayed(message, 2));
            }
        }
    }

    private void garble(Incoming incoming, List<Message> arriving) {
        if (dirt.strikes(Mishap.UNREADABLE, random)) {
            arriving.add(Wire.unreadable(incoming));
        }
        if (dirt.strikes(Mishap.UNKNOWN_TYPE, random)) {
            arriving.add(Wire.unknownType(incoming));
        }
        if (incoming.event() instanceof TableEvent.BetPlaced placed && dirt.strikes(Mishap.REUSED_IDENTITY, random)) {
            Bet other = placed.bet().withAmount(placed.bet().amount().plus(Money.usd(100)));
            arriving.add(wire.write(new Incoming(
                    incoming.source(),
                    incoming.id(),
                    incoming.sequence(),
                    incoming.time(),
                    incoming.table(),
                    new TableEvent.BetPlaced(placed.round(), other))));
        }
    }

    private static boolean mayBeLate(TableEvent event) {
        return event instanceof TableEvent.CardsDealt || event instanceof TableEvent.DecisionMade;
    }

    private static boolean mayBeLost(TableEvent event) {
        return mayBeLate(event) || event instanceof TableEvent.BetPlaced;
    }
}
