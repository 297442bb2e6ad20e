package io.baize.simulator;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.kernel.Jurisdiction;
import io.baize.kernel.Money;
import io.baize.rulepack.Pack;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.load.RuleBooks;
import io.baize.terms.Limits;
import io.baize.terms.MeterGroup;
import io.baize.terms.MeterGroupCheck;
import io.baize.terms.Terms;
import io.baize.terms.TermsCheck;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class DemoFloorTest {

    private static final RuleBook RULES = RuleBooks.shipped();

    @Test
    void theTermsOfEveryTableAreLawful() {
        List<DemoTable> tables = DemoFloor.tables(RULES, 12);
        assertThat(tables)
                .filteredOn(table -> table.setup().game().equals(DemoFloor.GAME))
                .hasSize(48);
        assertThat(tables)
                .allSatisfy(table -> assertThat(TermsCheck.faults(
                                table.terms(RULES).pack(), table.setup().terms()))
                        .isEmpty());
    }

    /** One meter has one paytable, one seed and one rate, whatever the tables' other limits. */
    @Test
    void linkedTablesStandInDifferentPitsAndAgreeOnTheirMeter() {
        for (MeterGroup group : DemoFloor.GROUPS) {
            List<DemoTable> linked = DemoFloor.tables(RULES, 6).stream()
                    .filter(table -> table.setup().property().equals(group.property()))
                    .filter(table -> group.id()
                            .equals(table.setup().terms().meterGroups().get(group.schedule())))
                    .toList();
            DemoTable first = linked.getFirst();
            assertThat(linked).hasSizeGreaterThan(1);
            assertThat(linked).extracting(DemoTable::pit).contains("main", "river");
            assertThat(linked).allSatisfy(table -> {
                assertThat(table.setup().game()).isEqualTo(group.game());
                assertThat(MeterGroupCheck.disagreements(group, table.terms(RULES), first.id(), first.terms(RULES)))
                        .isEmpty();
            });
        }
        assertThat(DemoFloor.GROUPS).extracting(MeterGroup::property).contains("catskill");
    }

    /** Ten progressive paytables need ten tables; with six, every id is in use in one state or another. */
    @Test
    void tenTablesShowEveryPaytable() {
        List<DemoTable> tables = DemoFloor.tables(RULES, 10);
        for (Pack pack : RULES.packs().stream()
                .filter(pack -> pack.game().equals(DemoFloor.GAME))
                .toList()) {
            pack.schedules().values().stream()
                    .filter(schedule -> schedule.paytables().size() > 1)
                    .forEach(schedule -> assertThat(inUse(tables, pack.jurisdiction(), schedule.id()))
                            .as("%s %s", pack.jurisdiction(), schedule.id())
                            .containsAll(schedule.paytables().keySet()));
        }
        Set<String> progressive = inUse(DemoFloor.tables(RULES, 6), Jurisdiction.NY, "progressive");
        progressive.addAll(inUse(DemoFloor.tables(RULES, 6), Jurisdiction.MD, "progressive"));
        assertThat(progressive).containsExactly("A", "B", "C", "D", "E", "F", "G", "H", "I", "J");
    }

    @Test
    void theFirstTableTakesTheRoundOfTheContractsConsoleExample() {
        DemoTable first = DemoFloor.tables(RULES, 6).getFirst();
        Terms terms = first.setup().terms();
        Limits side = new Limits(Money.usd(100), Money.usd(10_000), Money.usd(100));
        assertThat(first.id()).isEqualTo("catskill-hu-1");
        assertThat(terms.selections()).containsEntry("trips-plus", "A").containsEntry("pocket-bonus", "A");
        assertThat(terms.limits())
                .containsEntry("ante", new Limits(Money.usd(500), Money.usd(50_000), Money.usd(500)))
                .containsEntry("trips-plus", side)
                .containsEntry("pocket-bonus", side);
    }

    @Test
    void everyGameOfTheRuleBookHasATable() {
        List<DemoTable> tables = DemoFloor.tables(RULES, 1);
        assertThat(RULES.packs())
                .allSatisfy(pack -> assertThat(tables)
                        .anyMatch(table -> table.setup().jurisdiction() == pack.jurisdiction()
                                && table.setup().game().equals(pack.game())));
    }

    private static Set<String> inUse(List<DemoTable> tables, Jurisdiction jurisdiction, String schedule) {
        Set<String> ids = new TreeSet<>();
        tables.stream()
                .filter(table -> table.setup().jurisdiction() == jurisdiction
                        && table.setup().game().equals(DemoFloor.GAME))
                .forEach(table -> ids.add(table.setup().terms().selections().get(schedule)));
        return ids;
    }
}
