package io.baize.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.game.Bet;
import io.baize.game.Irregularity;
import io.baize.game.Round;
import io.baize.kernel.Money;
import io.baize.kernel.Refusal;
import io.baize.progressive.MeterTotals;
import io.baize.settle.document.SettlementDocument;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Three players win all and parts of one meter, with wagers that the system did not accept, miscounts, rulings,
 * validations long after, corrections and voids in any order.
 */
class JackpotsInAnyOrderTest {

    private static final int TABLES = 60;
    private static final int ROUNDS = 30;
    private static final long SEED_CENTS = 250_000;

    private final Map<String, Set<Integer>> accepted = new HashMap<>();
    private JackpotTable table;
    private Random random;
    private long validated;

    /** Whoever shows the meter from its topic shows it before the first round is played. */
    @Test
    void theMeterIsToldWhenTheTableFirstOpens() {
        start(0, SEED_CENTS);
        table.tell(new TableEvent.TableClosed());
        table.tell(new TableEvent.TableOpened("dana"));

        assertThat(table.effects)
                .filteredOn(Effect.MeterChanged.class::isInstance)
                .containsExactly(new Effect.MeterChanged("progressive", Money.usd(SEED_CENTS)));
    }

    /** After every round and every act of a supervisor the meter paid what the rounds say, and was fed by what stood. */
    @Test
    void theMeterPaysWhatTheRoundsSayAndIsFedByWhatStood() {
        long paid = 0;
        long corrected = 0;
        long unregistered = 0;
        for (long seed = 0; seed < TABLES; seed++) {
            start(seed, SEED_CENTS);
            for (int round = 0; round < ROUNDS; round++) {
                String id = "r" + round;
                Round facts = table.anyRound(id);
                table.play(id, facts, () -> lockOut(id, facts));
                balances();
                for (int more = random.nextInt(8); more > 0; more--) {
                    meddle("r" + random.nextInt(round + 1));
                    balances();
                }
            }
            paid += table.meter().totals().paid().cents();
            corrected += table.settled.values().stream()
                    .filter(one -> one.revision() > 1)
                    .count();
            unregistered += table.effects.stream()
                    .filter(effect -> effect instanceof Effect.BetRejected(String _, Bet _, Refusal refusal)
                            && refusal.code().equals("wager-not-registered"))
                    .count();
        }
        assertThat(paid).as("hits").isPositive();
        assertThat(corrected).as("corrections and voids").isGreaterThan(200);
        assertThat(validated).as("validations").isGreaterThan(200);
        assertThat(unregistered).as("wagers that were not accepted").isGreaterThan(200);
    }

    /** Whatever one round first seemed to be, its correction leaves the meter as another table has it that saw it so. */
    @Test
    void aCorrectionLeavesTheMeterAsIfTheRoundHadBeenSettledSoAtOnce() {
        for (long seed = 0; seed < 300; seed++) {
            start(seed, 0);
            JackpotTable other = new JackpotTable(random, 0);
            int wrong = random.nextInt(ROUNDS);
            boolean misdealt = random.nextInt(4) == 0;
            Round first = table.anyRound("r" + wrong);
            Round then = table.redealt(first);
            for (int round = 0; round < ROUNDS; round++) {
                String id = "r" + round;
                Round quiet = table.quietRound(id);
                played(table, id, round == wrong ? first : quiet);
                if (round == wrong && misdealt) {
                    other.bet(id, then, () -> {});
                    other.tell(new TableEvent.RoundVoided(id, "misdeal"));
                } else {
                    played(other, id, round == wrong ? then : quiet);
                }
            }
            table.tell(
                    misdealt
                            ? new TableEvent.RoundVoided("r" + wrong, "misdeal")
                            : new TableEvent.RoundCorrected("r" + wrong, "sam", "camera", then));

            MeterTotals totals = table.meter().totals();
            MeterTotals wanted = other.meter().totals();
            assertThat(table.meter().amount())
                    .as("meter, seed %d", seed)
                    .isEqualTo(other.meter().amount());
            assertThat(totals.paid()).as("paid, seed %d", seed).isEqualTo(wanted.paid());
            assertThat(totals.contributed()).as("fed, seed %d", seed).isEqualTo(wanted.contributed());
        }
    }

    private void start(long seed, long seedCents) {
        random = new Random(seed);
        accepted.clear();
        table = new JackpotTable(random, seedCents);
    }

    private void played(JackpotTable at, String id, Round facts) {
        at.play(id, facts, () -> {});
        for (int seat = 1; seat <= 3; seat++) {
            at.tell(new TableEvent.JackpotValidated(id, seat, "sam", "seen, light on"));
        }
        assertThat(at.settled).containsKey(id);
    }

    /** Some chips find no light, and some are counted wrongly. */
    private void lockOut(String id, Round facts) {
        Set<Integer> lights = new TreeSet<>();
        facts.bets().stream()
                .filter(bet -> bet.wager().equals("progressive") && random.nextInt(5) > 0)
                .forEach(bet -> lights.add(bet.seat()));
        accepted.put(id, lights);
        table.tell(new TableEvent.ProgressiveRegistered(id, List.copyOf(lights)));
        table.tell(new TableEvent.ProgressiveLockedOut(id, lights.size() + (random.nextInt(8) == 0 ? 1 : 0)));
    }

    private void meddle(String id) {
        switch (random.nextInt(8)) {
            case 0 -> {
                accepted.remove(id);
                table.tell(new TableEvent.RoundCorrected(id, "sam", "camera", table.anyRound(id)));
            }
            case 1 -> table.tell(new TableEvent.RoundVoided(id, "misdeal"));
            case 2 -> table.later(random.nextInt(30));
            case 3, 4 -> rule();
            default -> validate();
        }
    }

    private void rule() {
        List.copyOf(table.held()).stream()
                .filter(round -> "progressive-count-differs".equals(round.heldFor()))
                .forEach(round -> table.tell(new TableEvent.IrregularityRuled(
                        round.id(),
                        "sam",
                        "counted again",
                        random.nextBoolean() ? Irregularity.Ruling.VOID : Irregularity.Ruling.PLAY_ON)));
    }

    /** One of the seats that wait, in whatever round. */
    private void validate() {
        List<TableEvent> waiting = new ArrayList<>();
        table.held()
                .forEach(round -> round.progressive()
                        .waiting()
                        .keySet()
                        .forEach(seat -> waiting.add(
                                new TableEvent.JackpotValidated(round.id(), seat, "sam", "seen, light on"))));
        if (!waiting.isEmpty()) {
            validated++;
            table.tell(waiting.get(random.nextInt(waiting.size())));
        }
    }

    private void balances() {
        MeterTotals totals = table.meter().totals();
        long paid = table.settled.values().stream()
                .map(round -> round.settlement().meters().get("progressive"))
                .mapToLong(meter -> meter == null ? 0 : meter.paid())
                .sum();
        long wagered = table.settled.values().stream()
                .flatMap(round -> round.settlement().bets().stream())
                .filter(JackpotsInAnyOrderTest::feeds)
                .mapToLong(SettlementDocument.BetResult::stake)
                .sum();
        assertThat(totals.paid().cents()).as("paid").isEqualTo(paid);
        assertThat(totals.contributed().cents()).as("fed").isEqualTo(wagered * JackpotTable.RATE / 10_000);
        assertThat(table.meter().amount().cents()).as("shown").isNotNegative();
        table.settled.values().stream()
                .filter(round -> round.revision() == 1 && accepted.containsKey(round.id()))
                .forEach(round -> assertThat(round.settlement().bets())
                        .filteredOn(JackpotsInAnyOrderTest::feeds)
                        .allSatisfy(bet -> assertThat(accepted.get(round.id()))
                                .as(round.id())
                                .contains(bet.seat())));
    }

    private static boolean feeds(SettlementDocument.BetResult bet) {
        return bet.wager().equals("progressive")
                && bet.rejection() == null
                && bet.lines().stream().noneMatch(line -> line.outcome().equals("void"));
    }
}
