package io.baize.terms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.baize.kernel.Refusal;
import io.baize.rulepack.Pack;
import io.baize.rulepack.Pays;
import io.baize.rulepack.load.RuleBooks;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a house may not post as a paytable of its own, each refused with its field, its limit and its clause. */
class CustomTableCheckTest {

    private static final Map<String, String> TRIPS_D = Map.of(
            "three-of-a-kind", "3:1",
            "straight", "5:1",
            "flush", "6:1",
            "full-house", "7:1",
            "four-of-a-kind", "20:1",
            "straight-flush", "40:1",
            "royal-flush", "50:1");

    private static final Map<String, String> ASIA_BONUS_C = Map.ofEntries(
            Map.entry("straight", "2:1"),
            Map.entry("three-of-a-kind", "3:1"),
            Map.entry("flush", "4:1"),
            Map.entry("full-house", "5:1"),
            Map.entry("nine-high", "10:1"),
            Map.entry("four-of-a-kind", "25:1"),
            Map.entry("straight-flush-with-joker", "40:1"),
            Map.entry("natural-straight-flush", "50:1"),
            Map.entry("royal-flush", "200:1"),
            Map.entry("five-aces", "800:1"),
            Map.entry("three-of-a-kind-and-four-eights", "5000:1"));

    /** 5324.36(f)(2): in accordance with one of the pay tables. */
    @Test
    void anExactScheduleHasNoCustomTable() {
        assertThat(faults("ny", "ultimate-texas-holdem", "A", "blind/win", Map.of("flush", "2:1")))
                .containsExactly(new Refusal(
                        "custom-table-not-permitted",
                        "customTables.blind/win",
                        "A, B",
                        "the text prints what it pays, and leaves the house no table of its own",
                        "5324.36(f)(2)"));
    }

    @Test
    void aScheduleThatIsNotInTheTextIsNamed() {
        assertThat(faults("ny", "let-it-ride", null, "trips", TRIPS_D))
                .containsExactly(new Refusal(
                        "unknown-schedule",
                        "customTables.trips",
                        "hand, let-it-ride-bonus, three-card-bonus",
                        "no such schedule",
                        null));
    }

    /** 5324.36(f)(3): no less than option A, B, C or D, to be pre-selected. */
    @Test
    void theTableItStandsOnIsSelected() {
        assertThat(faults("ny", "ultimate-texas-holdem", null, "trips", TRIPS_D))
                .containsExactly(new Refusal(
                        "no-floor-selected",
                        "selections.trips",
                        "A, B, C, D",
                        "the printed table that the custom one is not to be below is not selected",
                        "5324.36(f)(3)"));
        assertThat(trips(TRIPS_D)).isEmpty();
    }

    @Test
    void anUnknownOutcomeAndAMissingLineAreNamed() {
        Map<String, String> lines = new HashMap<>(TRIPS_D);
        lines.put("two-pairs", "1:1");
        lines.remove("flush");

        assertThat(trips(lines))
                .containsExactly(
                        new Refusal(
                                "unknown-outcome",
                                "customTables.trips.lines.two-pairs",
                                "three-of-a-kind, straight, flush, full-house, four-of-a-kind, straight-flush,"
                                        + " royal-flush, other",
                                "the table has no such line",
                                "5324.36(f)(3)"),
                        new Refusal(
                                "missing-line",
                                "customTables.trips.lines.flush",
                                "6:1",
                                "the custom table has no line for flush",
                                "5324.36(f)(3)"));
    }

    @Test
    void aLineBelowItsFloorIsNamedWithIt() {
        assertThat(trips(with(TRIPS_D, "flush", "11:2")))
                .containsExactly(new Refusal(
                        "line-below-floor",
                        "customTables.trips.lines.flush",
                        "6:1",
                        "11:2 is less than 6:1",
                        "5324.36(f)(3)"));
        assertThat(trips(with(TRIPS_D, "flush", "13:2"))).isEmpty();
    }

    /** 5324.34(e)(7): the dealer collects every losing wager. */
    @Test
    void aLossIsNotTheHousesToReturn() {
        Map<String, String> lines = Map.of(
                "royal-flush", "$25,000",
                "straight-flush", "$2,500",
                "four-of-a-kind", "$400",
                "full-house", "$200",
                "flush", "$50",
                "straight", "$25",
                "three-of-a-kind", "$5",
                "other", "push");

        assertThat(faults("ny", "let-it-ride", null, "let-it-ride-bonus", lines))
                .containsExactly(new Refusal(
                        "line-fixed-by-text",
                        "customTables.let-it-ride-bonus.lines.other",
                        "lose",
                        "the text itself says lose",
                        "5324.34(c)(6)(i)"));
    }

    /** 3 for 1 gives what 2 to 1 gives with the stake; 2 for 1 gives one stake less. */
    @Test
    void oddsForOneAreComparedWithTheStakeTheyContain() {
        assertThat(asiaBonus("straight", "3 for 1")).isEmpty();
        assertThat(asiaBonus("straight", "2 for 1"))
                .extracting(Refusal::code, Refusal::limit)
                .containsExactly(tuple("line-below-floor", "2:1"));
    }

    /** Under a payout limit, 5324.36(f)(4), odds for one would have the stake count as won. */
    @Test
    void underAPayoutLimitOddsForOneAreNotComparable() {
        assertThat(trips(with(TRIPS_D, "flush", "100 for 1")))
                .extracting(Refusal::code)
                .containsExactly("line-not-comparable");
    }

    /** 5324.41(g)(8): five percent of the amount won, which for one has the stake in it. */
    @Test
    void underAVigorishOddsForOneAreNotComparable() {
        assertThat(onlyCustom(faults("ny", "pai-gow-poker", null, "pai-gow", Map.of("win", "3 for 1"))))
                .extracting(Refusal::code, Refusal::cite)
                .containsExactly(tuple("line-not-comparable", "5324.41(g)(8)"));
    }

    @Test
    void moneyOddsAndPartsOfAMeterAreNotComparable() {
        assertThat(asiaBonus("straight", "$1,000")).extracting(Refusal::code).containsExactly("line-not-comparable");
        assertThat(asiaBonus("straight", "100% of meter"))
                .extracting(Refusal::code)
                .containsExactly("line-not-comparable");
        assertThat(asiaBonus("straight", "bank 100%")).extracting(Refusal::code).containsExactly("line-not-comparable");
    }

    /** Where odds are rounded down to the dollar, 5:2 on a quarter pay nothing and 2:1 fifty cents. */
    @Test
    void oddsThatMayBeRoundedBelowTheFloorAreNotComparable() {
        assertThat(asiaBonus("straight", "5:2")).isEmpty();
        Terms rounding = new Terms(
                null,
                Map.of("bonus", "C"),
                Map.of("bonus", custom(with(ASIA_BONUS_C, "straight", "5:2"), null)),
                Map.of(),
                Map.of(),
                Map.of("rounding", "whole-dollar-down"),
                null,
                Map.of());
        assertThat(TermsCheck.faults(pack("ny", "asia-poker"), rounding))
                .extracting(Refusal::code)
                .containsExactly("line-not-comparable");
    }

    /** MA s.11(g): the printed tables are examples. */
    @Test
    void aTableThatIsNotPrintedNeedsTheCommissionsApproval() {
        Map<String, String> lines = Map.of(
                "royal-flush", "100:1",
                "straight-flush", "40:1",
                "four-of-a-kind", "30:1",
                "full-house", "6:1",
                "flush", "6:1",
                "straight", "6:1",
                "three-of-a-kind", "3:1");

        assertThat(approved(lines, null))
                .containsExactly(new Refusal(
                        "approval-missing",
                        "customTables.trips-plus.evidence",
                        null,
                        "a table that is not printed needs the commission's written approval",
                        "MA s.11(g)"));
        assertThat(approved(lines, "MGC letter 2026-114")).isEmpty();
        assertThat(approved(with(lines, "flush", "10% of meter"), "MGC letter 2026-114"))
                .extracting(Refusal::code)
                .containsExactly("line-not-payable");
        assertThat(approved(with(lines, "flush", "7 for 1"), "MGC letter 2026-114"))
                .containsExactly(new Refusal(
                        "odds-wording",
                        "customTables.trips-plus.lines.flush",
                        "to",
                        "the text states odds by \"to\", not \"for\"",
                        "MA s.11(a)"));
    }

    /** 5324.32(f)(4)(iii)(b): with table B only four aces and four of a kind win an envy bonus. */
    @Test
    void anEnvyTableStandsOnTheLetterOfItsProgressive() {
        Map<String, String> lines = Map.of("four-aces", "$150 per $1", "four-of-a-kind", "$20 per $1");
        Terms terms = terms(Map.of("progressive", "B"), "envy", custom(lines, null));

        assertThat(TermsCheck.faults(pack("ny", "crazy-4-poker"), terms))
                .extracting(Refusal::code, Refusal::field, Refusal::limit)
                .containsExactly(tuple("line-below-floor", "customTables.envy.lines.four-of-a-kind", "$25 per $1"));
        assertThat(faults("ny", "crazy-4-poker", null, "envy", lines))
                .extracting(Refusal::code, Refusal::field)
                .containsExactly(tuple("no-floor-selected", "selections.progressive"));
    }

    /** A custom table of a progressive keeps the least seed of the printed one. */
    @Test
    void aCustomTableIsReadAsThePrintedOneWithItsOwnPayouts() {
        TermsInForce terms = new TermsInForce(
                pack("ny", "ultimate-texas-holdem"),
                terms(Map.of("trips", "D"), "trips", custom(with(TRIPS_D, "flush", "8:1"), null)));
        var trips = terms.pack().schedules().get("trips");
        var table = terms.paytable(trips).orElseThrow();

        assertThat(table.id()).isEqualTo(CustomTable.ID);
        assertThat(table.cite().clause()).isEqualTo("5324.36(f)(3)");
        assertThat(table.lines().get("flush").pays()).isEqualTo(Pays.parse("8:1"));
        assertThat(table.lines().get("other").pays()).isEqualTo(Pays.parse("lose"));
        assertThat(table.lines().keySet())
                .containsExactlyElementsOf(trips.paytables().get("D").lines().keySet());
        assertThat(terms.standing(trips)).contains("custom table, at or above table D of 5324.36(f)(3)");
    }

    private static List<Refusal> trips(Map<String, String> lines) {
        return faults("ny", "ultimate-texas-holdem", "D", "trips", lines);
    }

    private static List<Refusal> asiaBonus(String outcome, String pays) {
        return faults("ny", "asia-poker", "C", "bonus", with(ASIA_BONUS_C, outcome, pays));
    }

    private static List<Refusal> approved(Map<String, String> lines, String evidence) {
        return TermsCheck.faults(pack("ma", "heads-up-holdem"), terms(Map.of(), "trips-plus", custom(lines, evidence)));
    }

    private static List<Refusal> faults(
            String jurisdiction, String game, String selected, String schedule, Map<String, String> lines) {
        Map<String, String> selections = selected == null ? Map.of() : Map.of(schedule, selected);
        return TermsCheck.faults(pack(jurisdiction, game), terms(selections, schedule, custom(lines, null)));
    }

    /** Without what else is wrong with terms that offer everything. */
    private static List<Refusal> onlyCustom(List<Refusal> faults) {
        return faults.stream()
                .filter(fault -> fault.field().startsWith("customTables."))
                .toList();
    }

    private static Terms terms(Map<String, String> selections, String schedule, CustomTable table) {
        return new Terms(null, selections, Map.of(schedule, table), Map.of(), Map.of(), Map.of(), null, Map.of());
    }

    private static CustomTable custom(Map<String, String> lines, String evidence) {
        Map<String, Pays> read = new HashMap<>();
        lines.forEach((outcome, pays) -> read.put(outcome, Pays.parse(pays)));
        return new CustomTable(read, evidence);
    }

    private static Map<String, String> with(Map<String, String> lines, String outcome, String pays) {
        Map<String, String> changed = new HashMap<>(lines);
        changed.put(outcome, pays);
        return changed;
    }

    private static Pack pack(String jurisdiction, String game) {
        return RuleBooks.shipped().packs().stream()
                .filter(pack -> pack.jurisdiction().id().equals(jurisdiction)
                        && pack.game().equals(game))
                .findFirst()
                .orElseThrow();
    }
}
