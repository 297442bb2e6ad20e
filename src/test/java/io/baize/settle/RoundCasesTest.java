package io.baize.settle;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.load.RuleBooks;
import io.baize.settle.document.SettlementDocument;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Whole rounds, each in a folder of its own, with what the text says they pay. */
class RoundCasesTest {

    private static final RuleBook RULES = RuleBooks.shipped();

    @TestFactory
    Stream<DynamicTest> everyRoundPaysWhatItsFolderSays() {
        return RoundCase.all()
                .map(round -> DynamicTest.dynamicTest(
                        round.folder().getFileName().toString(), round.folder().toUri(), () -> check(round)));
    }

    @Test
    void everyFileOfEveryFolderIsUsed() {
        assertThat(RoundCase.folders())
                .isNotEmpty()
                .allSatisfy(folder -> assertThat(RoundCase.children(folder))
                        .extracting(Path::getFileName)
                        .map(Path::toString)
                        .as("files of " + folder)
                        .containsExactlyInAnyOrderElementsOf(RoundCase.FILES));
    }

    /** Where no pack answers there is no clause to cite; every other case rests on one. */
    @Test
    void everyCaseSaysWhyAndCitesItsClause() {
        assertThat(RoundCase.all().toList()).allSatisfy(round -> {
            assertThat(round.expected().why()).as("why of " + round.folder()).isNotBlank();
            if (!"unknown-pack".equals(round.expected().refused())) {
                assertThat(round.expected().cites())
                        .as("cites of " + round.folder())
                        .isNotEmpty()
                        .allSatisfy(cite -> assertThat(cite).isNotBlank());
            }
        });
    }

    private static void check(RoundCase round) {
        RoundCase.Expected expected = round.expected();
        assertThat(expected.refused() == null)
                .as("a case expects bets or a refusal, never both")
                .isEqualTo(expected.bets() != null);
        switch (round.settle(RULES)) {
            case Answer.Refused<SettlementDocument>(Refusal refusal) ->
                assertThat(refusal.code()).as(refusal.toString()).isEqualTo(expected.refused());
            case Answer.Given<SettlementDocument>(SettlementDocument paid) -> {
                assertThat(expected.refused()).as("the round was settled").isNull();
                assertThat(paidOnEachBet(paid)).isEqualTo(expectedOnEachBet(expected));
                assertThat(movedMeters(paid)).isEqualTo(expectedMeters(expected, paid));
                takesVigorish(paid, expected);
                balances(paid);
            }
        }
    }

    private static Map<String, String> paidOnEachBet(SettlementDocument paid) {
        Map<String, String> byId = new TreeMap<>();
        for (SettlementDocument.BetResult bet : paid.bets()) {
            String text = bet.rejection() != null
                    ? "rejected " + bet.rejection().code()
                    : "%s won %d returned %d".formatted(bet.lines().getFirst().outcome(), bet.won(), bet.returned());
            assertThat(byId.put(bet.id(), text))
                    .as("bet " + bet.id() + " is answered once")
                    .isNull();
        }
        return byId;
    }

    private static Map<String, String> expectedOnEachBet(RoundCase.Expected expected) {
        Map<String, String> byId = new TreeMap<>();
        expected.bets()
                .forEach((id, bet) -> byId.put(
                        id,
                        bet.rejected() != null
                                ? "rejected " + bet.rejected()
                                : "%s won %d returned %d".formatted(bet.outcome(), bet.won(), bet.returned())));
        return byId;
    }

    /** A meter that a case does not name must not have moved. */
    private static Map<String, Long> expectedMeters(RoundCase.Expected expected, SettlementDocument paid) {
        Map<String, Long> after = new TreeMap<>();
        paid.meters().forEach((schedule, meter) -> after.put(schedule, meter.before()));
        if (expected.meters() != null) {
            expected.meters().forEach((schedule, meter) -> after.put(schedule, meter.after()));
        }
        return after;
    }

    private static Map<String, Long> movedMeters(SettlementDocument paid) {
        return paid.meters().entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, meter -> meter.getValue().after(), (a, b) -> a, TreeMap::new));
    }

    private static void takesVigorish(SettlementDocument paid, RoundCase.Expected expected) {
        assertThat(paid.bets())
                .filteredOn(bet -> expected.bets().get(bet.id()).vigorish() != null)
                .allSatisfy(bet -> assertThat(bet.vigorish())
                        .as("vigorish of " + bet.id())
                        .isEqualTo(expected.bets().get(bet.id()).vigorish()));
    }

    private static void balances(SettlementDocument paid) {
        List<SettlementDocument.BetResult> settled =
                paid.bets().stream().filter(bet -> bet.rejection() == null).toList();
        assertThat(settled)
                .allSatisfy(bet -> assertThat(bet.house() + bet.returned() + bet.won() - bet.vigorish())
                        .as("house + returned + won - vigorish of " + bet.id())
                        .isEqualTo(bet.stake()));
        assertThat(settled.stream()
                        .mapToLong(SettlementDocument.BetResult::house)
                        .sum())
                .isEqualTo(paid.totals().house());
    }
}
