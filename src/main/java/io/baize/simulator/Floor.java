package io.baize.simulator;

import io.baize.rulepack.RuleBook;
import io.baize.rulepack.load.RuleBooks;
import java.time.Duration;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import java.util.logging.Logger;

/** A casino floor that plays by itself: sets its tables up, plays them, says now and then how it goes. */
public final class Floor {

    private static final long MINUTE_MILLIS = 60_000;
    private static final DateTimeFormatter TO_THE_SECOND = DateTimeFormatter.ofPattern("HH:mm:ss");
    private static final int ROUNDS_OF_HESITATION = 1;
    private static final Duration LAST_ROUND = Duration.ofMillis(500);

    private final Settings settings;
    private final RuleBook rules = RuleBooks.shipped();
    private final Tally tally = new Tally();
    private final CountDownLatch stop = new CountDownLatch(1);
    private final List<Thread> robots = new ArrayList<>();

    private Floor(Settings settings) {
        this.settings = settings;
    }

    public static void main(String[] arguments) throws InterruptedException {
        System.setProperty("java.util.logging.manager", "org.jboss.logmanager.LogManager");
        Logger kafka = Logger.getLogger("org.apache.kafka");
        kafka.setLevel(Level.WARNING);
        new Floor(Settings.of(System.getenv())).play();
    }

    private void play() throws InterruptedException {
        List<DemoTable> tables = DemoFloor.tables(rules, settings.tablesPerProperty());
        Api api = new Api(settings.baize(), settings.tokens());
        new Setup(api, rules).build(tables);
        String run = Long.toString(System.currentTimeMillis(), Character.MAX_RADIX);
        say("run %s, seed %d: %d tables, %d rounds a minute each"
                .formatted(run, settings.seed(), tables.size(), settings.roundsPerMinute()));
        Topic topic = new Topic(settings.kafka(), tally);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> close(topic)));
        CountDownLatch playing = new CountDownLatch(tables.size());
        start(tables, api, run, topic, playing);
        while (!playing.await(settings.reportSeconds(), TimeUnit.SECONDS)) {
            say(tally.line());
        }
        topic.flush();
    }

    private void start(List<DemoTable> tables, Api api, String run, Topic topic, CountDownLatch playing) {
        long roundMillis = MINUTE_MILLIS / Math.max(1, settings.roundsPerMinute());
        AtomicLong left = new AtomicLong(settings.rounds());
        BooleanSupplier another = () -> {
            boolean more = left.getAndUpdate(count -> Math.max(0, count - 1)) > 0;
            if (more) {
                tally.round();
            }
            return more;
        };
        Supervisor supervisor = new Supervisor(api, tally, roundMillis * ROUNDS_OF_HESITATION);
        Dirt dirt = settings.dirt(tally::mishap);
        TableRobot.Pace pace = new TableRobot.Pace(roundMillis, another, stop);
        for (int index = 0; index < tables.size(); index++) {
            DemoTable table = tables.get(index);
            SplittableRandom random = random(settings.seed(), index);
            TableRobot robot = new TableRobot(
                    table,
                    new TableLife(table, run, table.terms(rules), dirt, random),
                    new Devices(table.id(), run),
                    new Carrier(wire(index), dirt, random),
                    supervisor,
                    random,
                    topic::send,
                    pace);
            robots.add(Thread.ofVirtual().name(table.id()).start(() -> {
                try {
                    robot.run();
                } finally {
                    playing.countDown();
                }
            }));
        }
    }

    /** Every third table has newer equipment, which sends binary CloudEvents. */
    static Wire wire(int index) {
        return new Wire(index % 3 == 2);
    }

    /** A table's luck depends on the seed and its place alone, not on what the others do. */
    static SplittableRandom random(long seed, int index) {
        return new SplittableRandom(seed * 1_000_003 + index);
    }

    private void close(Topic topic) {
        stop.countDown();
        try {
            long until = System.currentTimeMillis() + LAST_ROUND.toMillis();
            for (Thread robot : robots) {
                robot.join(Duration.ofMillis(Math.max(1, until - System.currentTimeMillis())));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        topic.close();
        say("closed: " + tally.line());
    }

    private static void say(String words) {
        System.out.println(LocalTime.now().format(TO_THE_SECOND) + " " + words);
    }
}
