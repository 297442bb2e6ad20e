package io.baize.settle;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.kernel.Answer;
import io.baize.kernel.Money;
import io.baize.rulepack.Pack;
import io.baize.rulepack.Paytable;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.Schedule;
import io.baize.rulepack.load.RuleBooks;
import io.baize.settle.document.RoundDocument;
import io.baize.settle.document.RoundWriter;
import io.baize.settle.document.SettlementDocument;
import io.baize.settle.document.SettlementDocument.BetResult;
import io.baize.settle.document.SettlementDocument.LineResult;
import io.baize.table.RoundOnPaper;
import java.time.LocalDate;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Plays every shipped pack on stacked decks until every line of every paytable has been paid, and works out the money
 * of each by itself, from the words of the line.
 */
class EveryPaytableLineTest {

    private static final RuleBook RULES = RuleBooks.shipped();
    private static final LocalDate DAY = LocalDate.of(2026, 11, 1);
    private static final long SEED = 12;
    private static final int MOST_ROUNDS = 100_000;
    private static final long METER = 1_234_567;

    /** The tables that no round reaches, and why. */
    private static final Map<String, String> OUT_OF_REACH = Map.of(
            "ny four-card-poker envy C",
            "an envy table follows its progressive table, and 5324.33(j)(4) prints progressive tables A and B only");

    @TestFactory
    Stream<DynamicTest> everyLineOfEveryPaytableIsPaid() {
        return RULES.packs().stream()
                .map(pack -> DynamicTest.dynamicTest(name(pack), () -> playUntilEveryLineIsPaid(pack)));
    }

    private static void playUntilEveryLineIsPaid(Pack pack) {
        // Given
        Set<String> unpaid = new TreeSet<>();
        pack.schedules()
                .values()
                .forEach(schedule -> schedule.paytables()
                        .values()
                        .forEach(table -> table.lines()
                                .keySet()
                                .forEach(outcome ->
                                        unpaid.add(place(pack, schedule.id(), table.id()) + " " + outcome))));
        Random random = new Random(SEED);
        RandomTerms house = new RandomTerms(pack, random);

        // When
        for (int round = 0;
                round < MOST_ROUNDS && !unpaid.stream().allMatch(EveryPaytableLineTest::outOfReach);
                round++) {
            RandomRound played = RandomRound.of(
                    house.wanting((schedule, table) -> isWanted(pack, schedule, table, unpaid)),
                    Money.usd(METER),
                    random);
            SettlementDocument paid = settle(played);
            boolean shared = winnersOfTheMeter(paid) > 1;
            paid.bets().forEach(bet -> pay(played, paid, bet, shared, unpaid));
        }

        // Then
        assertThat(unpaid).as("lines that no round has paid").allMatch(EveryPaytableLineTest::outOfReach);
    }

    /** A table with an unpaid line, or one whose follower has one. */
    private static boolean isWanted(Pack pack, Schedule schedule, Paytable table, Set<String> unpaid) {
        return pack.schedules().values().stream()
                .filter(other -> other == schedule || schedule.id().equals(other.follows()))
                .map(other -> place(pack, other.id(), table.id()) + " ")
                .anyMatch(place -> unpaid.stream().anyMatch(line -> line.startsWith(place)));
    }

    private static void pay(
            RandomRound played, SettlementDocument paid, BetResult bet, boolean shared, Set<String> unpaid) {
        assertThat(bet.rejection()).as(bet.id()).isNull();
        for (LineResult line : bet.lines()) {
            String place = place(played.terms().pack(), line.schedule(), line.paytable()) + " " + line.outcome();
            boolean special = shared && ofTheMeter(line) || isCut(line) || bet.seat() == 0;
            if (!special && unpaid.remove(place)) {
                assertThat(new LineInWords(line.won(), line.returned()))
                        .as("%s on %d at %s", place, bet.stake(), line.pays())
                        .isEqualTo(
                                line.schedule().equals("bank")
                                        ? BankInWords.of(played, paid, bet, line)
                                        : LineInWords.of(played.terms(), bet, line, METER));
                assertThat(line.explanation()).contains(line.decidedBy());
                assertThat(line.cite()).isNotBlank();
            }
        }
    }

    /** Who takes what when several win of one meter is the matter of {@link MeterMoneyTest}. */
    private static long winnersOfTheMeter(SettlementDocument paid) {
        return paid.bets().stream()
                .flatMap(bet -> bet.lines().stream())
                .filter(EveryPaytableLineTest::ofTheMeter)
                .count();
    }

    private static boolean ofTheMeter(LineResult line) {
        return line.pays().endsWith("% of meter");
    }

    /** How a payout limit cuts is the matter of round cases. */
    private static boolean isCut(LineResult line) {
        return line.explanation().contains("payout limit");
    }

    private static SettlementDocument settle(RandomRound played) {
        Map<String, Long> meters = new TreeMap<>();
        played.meters().keySet().forEach(schedule -> meters.put(schedule, METER));
        RoundDocument document = RoundWriter.document(played.facts(), played.terms(), meters, DAY);
        return switch (RoundOnPaper.settle(RULES, document, DAY)) {
            case Answer.Given<SettlementDocument>(SettlementDocument paid) -> paid;
            case Answer.Refused<SettlementDocument>(var refusal) ->
                throw new AssertionError(refusal + " of " + document);
        };
    }

    private static boolean outOfReach(String line) {
        return OUT_OF_REACH.keySet().stream().anyMatch(table -> line.startsWith(table + " "));
    }

    private static String name(Pack pack) {
        return pack.jurisdiction().id() + " " + pack.game();
    }

    private static String place(Pack pack, String schedule, String paytable) {
        return name(pack) + " " + schedule + " " + paytable;
    }
}
