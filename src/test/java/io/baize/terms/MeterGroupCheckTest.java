package io.baize.terms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.baize.kernel.Jurisdiction;
import io.baize.kernel.Refusal;
import io.baize.rulepack.Pack;
import io.baize.rulepack.Pays;
import io.baize.rulepack.Schedule;
import io.baize.rulepack.load.RuleBooks;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Which meters may be shared by the texts, and what the tables of a group must agree on. */
class MeterGroupCheckTest {

    private static final Pack MARYLAND = pack(Jurisdiction.MD, "heads-up-holdem");
    private static final Pack STUD = pack(Jurisdiction.NY, "caribbean-stud");
    private static final MeterGroup BAY = new MeterGroup("p", "bay", "Bay", "heads-up-holdem", "progressive");
    private static final MeterGroup STUDS = new MeterGroup("p", "studs", "Studs", "caribbean-stud", "progressive");

    static Stream<Pack> packsWithAMeter() {
        return RuleBooks.shipped().packs().stream()
                .filter(pack -> pack.schedules().values().stream().anyMatch(Schedule::meter));
    }

    /** NY (k)(2) is the only text that speaks of the pool at such table. */
    @ParameterizedTest
    @MethodSource("packsWithAMeter")
    void everyTextWithAMeterSaysWhetherTablesMayShareIt(Pack pack) {
        boolean refused = MeterGroupCheck.notLinkable(new TermsInForce(pack, Terms.NONE), "schedule", "progressive")
                .isPresent();

        assertThat(refused)
                .isEqualTo(pack.jurisdiction() == Jurisdiction.NY && pack.game().equals("heads-up-holdem"));
    }

    /** MD Ch.12 2nd D(3)(b)(iii): table G starts at no less than $2,000, which a house may also say itself. */
    @Test
    void theSeedIsWhatTheMeterWouldStartFromWhoeverSaysIt() {
        TermsInForce silent = maryland("G", Map.of());

        assertThat(disagreements(silent, maryland("G", Map.of("progressive-seed", "200000"))))
                .isEmpty();
        assertThat(disagreements(silent, maryland("G", Map.of("progressive-seed", "500000"))))
                .extracting(Refusal::field, Refusal::limit)
                .containsExactly(tuple("elections.progressive-seed", "500000"));
    }

    @Test
    void aTableAgreesWithItselfAndNotWithAnotherPaytableOrRate() {
        TermsInForce asked = maryland("G", Map.of("progressive-contribution", "2000", "progressive-reserve", "100"));
        TermsInForce member = maryland("H", Map.of("progressive-contribution", "3000"));

        assertThat(disagreements(asked, asked)).isEmpty();
        assertThat(disagreements(asked, member))
                .extracting(Refusal::field)
                .containsExactlyInAnyOrder(
                        "selections.progressive",
                        "elections.progressive-contribution",
                        "elections.progressive-reserve");
        assertThat(disagreements(asked, member)).allMatch(fault -> fault.cite() != null && fault.limit() != null);
    }

    /** Whether a fold loses trips plus does not concern the meter; whether it loses the progressive does. */
    @Test
    void readingsOfTheProgressiveCountAndOthersDoNot() {
        TermsInForce asked = maryland("G", Map.of());
        Terms read = new Terms(
                null,
                asked.terms().selections(),
                Map.of(),
                Map.of(),
                Map.of("progressive-stake", "returned", "fold-progressive", "lost", "fold-trips-plus", "lost"),
                null);

        assertThat(disagreements(asked, new TermsInForce(MARYLAND, read)))
                .extracting(Refusal::field)
                .containsExactlyInAnyOrder("readings.progressive-stake", "readings.fold-progressive");
    }

    /** A house may pay better than printed; two tables that do so differently play for two meters. */
    @Test
    void customTablesAgreeByWhatTheyPay() {
        assertThat(MeterGroupCheck.disagreements(STUDS, stud("$60"), "other", stud("$60")))
                .isEmpty();
        assertThat(MeterGroupCheck.disagreements(STUDS, stud("$60"), "other", stud("$70")))
                .extracting(Refusal::field, Refusal::limit)
                .containsExactly(tuple("customTables.progressive", "custom"));
        assertThat(MeterGroupCheck.disagreements(STUDS, stud(null), "other", stud("$60")))
                .extracting(Refusal::field)
                .containsExactly("selections.progressive");
    }

    private static List<Refusal> disagreements(TermsInForce asked, TermsInForce member) {
        return MeterGroupCheck.disagreements(BAY, asked, "other", member);
    }

    private static TermsInForce maryland(String paytable, Map<String, String> elections) {
        Map<String, String> selections = Map.of("odds/bad-beat", "A", "progressive", paytable);
        return new TermsInForce(MARYLAND, new Terms(null, selections, Map.of(), elections, Map.of(), null));
    }

    /** Table A with another payout for a flush, or as printed. */
    private static TermsInForce stud(String flush) {
        Map<String, Pays> lines = new TreeMap<>();
        STUD.schedules()
                .get("progressive")
                .paytables()
                .get("A")
                .lines()
                .forEach((outcome, line) -> lines.put(outcome, line.pays()));
        if (flush != null) {
            lines.put("flush", Pays.parse(flush));
        }
        Map<String, CustomTable> custom =
                flush == null ? Map.of() : Map.of("progressive", new CustomTable(lines, null));
        return new TermsInForce(
                STUD,
                new Terms(
                        null,
                        Map.of("progressive", "A"),
                        custom,
                        Map.of(),
                        Map.of(),
                        Map.of(),
                        Map.of(),
                        null,
                        Map.of()));
    }

    private static Pack pack(Jurisdiction jurisdiction, String game) {
        return RuleBooks.shipped().version(jurisdiction, game, "2026.1").orElseThrow();
    }
}
