package io.baize.simulator;

import io.baize.table.Incoming;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/** Plays one table in real time until it is told to stop; then it finishes the round without pause and closes. */
final class TableRobot implements Runnable {

    private static final int ROUNDS_CLOSED = 10;

    private final DemoTable table;
    private final TableLife life;
    private final Devices devices;
    private final Carrier carrier;
    private final Supervisor supervisor;
    private final RandomGenerator random;
    private final Consumer<Message> topic;
    private final Pace pace;

    /** {@code another} asks whether one more round may be played; {@code stop} opens when the floor closes. */
    record Pace(long roundMillis, BooleanSupplier another, CountDownLatch stop) {

        void rest(long millis) throws InterruptedException {
            stop.await(millis, TimeUnit.MILLISECONDS);
        }

        boolean stopped() {
            return stop.getCount() == 0;
        }
    }

    TableRobot(
            DemoTable table,
            TableLife life,
            Devices devices,
            Carrier carrier,
            Supervisor supervisor,
            RandomGenerator random,
            Consumer<Message> topic,
            Pace pace) {
        this.table = table;
        this.life = life;
        this.devices = devices;
        this.carrier = carrier;
        this.supervisor = supervisor;
        this.random = random;
        this.topic = topic;
        this.pace = pace;
    }

    @Override
    public void run() {
        try {
            pace.rest(random.nextLong(pace.roundMillis() + 1));
            boolean closed = true;
            while (!pace.stopped() && pace.another().getAsBoolean()) {
                TableLife.Scene scene = life.next();
                tell(scene.before(), 0);
                tell(
                        scene.round().steps(),
                        pace.roundMillis() / scene.round().steps().size());
                lookAfter(scene.round());
                closed = scene.closes();
                if (closed) {
                    close();
                    pace.rest(pace.roundMillis() * ROUNDS_CLOSED);
                }
            }
            if (!closed) {
                close();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void close() throws InterruptedException {
        tell(life.closing(), 0);
        carrier.rest().forEach(topic);
    }

    private void tell(List<Step> steps, long pauseMillis) throws InterruptedException {
        for (Step step : steps) {
            Incoming incoming = devices.tell(step, Instant.now());
            carrier.carry(incoming).forEach(topic);
            pace.rest(pauseMillis);
        }
    }

    /**
     * A supervisor accepts most gaps. Nine in ten of the rounds that lack something are then written from the tape; the
     * others go on waiting, or stay settled without it.
     */
    private void lookAfter(Played round) {
        boolean lacks = carrier.lostPartOf(round.id());
        boolean waits = carrier.showedGapIn(round.id());
        if (round.end() == Played.End.VOID) {
            return;
        }
        if (waits && random.nextInt(10) < (lacks ? 5 : 9)) {
            supervisor.acceptGap(table, round.id());
        }
        if (round.end() == Played.End.SETTLED) {
            supervisor.validate(table, round.id(), life.lights(round));
        }
        if (round.end() == Played.End.AWAITS_RULING) {
            supervisor.rule(table, round.id(), random.nextBoolean());
        } else if (round.end() == Played.End.LACKS_WORD) {
            life.correctFromTape(round);
        } else if (lacks && random.nextInt(10) < 9) {
            life.correctFromTape(round);
        }
    }
}
