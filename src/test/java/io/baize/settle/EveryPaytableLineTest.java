package io.baize.settle;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.kernel.Answer;
import io.baize.rulepack.Pack;
import io.baize.rulepack.Paytable;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.Schedule;
import io.baize.rulepack.load.RuleBooks;
import io.baize.settle.document.RoundDocument;
import io.baize.settle.document.SettlementDocument;
import io.baize.settle.document.SettlementDocument.BetResult;
import io.baize.settle.document.SettlementDocument.LineResult;
import io.baize.table.RoundOnPaper;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Plays stacked decks until every line of every paytable has been paid, and works out the money of each by itself, from
 * the words of the line.
 */
class EveryPaytableLineTest {

    private static final RuleBook RULES = RuleBooks.shipped();
    private static final LocalDate DAY = LocalDate.of(2026, 11, 1);
    /** Any seed will do; this one finds the last line soonest, after two hundred rounds. */
    private static final long SEED = 12;

    private static final int MOST_ROUNDS = 5_000;
    private static final long METER = 1_234_567;
    /** The text of New York gives the dollar back with a winning progressive line, the others keep it (R12, R22). */
    private static final Set<String> STAKE_COMES_BACK = Set.of("ny");

    @TestFactory
    Stream<DynamicTest> everyLineOfEveryPaytableIsPaid() {
        return RULES.packs().stream()
                .flatMap(pack -> Stream.iterate(0, table -> table < mostTables(pack), t -> t + 1)
                        .map(table -> DynamicTest.dynamicTest(
                                pack.jurisdiction().id() + " with table " + (table + 1) + " of each schedule",
                                () -> playUntilEveryLineIsPaid(pack, table))));
    }

    private static int mostTables(Pack pack) {
        return pack.schedules().values().stream()
                .mapToInt(schedule -> schedule.paytables().size())
                .max()
                .orElseThrow();
    }

    private static void playUntilEveryLineIsPaid(Pack pack, int table) {
        // Given
        Map<String, String> selections = new HashMap<>();
        pack.schedules()
                .values()
                .forEach(schedule ->
                        selections.put(schedule.id(), table(schedule, table).id()));
        Set<String> unpaid = new TreeSet<>();
        pack.schedules().values().stream()
                .filter(schedule -> schedule.follows() == null
                        || table(schedule, table).id().equals(selections.get(schedule.follows())))
                .forEach(schedule -> table(schedule, table)
                        .lines()
                        .keySet()
                        .forEach(outcome -> unpaid.add(
                                place(schedule.id(), table(schedule, table).id(), outcome))));
        StackedDeck deck = new StackedDeck(SEED);

        // When
        for (int round = 0; round < MOST_ROUNDS && !unpaid.isEmpty(); round++) {
            SettlementDocument paid = settle(round(pack, selections, deck.next(3), round % 2 == 0 ? 3 : 1));
            for (BetResult bet : paid.bets()) {
                assertThat(bet.rejection()).as(bet.id()).isNull();
                for (LineResult line : bet.lines()) {
                    boolean sharedMeter = ofTheMeter(line) && winnersOfTheMeter(paid) > 1;
                    if (!sharedMeter && unpaid.remove(place(line.schedule(), line.paytable(), line.outcome()))) {
                        isPaidByItsWords(pack, bet, line);
                    }
                }
            }
        }

        // Then
        assertThat(unpaid).as("lines that no round has paid").isEmpty();
    }

    private static Paytable table(Schedule schedule, int table) {
        List<Paytable> tables = List.copyOf(schedule.paytables().values());
        return tables.get(Math.min(table, tables.size() - 1));
    }

    /** Seats 1 and 2 raise and seat 3 folds; all bet everything the text has, save that some leave the progressive. */
    private static RoundDocument round(
            Pack pack, Map<String, String> selections, StackedDeck.Deal deal, int seatsOnTheProgressive) {
        boolean wholeDollars = pack.jurisdiction().id().equals("nh");
        long ante = wholeDollars ? 700 : 1_001;
        RoundMaker round = new RoundMaker(pack.jurisdiction().id()).select(selections);
        for (int seat = 1; seat <= 3; seat++) {
            round.bet(seat, "ante", ante).bet(seat, "odds", ante);
            round.bet(seat, "trips-plus", wholeDollars ? 300 : 333).bet(seat, "pocket-bonus", wholeDollars ? 1000 : 77);
            if (pack.wagers().containsKey("progressive") && seat <= seatsOnTheProgressive) {
                round.bet(seat, "progressive", wholeDollars ? 500 : 100).meter(METER);
            }
        }
        return round.raise(1, "pre-flop", 3 * ante)
                .raise(2, "river", ante)
                .fold(3)
                .on(deal);
    }

    private static SettlementDocument settle(RoundDocument round) {
        return switch (RoundOnPaper.settle(RULES, round, DAY)) {
            case Answer.Given<SettlementDocument>(SettlementDocument paid) -> paid;
            case Answer.Refused<SettlementDocument>(var refusal) -> throw new AssertionError(refusal + " of " + round);
        };
    }

    private static void isPaidByItsWords(Pack pack, BetResult bet, LineResult line) {
        boolean bonus = line.schedule().equals("envy");
        boolean stakeKept = bonus
                || line.schedule().equals("progressive")
                        && !STAKE_COMES_BACK.contains(pack.jurisdiction().id());
        long stakeBack = stakeKept ? 0 : bet.stake();
        String[] words = line.pays().split("[: %]");
        List<Long> wonAndReturned = switch (line.pays().replaceAll("[\\d,]+", "n")) {
            case "n:n" -> List.of(part(bet.stake(), words[0], words[1]), stakeBack);
            case "n for n" -> List.of(bet.stake() * Long.parseLong(words[0]), 0L);
            case "$n" -> List.of(Long.parseLong(line.pays().replaceAll("[$,]", "")) * 100, stakeBack);
            case "n% of meter" -> List.of(part(METER, words[0], "100"), stakeBack);
            case "push" -> List.of(0L, bet.stake());
            case "lose" -> List.of(0L, 0L);
            default -> throw new AssertionError("unknown words: " + line.pays());
        };
        assertThat(List.of(line.won(), line.returned()))
                .as("won and returned by %s on %d at %s", line.outcome(), bet.stake(), line.pays())
                .isEqualTo(wonAndReturned);
        assertThat(line.explanation()).contains(line.decidedBy());
        assertThat(line.cite()).isNotBlank();
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

    /** A fraction of a cent goes to the player (R15). */
    private static long part(long cents, String pays, String per) {
        return BigDecimal.valueOf(cents)
                .multiply(new BigDecimal(pays))
                .divide(new BigDecimal(per), 0, RoundingMode.CEILING)
                .longValueExact();
    }

    private static String place(String schedule, String paytable, String outcome) {
        return schedule + " " + paytable + " " + outcome;
    }
}
