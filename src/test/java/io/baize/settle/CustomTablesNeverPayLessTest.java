package io.baize.settle;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.game.Bet;
import io.baize.kernel.Answer;
import io.baize.kernel.Money;
import io.baize.rulepack.Pack;
import io.baize.rulepack.Pays;
import io.baize.rulepack.Paytable;
import io.baize.rulepack.Schedule;
import io.baize.rulepack.load.RuleBooks;
import io.baize.terms.CustomTable;
import io.baize.terms.Terms;
import io.baize.terms.TermsCheck;
import io.baize.terms.TermsInForce;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * A custom table that the check lets pass never hands a seat less than the printed one it stands on, in any round,
 * under any election and reading. Wagers on a meter stand aside: who takes more of it leaves less.
 */
class CustomTablesNeverPayLessTest {

    private static final int ROUNDS = 1_000;

    @TestFactory
    Stream<DynamicTest> noSeatIsHandedLess() {
        return RuleBooks.shipped().packs().stream()
                .filter(pack -> pack.schedules().values().stream().anyMatch(CustomTablesNeverPayLessTest::isFloor))
                .map(pack -> DynamicTest.dynamicTest(pack.game(), () -> play(pack)));
    }

    private static void play(Pack pack) {
        AtomicInteger bettered = new AtomicInteger();
        LongStream.range(0, ROUNDS).parallel().forEach(seed -> {
            RandomRound printed = againstTheHouse(RandomRound.of(pack, seed));
            Random random = new Random(seed);
            TermsInForce own = bettered(printed.terms(), random);
            RandomRound custom = new RandomRound(printed.facts(), own, printed.meter());
            Map<Integer, Money> least = handed(printed);
            handed(custom).forEach((seat, paid) -> {
                bettered.addAndGet(paid.compareTo(least.get(seat)) > 0 ? 1 : 0);
                assertThat(paid)
                        .as("seed %d, seat %d, %s", seed, seat, own.terms().customTables())
                        .isGreaterThanOrEqualTo(least.get(seat));
            });
        });
        assertThat(bettered).as("seats that were handed more").hasPositiveValue();
    }

    /** Who is the bank pays what the others win, and so is handed less. */
    private static RandomRound againstTheHouse(RandomRound round) {
        List<Bet> bets = round.facts().bets().stream()
                .filter(bet -> !Set.of("bank", "dealer-wager").contains(bet.wager()))
                .toList();
        return new RandomRound(round.facts().withBets(bets), round.terms(), round.meter());
    }

    /** Every floor with lines of its own, as far as the check lets it have them. */
    private static TermsInForce bettered(TermsInForce printed, Random random) {
        Map<String, CustomTable> tables = new HashMap<>();
        for (Schedule schedule : printed.pack().schedules().values()) {
            printed.paytable(schedule).filter(_ -> isFloor(schedule)).ifPresent(table -> {
                CustomTable custom = custom(table, random);
                if (mayHave(printed, Map.of(schedule.id(), custom))) {
                    tables.put(schedule.id(), custom);
                }
            });
        }
        return with(printed, tables);
    }

    private static CustomTable custom(Paytable table, Random random) {
        Map<String, Pays> lines = new HashMap<>();
        table.lines().forEach((outcome, line) -> lines.put(outcome, step(line.pays(), random)));
        return new CustomTable(lines, null);
    }

    private static Pays step(Pays pays, Random random) {
        if (!(pays instanceof Pays.To(var odds))) {
            return pays;
        }
        List<String> steps = List.of(
                odds.toString(),
                (odds.pays() + 1) + ":" + odds.per(),
                (100 * odds.pays() + 1) + ":" + 100 * odds.per(),
                (odds.pays() / odds.per() + 2) + " for 1");
        return Pays.parse(steps.get(random.nextInt(random.nextInt(8) == 0 ? 4 : 2)));
    }

    private static boolean mayHave(TermsInForce printed, Map<String, CustomTable> tables) {
        return TermsCheck.faults(printed.pack(), with(printed, tables).terms()).stream()
                .noneMatch(fault -> fault.field().startsWith("customTables."));
    }

    private static TermsInForce with(TermsInForce printed, Map<String, CustomTable> tables) {
        Terms terms = printed.terms();
        return new TermsInForce(
                printed.pack(),
                new Terms(
                        terms.offered(),
                        terms.selections(),
                        tables,
                        terms.limits(),
                        terms.elections(),
                        terms.readings(),
                        terms.payoutLimit(),
                        terms.payoutLimits()));
    }

    /** By seat; nothing where the round is refused, which no table of the house changes. */
    private static Map<Integer, Money> handed(RandomRound round) {
        return switch (Settle.round(round.facts(), round.terms(), round.meters())) {
            case Answer.Given<Settlement>(Settlement paid) ->
                paid.bets().stream()
                        .filter(bet -> !bet.bet().wager().equals("progressive"))
                        .collect(Collectors.toMap(
                                bet -> bet.bet().seat(), bet -> bet.won().plus(bet.returned()), Money::plus));
            case Answer.Refused<Settlement> _ -> Map.of();
        };
    }

    private static boolean isFloor(Schedule schedule) {
        return schedule.kind() == Schedule.Kind.FLOOR && !schedule.meter();
    }
}
