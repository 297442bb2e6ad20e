package io.baize.simulator;

import io.baize.rulepack.RuleBook;
import io.baize.table.Incoming;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;

/**
 * A floor written down beforehand, the same for the same seed: the messages, each table's in its order, and the rounds
 * that must settle, each once, by table; one with a jackpot that a supervisor validates first is not among them. A load
 * test or a crash test sends it and compares.
 */
public record Script(List<Message> messages, Map<String, Set<String>> mustSettle) {

    private static final Duration BETWEEN_EVENTS = Duration.ofMillis(10);

    /**
     * {@code start} is about the time of the first event; {@code dirt} is {@link Dirt#NONE} or {@link Dirt#REPEATS},
     * under which every round settles that needs no supervisor.
     */
    public static Script generate(
            long seed, RuleBook rules, List<DemoTable> tables, int roundsPerTable, Dirt dirt, Instant start) {
        Set<Mishap> harmless = Set.of(Mishap.REPEAT);
        if (!harmless.containsAll(dirt.inTenThousand().keySet())) {
            throw new IllegalArgumentException("a script promises that every round settles, so nothing but repeats");
        }
        List<Part> parts = new ArrayList<>();
        for (int index = 0; index < tables.size(); index++) {
            parts.add(new Part(tables.get(index), rules, dirt, seed, index, start));
        }
        List<Message> messages = new ArrayList<>();
        Map<String, Set<String>> mustSettle = new LinkedHashMap<>();
        for (int round = 0; round < roundsPerTable; round++) {
            for (Part part : parts) {
                Set<String> settling = mustSettle.computeIfAbsent(part.table.id(), _ -> new TreeSet<>());
                Played played = part.playOne(messages);
                if (part.life.lights(played).isEmpty()) {
                    settling.add(played.id());
                }
            }
        }
        parts.forEach(part -> messages.addAll(part.carrier.rest()));
        return new Script(List.copyOf(messages), mustSettle);
    }

    /** One table's part. */
    private static final class Part {

        private final DemoTable table;
        private final TableLife life;
        private final Devices devices;
        private final Carrier carrier;
        private Instant now;

        private Part(DemoTable table, RuleBook rules, Dirt dirt, long seed, int index, Instant start) {
            SplittableRandom random = Floor.random(seed, index);
            String run = "script" + seed;
            this.now = start;
            this.table = table;
            this.life = new TableLife(table, run, table.terms(rules), dirt, random);
            this.devices = new Devices(table.id(), run);
            this.carrier = new Carrier(Floor.wire(index), dirt, random.split());
        }

        private Played playOne(List<Message> messages) {
            TableLife.Scene scene = life.next();
            tell(scene.before(), messages);
            tell(scene.round().steps(), messages);
            if (scene.closes()) {
                tell(life.closing(), messages);
            }
            return scene.round();
        }

        private void tell(List<Step> steps, List<Message> messages) {
            for (Step step : steps) {
                now = now.plus(BETWEEN_EVENTS);
                Incoming incoming = devices.tell(step, now);
                messages.addAll(carrier.carry(incoming));
            }
        }
    }
}
