package io.baize.dashboard;

import static io.baize.dashboard.AskedChange.CLOCK;
import static io.baize.dashboard.AskedChange.NOON;
import static org.assertj.core.api.Assertions.assertThat;

import io.baize.change.ChangeState;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** A change as it is read: before and after, and the checklist. */
class ChangeSheetTest {

    @Test
    void tablesThatPlayAlikeAreShownOnceWithEachValueBeforeAndAfter() {
        List<BeforeAfter> shown = AskedChange.shown("t1", "t2");

        assertThat(shown).hasSize(1);
        assertThat(shown.getFirst().tables()).extracting(BeforeAfter.At::id).containsExactly("t1", "t2");
        assertThat(shown.getFirst().values())
                .containsExactlyInAnyOrder(
                        new BeforeAfter.Value("Paytable, Trips plus", "table A", "table B"),
                        new BeforeAfter.Value(
                                "Limits, Ante",
                                "$5.00 to $500.00 in steps of $5.00",
                                "$10.00 to $500.00 in steps of $5.00"));
        assertThat(shown.getFirst().edgeBefore()).isNull();
    }

    /** NY (f)(6): the printed tables of trips plus differ, and only those of trips plus are shown. */
    @Test
    void thePaytableThatChangesIsShownLineBesideLine() {
        List<BeforeAfter.Grid> grids = AskedChange.shown("t1").getFirst().paytables();

        assertThat(grids).hasSize(1);
        BeforeAfter.Grid grid = grids.getFirst();
        assertThat(grid.before()).isEqualTo("table A");
        assertThat(grid.after()).isEqualTo("table B");
        var printed = AskedChange.pack().schedules().get("trips-plus").paytables();
        assertThat(grid.lines()).hasSize(printed.get("A").lines().size()).anyMatch(BeforeAfter.Line::differs);
        printed.get("A")
                .lines()
                .values()
                .forEach(line -> assertThat(grid.lines())
                        .contains(new BeforeAfter.Line(
                                Words.capital(line.outcome()),
                                line.pays().toString(),
                                printed.get("B")
                                        .lines()
                                        .get(line.outcome())
                                        .pays()
                                        .toString())));
    }

    @Test
    void theChecklistSaysWhatIsThereAndWhatIsMissing() {
        Checklist open = checklist(AskedChange.drafted().submitted("mara"));
        assertThat(open.met()).isZero();
        assertThat(steps(open)).contains("tell surveillance", "surveillance to acknowledge", "compliance approval");

        Checklist known = checklist(AskedChange.known());
        assertThat(steps(known))
                .contains(
                        "told surveillance Nov 2, 12:00:00, by hand, by mara",
                        "acknowledged by sid Nov 2, 12:00:00",
                        "compliance approval");
        assertThat(known.rows().getLast().state()).isEqualTo("open");
        assertThat(known.rows()).extracting(Checklist.Row::cite).contains("5324.2(t)");
        assertThat(known.met()).isEqualTo(known.rows().size() - 1);
    }

    @Test
    void aListSaysWhatARequestWaitsFor() {
        assertThat(waits(AskedChange.drafted())).isEqualTo("to be submitted by mara");
        assertThat(waits(AskedChange.known())).isEqualTo("compliance has not approved it");
        assertThat(waits(AskedChange.told())).contains("surveillance has not acknowledged it");
    }

    private static String waits(ChangeState state) {
        return ChangeRow.waits(AskedChange.in(state), false, CLOCK, NOON);
    }

    private static Checklist checklist(ChangeState state) {
        return Checklist.of(state.dossier(), CLOCK, NOON);
    }

    private static String steps(Checklist checklist) {
        return checklist.rows().stream()
                .flatMap(row -> row.steps().stream())
                .map(Checklist.Step::words)
                .collect(Collectors.joining("\n"));
    }
}
