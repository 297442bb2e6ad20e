package io.baize.change;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.change.Wanted.Setting;
import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import io.baize.rulepack.ChangeKind;
import io.baize.rulepack.Pack;
import io.baize.rulepack.load.RuleBooks;
import io.baize.terms.Terms;
import io.baize.terms.TermsDocument;
import io.baize.terms.TermsDocument.LimitsDocument;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What a request comes to at one table: before and after, which kinds of change it is, and why it is refused. */
class TableDraftTest {

    private static final Plan PLAN = new Plan("progressive", LocalDate.of(2026, 11, 9), "t2", "progressive", "plan 7");

    private final Terms plain = terms(Map.of("trips-plus", "A", "pocket-bonus", "A"), Map.of(), null, Set.of());
    private final Terms paiGow =
            terms(Map.of(), Map.of(), null, Set.of("pai-gow", "three-card-bonus", "seven-card-bonus"));
    private final Terms progressive =
            terms(Map.of("trips-plus", "A", "pocket-bonus", "A", "progressive", "A"), Map.of(), null, Set.of());

    @Test
    void aSelectionIsAPaytableOfItsWager() {
        TableDraft draft = draft("ny", plain, set("selections.trips-plus", "B"));

        assertThat(draft.items()).containsExactly(new Item("selections.trips-plus", "A", "B"));
        assertThat(draft.touches()).containsExactly(new Touch(ChangeKind.PAYTABLE, Set.of("trips-plus")));
        assertThat(draft.before()).isEqualTo(TermsDocument.of(plain));
        assertThat(draft.after().selections()).containsEntry("trips-plus", "B").containsEntry("pocket-bonus", "A");
    }

    @Test
    void aTableOfTheHousesOwnAtOrAboveThePrintedOneIsACustomPaytable() {
        Pack pack = pack("ny", "three-card-poker");
        Map<String, Object> lines = new HashMap<>();
        pack.schedules()
                .get("ante-bonus")
                .paytables()
                .get("A")
                .lines()
                .forEach((outcome, line) -> lines.put(outcome, line.pays().toString()));

        TableDraft draft = draft(
                pack,
                terms(Map.of("ante-bonus", "A"), Map.of(), null, Set.of()),
                set("customTables.ante-bonus", Map.of("lines", lines)));

        assertThat(kinds(draft)).containsExactly(ChangeKind.CUSTOM_PAYTABLE);
    }

    @Test
    void limitsAreLimitsOfTheirWager() {
        TableDraft draft =
                draft("ny", plain, set("limits.ante", Map.of("min", 1000, "max", 100_000, "increment", 500)));

        assertThat(draft.touches()).containsExactly(new Touch(ChangeKind.LIMITS, Set.of("ante")));
        assertThat(draft.items().getFirst().before()).isEqualTo(new LimitsDocument(500L, 50_000L, 500L));
    }

    @Test
    void anElectionIsAnElectionAndAMetersRateAParameter() {
        assertThat(draft(pack("ny", "pai-gow-poker"), paiGow, set("elections.vigorish-rounding", "up-to-quarter"))
                        .touches())
                .containsExactly(new Touch(ChangeKind.VIGORISH, Set.of("vigorish-rounding")));
        assertThat(draft("ny", progressive, set("elections.progressive-contribution", "500"))
                        .touches())
                .containsExactly(new Touch(ChangeKind.PROGRESSIVE_PARAMETERS, Set.of("progressive")));
        assertThat(draft(pack("ny", "pai-gow-poker"), paiGow, set("elections.royal-match", "ace-king"))
                        .touches())
                .containsExactly(new Touch(ChangeKind.ELECTION, Set.of("royal-match")));
    }

    @Test
    void aPayoutLimitThatComesInOrGoesDownIsADecrease() {
        Pack pack = pack("ny", "pai-gow-poker");
        Terms limited = ((Answer.Given<Terms>) draft(pack, paiGow, set("payoutLimits.seven-card-bonus", 9_000_000))
                        .after()
                        .read())
                .value();

        assertThat(kinds(draft(pack, paiGow, set("payoutLimits.seven-card-bonus", 9_000_000))))
                .containsExactly(ChangeKind.PAYOUT_LIMIT_DECREASE);
        assertThat(draft(pack, limited, set("payoutLimits.seven-card-bonus", 8_000_000))
                        .touches())
                .containsExactly(new Touch(ChangeKind.PAYOUT_LIMIT_DECREASE, Set.of("seven-card-bonus")));
        assertThat(kinds(draft(pack, limited, set("payoutLimits.seven-card-bonus", 10_000_000))))
                .containsExactly(ChangeKind.PAYOUT_LIMIT);
        assertThat(kinds(draft(pack, limited, set("payoutLimits.seven-card-bonus", null))))
                .containsExactly(ChangeKind.PAYOUT_LIMIT);
    }

    @Test
    void aWagerIsOfferedOrWithdrawnByName() {
        TableDraft withdrawn = draft("ny", plain, set("offered.trips-plus", false));
        assertThat(withdrawn.touches()).containsExactly(new Touch(ChangeKind.WAGER_WITHDRAWN, Set.of("trips-plus")));
        assertThat(withdrawn.after().offered()).doesNotContain("trips-plus").contains("ante", "pocket-bonus");

        Terms without = ((Answer.Given<Terms>) withdrawn.after().read()).value();
        assertThat(draft("ny", without, set("offered.trips-plus", true)).touches())
                .containsExactly(new Touch(ChangeKind.WAGER_OFFERED, Set.of("trips-plus")));
    }

    @Test
    void aMeterThatBeginsToRunIsTheStartOfAProgressive() {
        assertThat(kinds(draft("ny", plain, set("selections.progressive", "A"))))
                .containsExactlyInAnyOrder(ChangeKind.PAYTABLE, ChangeKind.PROGRESSIVE_START);
    }

    @Test
    void aProgressiveEndsByItsPlanOnly() {
        TableDraft without = draft("ny", progressive, set("offered.progressive", false));
        assertThat(codes(without)).containsExactly("plan-missing");
        assertThat(without.faults().getFirst().cite()).isEqualTo("NY (k)(5)");

        TableDraft planned = draft(pack("ny"), progressive, wanted(PLAN, set("offered.progressive", false)));
        assertThat(planned.faults()).isEmpty();
        assertThat(kinds(planned))
                .containsExactlyInAnyOrder(ChangeKind.WAGER_WITHDRAWN, ChangeKind.PROGRESSIVE_DISCONTINUATION);
        assertThat(codes(draft(pack("ny"), progressive, wanted(PLAN, set("selections.trips-plus", "B")))))
                .containsExactly("plan-without-end");
    }

    @Test
    void aSuspendedProgressiveKeepsItsMeterAndMayEndByItsPlanLater() {
        Wanted wanted = wanted(null, set("offered.progressive", false));
        TableDraft suspended = TableDraft.of(pack("ny"), progressive, wanted, true);
        assertThat(suspended.faults()).isEmpty();
        assertThat(kinds(suspended)).containsExactly(ChangeKind.WAGER_WITHDRAWN);

        Terms now = ((Answer.Given<Terms>) suspended.after().read()).value();
        assertThat(kinds(draft(pack("ny"), now, wanted(PLAN)))).containsExactly(ChangeKind.PROGRESSIVE_DISCONTINUATION);
    }

    @Test
    void aReadingNeedsTheCommissionsWrittenWord() {
        Setting other = set("readings.progressive-stake", "kept");
        TableDraft bare = draft("ny", plain, other);
        assertThat(codes(bare)).containsExactly("evidence-missing");
        assertThat(bare.faults().getFirst().field()).isEqualTo("evidence.readings.progressive-stake");

        Wanted proven = new Wanted(List.of(other), null, null, Map.of("readings.progressive-stake", "letter 12"));
        TableDraft read = draft(pack("ny"), plain, proven);
        assertThat(read.faults()).isEmpty();
        assertThat(read.touches()).containsExactly(new Touch(ChangeKind.READING, Set.of("progressive-stake")));
    }

    @Test
    void whatLiesOutsideTheTermsIsAskedInWords() {
        List<Matter> matters = Matter.KINDS.stream()
                .map(kind -> new Matter(kind, Set.of("cut"), "the cut card is held upright", "memo 3"))
                .toList();

        TableDraft draft = draft(pack("ny"), plain, new Wanted(null, matters, null, null));

        assertThat(draft.faults()).isEmpty();
        assertThat(kinds(draft)).containsExactlyInAnyOrderElementsOf(Matter.KINDS);
        assertThat(draft.after()).isEqualTo(draft.before());
    }

    /** No kind of change is out of reach: those of games to come (rake) are asked for by their election. */
    @Test
    void everyKindOfChangeCanBeAskedForExceptRakeWhichNoPackHasYet() {
        Set<ChangeKind> found = new TreeSet<>(Matter.KINDS);
        List<TableDraft> drafts = new ArrayList<>(List.of(
                draft("ny", plain, set("selections.progressive", "A")),
                draft(pack("ny"), progressive, wanted(PLAN, set("offered.progressive", false))),
                draft("ny", progressive, set("elections.progressive-contribution", "500")),
                draft("ny", plain, set("limits.ante", Map.of("min", 1000, "max", 100_000))),
                draft(pack("ny", "pai-gow-poker"), paiGow, set("elections.royal-match", "ace-king")),
                draft(pack("ny", "pai-gow-poker"), paiGow, set("elections.vigorish-rounding", "up-to-quarter")),
                draft(pack("ny", "pai-gow-poker"), paiGow, set("payoutLimit", 90_000_000))));
        drafts.forEach(draft -> found.addAll(kinds(draft)));
        found.addAll(List.of(
                ChangeKind.CUSTOM_PAYTABLE, ChangeKind.PAYOUT_LIMIT, ChangeKind.READING, ChangeKind.WAGER_OFFERED));

        Set<ChangeKind> all = new TreeSet<>(Arrays.asList(ChangeKind.values()));
        all.remove(ChangeKind.RAKE);
        assertThat(found).isEqualTo(all);
    }

    @Test
    void whatTheTextForbidsIsRefusedWithItsClause() {
        refused("unknown-paytable", "selections.trips-plus", draft("ny", plain, set("selections.trips-plus", "Z")));
        refused("unknown-schedule", "selections.roulette", draft("ny", plain, set("selections.roulette", "A")));
        refused("required-wager-not-offered", "offered", draft("ny", plain, set("offered.ante", false)));
        refused(
                "payout-limit-below-floor",
                "payoutLimits.seven-card-bonus",
                draft(pack("ny", "pai-gow-poker"), paiGow, set("payoutLimits.seven-card-bonus", 100)));
        refused(
                "fixed-by-text",
                "elections.vigorish",
                draft(pack("ny", "pai-gow-poker"), paiGow, set("elections.vigorish", "100")));
        refused(
                "seed-below-minimum",
                "elections.progressive-seed",
                draft(pack("md"), progressive, set("elections.progressive-seed", "300000")));
    }

    @Test
    void aValueThatCannotBeReadIsNamed() {
        refused("unknown-field", "paytable", draft("ny", plain, set("paytable", "B")));
        refused("unknown-field", "selections", draft("ny", plain, set("selections", "B")));
        refused("field-unreadable", "selections.trips-plus", draft("ny", plain, set("selections.trips-plus", 2)));
        refused("field-unreadable", "offered.ante", draft("ny", plain, set("offered.ante", "yes")));
        refused("field-unreadable", "limits.ante", draft("ny", plain, set("limits.ante", Map.of("least", 1))));
        refused("wager-not-offered", "offered.fire-bet", draft("ny", plain, set("offered.fire-bet", false)));
        refused("named-twice", "payoutLimit", draft("ny", plain, set("payoutLimit", 1), set("payoutLimit", 2)));
    }

    @Test
    void whatChangesNothingIsRefused() {
        refused("nothing-changes", "changes", draft("ny", plain, set("selections.trips-plus", "A")));
        refused("nothing-changes", "changes", draft("ny", plain));
    }

    private static void refused(String code, String field, TableDraft draft) {
        assertThat(draft.faults()).anySatisfy(fault -> {
            assertThat(fault.code()).isEqualTo(code);
            assertThat(fault.field()).isEqualTo(field);
        });
    }

    private static List<String> codes(TableDraft draft) {
        return draft.faults().stream().map(Refusal::code).toList();
    }

    private static Set<ChangeKind> kinds(TableDraft draft) {
        Set<ChangeKind> kinds = new TreeSet<>();
        draft.touches().forEach(touch -> kinds.add(touch.kind()));
        return kinds;
    }

    private static Setting set(String path, Object to) {
        return new Setting(path, to);
    }

    private static Wanted wanted(Plan plan, Setting... changes) {
        return new Wanted(Arrays.asList(changes), null, plan, null);
    }

    private static TableDraft draft(String jurisdiction, Terms now, Setting... changes) {
        return draft(pack(jurisdiction), now, changes);
    }

    private static TableDraft draft(Pack pack, Terms now, Setting... changes) {
        return draft(pack, now, wanted(null, changes));
    }

    private static TableDraft draft(Pack pack, Terms now, Wanted wanted) {
        return TableDraft.of(pack, now, wanted, false);
    }

    private static Pack pack(String jurisdiction) {
        return pack(jurisdiction, "heads-up-holdem");
    }

    private static Pack pack(String jurisdiction, String game) {
        return ((Answer.Given<Pack>) RuleBooks.shipped().inForce(jurisdiction, game, LocalDate.of(2026, 11, 2)))
                .value();
    }

    private static Terms terms(
            Map<String, String> selections, Map<String, String> elections, Long payoutLimit, Set<String> offered) {
        TermsDocument document = new TermsDocument(
                offered.isEmpty() ? null : offered,
                selections,
                null,
                offered.isEmpty() ? Map.of("ante", new LimitsDocument(500L, 50_000L, 500L)) : Map.of(),
                elections,
                Map.of(),
                payoutLimit,
                null);
        return ((Answer.Given<Terms>) document.read()).value();
    }
}
