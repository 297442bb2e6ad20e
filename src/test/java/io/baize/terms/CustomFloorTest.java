package io.baize.terms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.rulepack.Pack;
import io.baize.rulepack.PayLine;
import io.baize.rulepack.Paytable;
import io.baize.rulepack.Schedule;
import io.baize.rulepack.load.RuleBooks;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Every line of every printed table that is a floor, in every shipped pack: as printed it is permitted, a step better
 * too, a step worse is refused with the clause that says "no less than".
 */
class CustomFloorTest {

    /** Faults of a house that offers every wager of a pack at once, whatever it pays. */
    private static final Set<String> OF_THE_OFFER = Set.of("wagers-exclude-each-other", "offered-only-when");

    /** Counted in the texts: what sections 5324.31 to 5324.41 print as the least, "no less than 1:1" a wager. */
    private static final Map<String, Long> PRINTED = Map.ofEntries(
            Map.entry("three-card-poker", 4L), // (f)(1)(i) for ante and play, two tables in (iii)
            Map.entry("crazy-4-poker", 5L), // (f)(1) for ante and play, (f)(2), two tables in (f)(4)(iii)
            Map.entry("four-card-poker", 3L), // (j)(1) for ante and play, (j)(2)
            Map.entry("let-it-ride", 8L), // (f)(1), (f)(3), six tables in (f)(4)
            Map.entry("texas-holdem-bonus", 3L), // (f)(1) for the ante and for the three bets, (f)(2)
            Map.entry("ultimate-texas-holdem", 6L), // (f)(1) for ante and play, four tables in (f)(3)
            Map.entry("caribbean-stud", 3L), // (g)(2), (g)(4) with either of two straight flushes
            Map.entry("mississippi-stud", 1L), // (f)(1)
            Map.entry("criss-cross-poker", 3L), // (f)(1), (f)(2), (f)(3)
            Map.entry("asia-poker", 4L), // (e)(7), three tables in (f)(1)
            Map.entry("pai-gow-poker", 8L)); // (g)(8), (k)(4), three in (m)(1), (o)(1), two in (o)(2)

    private record Floor(Pack pack, Schedule schedule, Paytable table) {
        @Override
        public String toString() {
            return pack.game() + " " + schedule.id() + " " + table.id();
        }
    }

    @Test
    void noFloorIsLeftOut() {
        assertThat(floors().stream()
                        .collect(Collectors.groupingBy(floor -> floor.pack().game(), Collectors.counting())))
                .isEqualTo(PRINTED);
        assertThat(floors())
                .as("each has a line that may be bettered")
                .allSatisfy(floor -> assertThat(floor.table().lines().values())
                        .anyMatch(line -> !step(line.pays().toString(), 1).isEmpty()));
    }

    @TestFactory
    Stream<DynamicTest> thePrintedTableItselfIsPermitted() {
        return tests(floor -> assertThat(faults(floor, printed(floor))).isEmpty());
    }

    @TestFactory
    Stream<DynamicTest> everyLineMayBeAStepBetter() {
        return tests(floor -> eachLine(
                floor,
                1,
                (line, better) -> assertThat(faults(floor, with(floor, line, better)))
                        .as("%s pays %s", line.outcome(), better)
                        .isEmpty()));
    }

    @TestFactory
    Stream<DynamicTest> noLineMayBeAStepWorse() {
        return tests(floor -> eachLine(
                floor,
                -1,
                (line, worse) -> assertThat(faults(floor, with(floor, line, worse)))
                        .as("%s pays %s", line.outcome(), worse)
                        .extracting(Refusal::code, Refusal::field, Refusal::limit, Refusal::cite)
                        .containsExactly(tuple(
                                "line-below-floor",
                                place(floor, line),
                                line.pays().toString(),
                                floor.schedule().cite().clause()))));
    }

    @TestFactory
    Stream<DynamicTest> noLineMayBeLeftOutUnlessItPushesOrLoses() {
        return tests(floor -> floor.table().lines().values().forEach(line -> {
            Map<String, String> lines = printed(floor);
            lines.remove(line.outcome());
            boolean stands = List.of("push", "lose").contains(line.pays().toString());
            if (!lines.isEmpty()) {
                assertThat(faults(floor, lines))
                        .extracting(Refusal::code, Refusal::field)
                        .containsExactlyElementsOf(
                                stands ? List.of() : List.of(tuple("missing-line", place(floor, line))));
            }
        }));
    }

    @TestFactory
    Stream<DynamicTest> whatPushesOrLosesByTheTextStaysSo() {
        return tests(floor -> floor.table().lines().values().stream()
                .filter(line -> List.of("push", "lose").contains(line.pays().toString()))
                .forEach(line -> Stream.of("push", "lose", "1:1")
                        .filter(pays -> !pays.equals(line.pays().toString()))
                        .forEach(pays -> assertThat(faults(floor, with(floor, line, pays)))
                                .extracting(Refusal::code, Refusal::cite)
                                .containsExactly(
                                        tuple("line-fixed-by-text", line.cite().clause())))));
    }

    /** The next payouts in that direction that can be written: the nearest odds, and the nearest whole odds. */
    private static List<String> step(String pays, int by) {
        List<String> steps = new ArrayList<>();
        String number = pays.replaceAll("[$,]| per \\$1|% of meter|:.*", "");
        if (pays.contains(":")) {
            long whole = Long.parseLong(number);
            long per = Long.parseLong(pays.substring(pays.indexOf(':') + 1));
            steps.add((100 * whole + by) + ":" + 100 * per);
            steps.add(whole + by == 0 ? "push" : (whole + by) + ":" + per);
        } else if (pays.startsWith("$")) {
            long dollars = Long.parseLong(number);
            steps.add("$%,d%s".formatted(dollars + by, pays.endsWith("per $1") ? " per $1" : ""));
        } else if (pays.endsWith("% of meter")) {
            long percent = Long.parseLong(number) + by;
            steps.addAll(percent > 100 ? List.of() : List.of(percent + "% of meter"));
        }
        return steps;
    }

    @FunctionalInterface
    private interface OnFloor {
        void check(Floor floor);
    }

    @FunctionalInterface
    private interface OnStep {
        void check(PayLine line, String pays);
    }

    private static Stream<DynamicTest> tests(OnFloor test) {
        return floors().stream().map(floor -> dynamicTest(floor.toString(), () -> test.check(floor)));
    }

    private static void eachLine(Floor floor, int by, OnStep check) {
        floor.table()
                .lines()
                .values()
                .forEach(line -> step(line.pays().toString(), by).forEach(pays -> check.check(line, pays)));
    }

    private static List<Floor> floors() {
        List<Floor> floors = new ArrayList<>();
        for (Pack pack : RuleBooks.shipped().packs()) {
            for (Schedule schedule : pack.schedules().values()) {
                if (schedule.kind() == Schedule.Kind.FLOOR) {
                    schedule.paytables().values().forEach(table -> floors.add(new Floor(pack, schedule, table)));
                }
            }
        }
        return floors;
    }

    private static Map<String, String> printed(Floor floor) {
        Map<String, String> lines = new LinkedHashMap<>();
        floor.table()
                .lines()
                .forEach((outcome, line) -> lines.put(outcome, line.pays().toString()));
        return lines;
    }

    private static Map<String, String> with(Floor floor, PayLine line, String pays) {
        Map<String, String> lines = printed(floor);
        lines.put(line.outcome(), pays);
        return lines;
    }

    /** As a house would send it: the terms are read, and then checked as a whole. */
    private static List<Refusal> faults(Floor floor, Map<String, String> lines) {
        String id = floor.schedule().id();
        String selected =
                floor.schedule().follows() == null ? id : floor.schedule().follows();
        TermsDocument document = new TermsDocument(
                null,
                Map.of(selected, floor.table().id()),
                Map.of(id, new TermsDocument.CustomTableDocument(lines, null)),
                null,
                null,
                null,
                null,
                null);
        return TermsCheck.faults(floor.pack(), given(document.read())).stream()
                .filter(fault -> !OF_THE_OFFER.contains(fault.code()))
                .toList();
    }

    private static Terms given(Answer<Terms> answer) {
        return switch (answer) {
            case Answer.Given<Terms>(Terms terms) -> terms;
            case Answer.Refused<Terms>(Refusal refusal) -> throw new AssertionError(refusal);
        };
    }

    private static String place(Floor floor, PayLine line) {
        return "customTables." + floor.schedule().id() + ".lines." + line.outcome();
    }
}
