package io.baize.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.game.Card;
import io.baize.game.Dealt;
import io.baize.kernel.Jurisdiction;
import io.baize.kernel.Money;
import io.baize.progressive.LinkedMeter;
import io.baize.progressive.Meter;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.load.RuleBooks;
import io.baize.settle.document.SettlementDocument;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Three tables on one meter, their rounds interleaved, with hits, corrections, voids, mornings and a table that leaves
 * and comes back, in any order: each meter was fed and has paid what the settled rounds say, and no cent is lost when
 * the pools are put together at the end.
 */
class LinkedMeterLifeTest {

    private static final RuleBook RULES = RuleBooks.shipped();
    private static final List<String> TABLES = List.of("a", "b", "c");
    private static final String WANDERER = "c";
    private static final int ROUNDS = 25;
    private static final long BASIS = 10_000;
    private static final List<String> HANDS = List.of("As Ks", "Ah Kh", "4s 4c", "As 2d", "9s 8s");
    private static final List<String> BOARDS = List.of("Qs Js Ts 4d 3h", "Qh Jh Th 4d 3h", "Qc 4h 4d Jd Td");

    private Random random;
    private LinkedFloor floor;
    private Map<String, String> elections;
    private long wagerCents;
    private int won;
    private int corrected;

    @Test
    void eachMeterWasFedAndHasPaidWhatTheRoundsSay() {
        for (long seed = 0; seed < 60; seed++) {
            start(seed);
            play();
            asTheRoundsSay(seed);
            nothingIsLostWhenThePoolsAreJoined(seed);
        }
        assertThat(won).as("hits happen").isGreaterThan(100);
        assertThat(corrected).as("corrections happen").isGreaterThan(100);
    }

    private void start(long seed) {
        random = new Random(seed);
        boolean granite = random.nextInt(3) == 0;
        wagerCents = granite ? 500 : 100;
        elections = granite
                ? Map.of()
                : Map.of(
                        "progressive-contribution", String.valueOf(random.nextInt(9_000)),
                        "progressive-reserve", String.valueOf(random.nextInt(2) * random.nextInt(1_000)),
                        "progressive-seed", "600000");
        floor = new LinkedFloor(granite ? Jurisdiction.NH : Jurisdiction.MD, RULES);
        TABLES.forEach(table -> floor.table(table, elections));
    }

    /** Whatever comes next at a table that is drawn by lot. */
    private void play() {
        Map<String, Deque<Runnable>> plans = new TreeMap<>();
        TABLES.forEach(table -> plans.put(table, plan(table)));
        while (!plans.isEmpty()) {
            List<String> left = List.copyOf(plans.keySet());
            String table = left.get(random.nextInt(left.size()));
            plans.get(table).removeFirst().run();
            if (plans.get(table).isEmpty()) {
                plans.remove(table);
            }
        }
    }

    private Deque<Runnable> plan(String table) {
        Deque<Runnable> plan = new ArrayDeque<>();
        plan.add(() -> floor.open(table));
        for (int number = 0; number < ROUNDS; number++) {
            String round = "r" + number;
            Dealt cards = cards();
            plan.add(() -> floor.begin(table, round, 1));
            plan.add(() -> floor.finish(table, round, Card.write(cards.seat(1)), Card.write(cards.community())));
            plan.add(() -> meddle(table));
        }
        return plan;
    }

    private void meddle(String table) {
        String round = "r" + random.nextInt(ROUNDS);
        switch (random.nextInt(8)) {
            case 0 -> {
                Dealt cards = cards();
                floor.correct(table, round, Card.write(cards.seat(1)), Card.write(cards.community()));
            }
            case 1 -> floor.tell(table, new TableEvent.RoundVoided(round, "misdeal"));
            case 2 -> floor.pass(Duration.ofHours(random.nextInt(30)));
            case 3 -> wander();
            default -> {}
        }
    }

    private void wander() {
        boolean in = random.nextBoolean();
        Map<String, String> groups = in ? Map.of("progressive", LinkedFloor.GROUP) : Map.of();
        if (floor.states.get(WANDERER).meterDay() != null) {
            floor.change(WANDERER, floor.terms(groups, elections));
        }
    }

    private Dealt cards() {
        while (true) {
            Dealt dealt = new Dealt(
                    Map.of(1, Card.parseAll(HANDS.get(random.nextInt(HANDS.size())))),
                    Card.parseAll("7c 7d"),
                    Card.parseAll(BOARDS.get(random.nextInt(BOARDS.size()))));
            if (dealt.firstRepeated().isEmpty()) {
                return dealt;
            }
        }
    }

    private void asTheRoundsSay(long seed) {
        Map<String, Meter> meters = new TreeMap<>();
        meters.put(LinkedFloor.GROUP, floor.meter());
        TABLES.forEach(
                table -> Optional.ofNullable(floor.states.get(table).meters().get("progressive"))
                        .ifPresent(own -> meters.put(table, own)));
        Map<String, Long> paid = new TreeMap<>();
        Map<String, Long> wagered = new TreeMap<>();
        floor.settled.forEach((id, round) -> {
            Map<String, String> groups = round.facts().meterGroups();
            String meter = groups == null ? id.substring(0, 1) : groups.get("progressive");
            SettlementDocument.MeterResult result = round.settlement().meters().get("progressive");
            paid.merge(meter, result == null ? 0 : result.paid(), Long::sum);
            boolean counts = round.settlement().status().equals("settled");
            wagered.merge(meter, counts ? wagerCents : 0, Long::sum);
            won += result != null && result.paid() > 0 ? 1 : 0;
            corrected += round.revision() > 1 ? 1 : 0;
        });
        assertThat(meters.keySet()).as("meters, seed %d", seed).containsAll(wagered.keySet());
        meters.forEach((id, meter) -> {
            long fed = wagered.getOrDefault(id, 0L);
            assertThat(meter.totals().paid().cents())
                    .as("paid by %s, seed %d", id, seed)
                    .isEqualTo(paid.getOrDefault(id, 0L));
            assertThat(meter.totals().contributed().cents())
                    .as("contributed to %s, seed %d", id, seed)
                    .isEqualTo(part(fed, "progressive-contribution") + part(fed, "progressive-reserve"));
        });
        assertThat(meters.keySet()).as("seed %d", seed).doesNotContain("a", "b");
    }

    /** NH F: a tenth; in Maryland what was elected. */
    private long part(long cents, String rate) {
        String fixed = rate.equals("progressive-contribution") ? "1000" : "0";
        return Math.floorDiv(cents * Long.parseLong(elections.getOrDefault(rate, fixed)), BASIS);
    }

    private void nothingIsLostWhenThePoolsAreJoined(long seed) {
        LocalDate day = LocalDate.of(2027, 1, 1);
        List<Meter> meters = new ArrayList<>(List.of(floor.meter(), Meter.at(Money.usd(random.nextInt(100_000)))));
        floor.states.values().forEach(state -> meters.addAll(state.meters().values()));
        Money before = meters.stream().map(meter -> meter.totals().left()).reduce(Money.ZERO, Money::plus);
        while (meters.size() > 1) {
            Meter gone = meters.remove(random.nextInt(meters.size())).discontinued(day);
            int heir = random.nextInt(meters.size());
            meters.set(heir, meters.get(heir).received(gone.totals().left()));
            assertThat(gone.transferred(day).totals().left()).isEqualTo(Money.ZERO);
        }
        LinkedMeter last = new LinkedMeter(LinkedFloor.GROUP, meters.getFirst(), day);
        assertThat(last.meter().totals().left()).as("pools, seed %d", seed).isEqualTo(before);
    }
}
