package io.baize.ledger.slip;

import static io.baize.ledger.slip.Papers.ASKED;
import static io.baize.ledger.slip.Papers.CORA;
import static io.baize.ledger.slip.Papers.DANA;
import static io.baize.ledger.slip.Papers.MIA;
import static io.baize.ledger.slip.Papers.NOW;
import static io.baize.ledger.slip.Papers.SAM;
import static io.baize.ledger.slip.Papers.SHORT;
import static io.baize.ledger.slip.Papers.code;
import static io.baize.ledger.slip.Papers.given;
import static io.baize.ledger.slip.Papers.take;
import static org.assertj.core.api.Assertions.assertThat;

import io.baize.kernel.Answer;
import io.baize.kernel.Chips;
import io.baize.kernel.Refusal;
import io.baize.kernel.Roles;
import io.baize.ledger.slip.Papers.Paper;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every state against every step against every role, and the same hands twice. */
class DeskTest {

    /** What is legal, in the words of the slip desk: state, step, and who may take it. Everything else is refused. */
    private static final String LEGAL = """
            requested                      prepare       cage
            requested                      ask-void      pit-supervisor pit-manager cage
            disputed                       settle        pit-manager finance
            disputed                       ask-void      pit-supervisor pit-manager cage
            prepared                       deliver       dealer-terminal pit-supervisor
            prepared                       ask-void      pit-supervisor pit-manager cage
            void-asked-by-table            confirm-void  cage
            void-asked-by-table            decline-void  pit-supervisor pit-manager cage
            void-asked-by-cage             confirm-void  pit-supervisor pit-manager
            void-asked-by-cage             decline-void  pit-supervisor pit-manager cage
            """;

    /** No two of these by one person. */
    private static final Set<Step> HANDLES = Set.of(Step.REQUEST, Step.PREPARE, Step.DELIVER, Step.SETTLE);

    private static final List<Act> ACTS = List.of(
            new Act.Prepare(ASKED),
            new Act.Deliver(ASKED),
            new Act.Settle(Side.TABLE, "seen on camera"),
            new Act.AskVoid("typed twice"),
            new Act.ConfirmVoid(),
            new Act.DeclineVoid("it is right"));

    private static final Map<String, Set<String>> MAY = LEGAL.lines()
            .map(line -> line.trim().split("\\s+"))
            .collect(Collectors.toMap(
                    cells -> cells[0] + " " + cells[1],
                    cells -> Set.copyOf(Arrays.asList(cells).subList(2, cells.length)),
                    (a, b) -> a,
                    TreeMap::new));

    static Stream<Paper> papers() {
        return Arrays.stream(SlipKind.values()).flatMap(kind -> Papers.all(kind).stream());
    }

    @ParameterizedTest
    @MethodSource("papers")
    void aStepIsTakenInItsStateByItsRoleAndInNoOther(Paper paper) {
        for (Act act : ACTS) {
            Set<String> allowed = MAY.getOrDefault(key(paper) + " " + act.step().id(), Set.of());
            for (String role : Roles.ALL) {
                Person fresh = new Person("nobody-yet", Set.of(role));
                assertThat(code(Desk.take(paper.slip(), act, fresh, NOW)))
                        .as(paper + ", " + act.step().id() + " by " + role)
                        .isIn(allowed.contains(role) ? Set.of("given") : refusals(paper, act));
                assertThat(Desk.open(paper.slip(), fresh).contains(act.step())).isEqualTo(allowed.contains(role));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("papers")
    void nobodyHandlesTheChipsOfASlipTwice(Paper paper) {
        for (Signature signed : paper.slip().sheet().signatures()) {
            for (Act act : ACTS) {
                boolean handles = HANDLES.contains(signed.step()) && HANDLES.contains(act.step());
                if (handles && paper.slip().offers().contains(act.step())) {
                    Person again = new Person(signed.by(), everyRoleButAdmin());
                    assertThat(code(Desk.take(paper.slip(), act, again, NOW)))
                            .as(paper + ", " + act.step().id() + " by who did "
                                    + signed.step().id())
                            .isEqualTo("same-person");
                    assertThat(Desk.open(paper.slip(), again)).doesNotContain(act.step());
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("papers")
    void whoAdministersUsersTouchesNoSlipWhateverElseTheyAre(Paper paper) {
        Person admin = new Person("root", Set.copyOf(Roles.ALL));
        for (Act act : ACTS) {
            assertThat(code(Desk.take(paper.slip(), act, admin, NOW))).isIn("role-not-allowed", "step-not-open");
        }
        assertThat(Desk.open(paper.slip(), admin)).isEmpty();
        assertThat(code(Desk.request(paper.slip().order(), admin, NOW))).isEqualTo("role-not-allowed");
    }

    @Test
    void onlyThePitAsksForASlip() {
        Order order = Papers.requested(SlipKind.FILL).order();
        for (String role : Roles.ALL) {
            assertThat(code(Desk.request(order, new Person("x", Set.of(role)), NOW)))
                    .as(role)
                    .isEqualTo(Set.of("pit-supervisor", "pit-manager").contains(role) ? "given" : "role-not-allowed");
        }
    }

    @Test
    void whoAskedForAVoidDoesNotConfirmItFromTheOtherSideEither() {
        Person both = new Person("bo", Set.of("cage", "pit-manager"));
        Slip asked = take(Papers.requested(SlipKind.FILL), new Act.AskVoid("typed twice"), both);

        assertThat(code(Desk.take(asked, new Act.ConfirmVoid(), both, NOW))).isEqualTo("same-person");
    }

    @ParameterizedTest
    @EnumSource(SlipKind.class)
    void chipsCountedAlikeOnBothSidesNeedNobodyElse(SlipKind kind) {
        Slip prepared = take(Papers.requested(kind), new Act.Prepare(ASKED), CORA);
        Slip delivered = take(prepared, new Act.Deliver(ASKED), DANA);

        assertThat(delivered.state()).isEqualTo(SlipState.DELIVERED);
        assertThat(delivered.sheet().signatures()).extracting(Signature::by).containsExactly("sam", "cora", "dana");
        assertThat(Papers.post(delivered).state()).isEqualTo(SlipState.POSTED);
    }

    @Test
    void aFillThatTheTableCountsShortWaitsForSomebodyWhoCountedNeither() {
        // Given
        Slip.Disputed disputed = (Slip.Disputed) take(Papers.prepared(SlipKind.FILL), new Act.Deliver(SHORT), DANA);

        // When
        Slip byTable = take(disputed, new Act.Settle(Side.TABLE, "a chip short"), MIA);
        Slip byCage = take(disputed, new Act.Settle(Side.CAGE, "it fell beside the rack"), MIA);

        // Then
        assertThat(Finding.of(disputed).message())
                .isEqualTo("the cage counted $550.00 (20 × $25.00, 10 × $5.00), "
                        + "the table counted $525.00 (19 × $25.00, 10 × $5.00)");
        assertThat(byTable).isInstanceOf(Slip.Delivered.class);
        assertThat(byTable.chips()).isEqualTo(SHORT);
        assertThat(byCage.chips()).isEqualTo(ASKED);
    }

    @Test
    void aCreditThatTheCageCountsOtherwiseIsNotQuietlyAdjusted() {
        // Given
        Slip.Disputed disputed = (Slip.Disputed) take(Papers.requested(SlipKind.CREDIT), new Act.Prepare(SHORT), CORA);

        // When
        Slip settled = take(disputed, new Act.Settle(Side.CAGE, "counted again on camera"), MIA);

        // Then
        assertThat(Finding.of(disputed).code()).isEqualTo(Finding.Code.CAGE_COUNT_DIFFERS);
        assertThat(disputed.chips()).isEqualTo(ASKED);
        assertThat(settled).isInstanceOf(Slip.Prepared.class);
        assertThat(settled.chips()).isEqualTo(SHORT);
        assertThat(code(Desk.take(settled, new Act.Deliver(ASKED), DANA, NOW))).isEqualTo("count-differs");
    }

    @Test
    void whereChipsLeaveTheyAreWhatTheSlipSays() {
        Answer<Slip> fill = Desk.take(Papers.requested(SlipKind.FILL), new Act.Prepare(SHORT), CORA, NOW);
        Answer<Slip> credit = Desk.take(Papers.prepared(SlipKind.CREDIT), new Act.Deliver(SHORT), DANA, NOW);

        Refusal refusal = ((Answer.Refused<Slip>) fill).refusal();
        assertThat(refusal.message()).contains("$525.00", "$550.00");
        assertThat(refusal.field()).isEqualTo("chips");
        assertThat(code(credit)).isEqualTo("count-differs");
    }

    /** Twenty $25 chips are not a hundred $5 chips, though they are as much. */
    @Test
    void theSameAmountInOtherChipsIsAnotherCount() {
        Chips other = Chips.of(Map.of(500L, 110L));

        assertThat(other.total()).isEqualTo(ASKED.total());
        assertThat(take(Papers.prepared(SlipKind.FILL), new Act.Deliver(other), DANA))
                .isInstanceOf(Slip.Disputed.class);
    }

    @Test
    void aFillOfWhichNothingArrivedIsVoidAndNotDelivered() {
        Slip disputed = take(Papers.prepared(SlipKind.FILL), new Act.Deliver(Chips.NONE), DANA);

        assertThat(code(Desk.take(disputed, new Act.Settle(Side.TABLE, "gone"), MIA, NOW)))
                .isEqualTo("nothing-moved");
    }

    @ParameterizedTest
    @MethodSource("papers")
    void aDeclinedVoidLeavesTheSlipAsItWas(Paper paper) {
        if (paper.slip() instanceof Slip.VoidAsked asked) {
            Slip declined = take(asked, new Act.DeclineVoid("it is right"), SAM);
            assertThat(declined.state()).isEqualTo(asked.before().state());
            assertThat(declined.offers()).isEqualTo(asked.before().offers());
            assertThat(declined.sheet().signatures())
                    .hasSize(asked.sheet().signatures().size() + 1);
        }
    }

    @ParameterizedTest
    @MethodSource("papers")
    void aSlipIsReadBackFromItsSignaturesAsItWas(Paper paper) {
        assertThat(History.read(paper.slip().order(), paper.slip().sheet().signatures()))
                .isEqualTo(paper.slip());
    }

    @Test
    void everyLegalStepStandsInTheTable() {
        Set<String> met = new HashSet<>();
        papers().forEach(paper -> paper.slip().offers().stream()
                .filter(step -> step != Step.POST)
                .forEach(step -> met.add(key(paper) + " " + step.id())));
        assertThat(met).isEqualTo(MAY.keySet());
        assertThat(given(Desk.mayRequest(SAM))).isEqualTo("pit-supervisor");
    }

    private static Set<String> refusals(Paper paper, Act act) {
        boolean legal = MAY.containsKey(key(paper) + " " + act.step().id());
        return legal ? Set.of("role-not-allowed", "same-side") : Set.of("step-not-open");
    }

    /** The state, with the side that asked for a void. */
    private static String key(Paper paper) {
        String state = paper.slip().state().id();
        return state.equals("void-asked")
                ? state + (paper.name().contains("by table") ? "-by-table" : "-by-cage")
                : state;
    }

    private static Set<String> everyRoleButAdmin() {
        return Roles.ALL.stream().filter(role -> !role.equals(Roles.ADMIN)).collect(Collectors.toSet());
    }
}
