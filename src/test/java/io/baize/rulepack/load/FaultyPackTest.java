package io.baize.rulepack.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.baize.rulepack.Pack;
import java.util.List;
import org.assertj.core.api.ListAssert;
import org.junit.jupiter.api.Test;

/** A pack with a fault never loads, and the refusal names the place, so that the writer of the pack finds it. */
class FaultyPackTest {

    private static final String TRIPS_A =
            "A: {cite: \"NY (g)\", lines: {royal-flush: \"100:1\", straight-flush: \"40:1\","
                    + " four-of-a-kind: \"30:1\", full-house: \"9:1\", flush: \"7:1\",";

    @Test
    void anUntouchedPackLoads() {
        assertThatCode(() -> ChangedPack.of("ny").load()).doesNotThrowAnyException();
    }

    @Test
    void anUnknownKeyIsRefused() {
        faults("equipment:", "colour: green\nequipment:").first().asString().startsWith("colour: Unrecognized field");
        faults("ante: {name: Ante,", "ante: {name: Ante, colour: green,")
                .first()
                .asString()
                .startsWith("wagers.ante.colour: Unrecognized field");
    }

    @Test
    void anUnknownKeyInALineIsRefused() {
        faults(TRIPS_A, TRIPS_A.replace("flush: \"7:1\"", "flush: {pays: \"7:1\", sites: \"NY (g)\"}"))
                .singleElement()
                .asString()
                .startsWith("schedules.trips-plus.paytables.A.lines.flush: ")
                .contains("unknown key sites");
    }

    @Test
    void aLineThatStandsTwiceIsRefused() {
        faults(TRIPS_A, TRIPS_A + " flush: \"8:1\",")
                .singleElement()
                .asString()
                .startsWith("schedules.trips-plus.paytables.A.lines")
                .contains("Duplicate field 'flush'");
    }

    @Test
    void anIrregularityWithoutAnAnswerIsRefused() {
        faults("  shuffler-jam: {", "  shuffler-on-fire: {")
                .containsExactly("irregularities.shuffler-jam can happen and has no answer");
    }

    @Test
    void aWagerOfferedOnlyUnderAnAnswerThatNobodyCanGiveIsRefused() {
        faults(
                        "pocket-bonus: {name: Pocket bonus,",
                        "pocket-bonus: {name: Pocket bonus, offeredWhen: {answers: {trips-plus-settled: never, colour: green},"
                                + " cite: \"NY (i)\"},")
                .containsExactly(
                        "wagers.pocket-bonus.offeredWhen: never is no answer to trips-plus-settled",
                        "wagers.pocket-bonus.offeredWhen names no rule: colour");
    }

    @Test
    void anUnknownOutcomeIsRefused() {
        faults(TRIPS_A, TRIPS_A + " five-of-a-kind: \"500:1\",")
                .containsExactly("schedules.trips-plus.A has a line for an unknown outcome: five-of-a-kind");
    }

    @Test
    void aMissingLineIsRefused() {
        faults(TRIPS_A, TRIPS_A.replace(" flush: \"7:1\",", ""))
                .containsExactly("schedules.trips-plus.A has no line for flush");
    }

    @Test
    void anUncitedRuleIsRefused() {
        faults("cite: \"NY (e)(7), (e)(9)\", says: \"A player who folds", "says: \"A player who folds")
                .containsExactly("rules.fold-pocket-bonus cites no clause");
    }

    @Test
    void anUncitedPaytableIsRefused() {
        faults(TRIPS_A, TRIPS_A.replace("cite: \"NY (g)\", ", ""))
                .containsExactly("schedules.trips-plus.A cites no clause");
    }

    @Test
    void aLineWithAnEmptyClauseIsRefused() {
        String tie = "tie: {pays: push, cite: \"NY (f)(4)\"},\n        lose: {pays: lose, cite: \"NY (f)(3)\"},";
        faults(tie, tie.replace("NY (f)(4)", " ")).containsExactly("schedules.ante.A.tie cites no clause");
    }

    @Test
    void anUncitedSeedIsRefused() {
        faultsOf(ChangedPack.of("nh").replacing("seed: {cents: 250000, cite: \"NH F\"}", "seed: {cents: 250000}"))
                .containsExactly("schedules.progressive.1.seed cites no clause");
    }

    @Test
    void aReadingWithoutItsAlternativeIsRefused() {
        faults("values: [both-hole-cards, best-of-seven]", "values: [both-hole-cards]")
                .containsExactly("rules.trips-plus-hand is a reading without its ruling or its alternative");
        faults("ruling: R5, ", "")
                .containsExactly("rules.trips-plus-hand is a reading without its ruling or its alternative");
    }

    @Test
    void aRuleWhoseValueIsNotAmongItsValuesIsRefused() {
        faults("value: both-hole-cards,", "value: one-hole-card,")
                .containsExactly("rules.trips-plus-hand: one-hole-card is not among both-hole-cards, best-of-seven");
    }

    @Test
    void aReferenceToAnUnknownWagerIsRefused() {
        faults(
                        "odds: {name: Odds, placed: before-deal, required: true, amount: {rule: equals, of: ante,",
                        "odds: {name: Odds, placed: before-deal, required: true, amount: {rule: equals, of: anti,")
                .containsExactly("wagers.odds.amount names no wager: anti");
        faults("trips-plus:\n    wager: trips-plus", "trips-plus:\n    wager: trips")
                .contains("schedules.trips-plus.wager names no wager: trips");
        faults(
                        "raise: {name: Raise, placed: on-street, required: false, requires: [ante, odds]",
                        "raise: {name: Raise, placed: on-street, required: false, requires: [ante, adds]")
                .containsExactly("wagers.raise.requires names no wager: adds");
        faults(
                        "dealer-card-exposed: {effect: void-all, settle: [trips-plus]",
                        "dealer-card-exposed: {effect: void-all, settle: [trips]")
                .containsExactly("irregularities.dealer-card-exposed.settle names no wager: trips");
    }

    @Test
    void badPayoutTextIsRefusedWithItsLine() {
        faults(TRIPS_A, TRIPS_A.replace("\"7:1\"", "\"7 to 1\""))
                .containsExactly("schedules.trips-plus.A.flush: '7 to 1' is not a payout;"
                        + " write 3:2, 200 for 1, $1,000, $100 per $1, 10% of meter, bank 50%, push or lose");
    }

    @Test
    void aRuleTheGameAsksForMustBeAnswered() {
        faults("fold-pocket-bonus: {", "fold-pocket-bonus-unasked: {")
                .containsExactly("rules.fold-pocket-bonus is asked by the game and has no answer");
    }

    /** A bet whose schedule is missing would leave the round without a line, and nobody would see it. */
    @Test
    void aScheduleTheGamePaysFromMustBeThere() {
        faults("  odds/bad-beat:\n", "  odds/bad-luck:\n")
                .containsExactly(
                        "schedules.odds/bad-beat is missing, and the game pays bets from it",
                        "schedules.odds/bad-luck is not a schedule of this game");
    }

    @Test
    void aTableTiedToAnUnknownTableIsRefused() {
        faultsOf(ChangedPack.of("md").replacing("follows: progressive", "follows: progressives"))
                .containsExactly("schedules.envy.follows names no schedule: progressives");
    }

    @Test
    void aPayoutLimitWithoutItsFloorIsRefused() {
        faultsOf(ChangedPack.of("md").replacing("floorCents: 5000000, orMaximumWinAtMinimumBet: true, ", ""))
                .containsExactly("payoutLimits.hand is offered without a least amount");
    }

    @Test
    void aMissingSectionIsNamed() {
        faults("payOrder: {", "oddsWording: {").first().asString().contains("Duplicate field 'oddsWording'");
        faults("streets: [pre-flop, flop, river]\n", "").containsExactly("streets is missing");
        faults("version: \"2026.1\"\n", "").containsExactly("version is missing");
        faults("seats: {value: 6, cite: \"NY (a)(1)\"}", "decks: {value: 6, cite: \"NY (a)(1)\"}")
                .first()
                .asString()
                .contains("Duplicate field 'decks'");
    }

    @Test
    void aValueThatCannotBeReadIsNamedWithItsPlace() {
        faults("effective: \"2022-01-01\"", "effective: \"January 2022\"")
                .containsExactly("effective: cannot read January 2022");
        faults("seats: {value: 6,", "seats: {value: six,").containsExactly("equipment.seats: cannot read six");
        faults("jurisdiction: ny", "jurisdiction: pa").containsExactly("jurisdiction: cannot read pa");
        faults("payOrder: {value: counter-clockwise,", "payOrder: {").containsExactly("payOrder is missing");
    }

    @Test
    void allFaultsAreNamedAtOnce() {
        ChangedPack pack = ChangedPack.of("ny")
                .replacing(TRIPS_A, TRIPS_A.replace("\"7:1\"", "\"7 to 1\"").replace("\"9:1\"", "nine"))
                .replacing("cite: \"NY (e)(7), (e)(9)\", says: \"A player who folds", "says: \"A player who folds");

        faultsOf(pack).hasSize(3);
    }

    @Test
    void twoVersionsWithOneEffectiveDateAreRefused() {
        // Given
        Pack first = ChangedPack.of("ny").load();
        Pack second = ChangedPack.of("ny")
                .replacing("version: \"2026.1\"", "version: \"2026.2\"")
                .load();
        Pack later = ChangedPack.of("ny")
                .replacing("version: \"2026.1\"", "version: \"2027.1\"")
                .replacing("effective: \"2022-01-01\"", "effective: \"2027-01-01\"")
                .load();

        // Then
        assertThatThrownBy(() -> RuleBooks.of(List.of(first, second)))
                .isInstanceOf(FaultyPack.class)
                .hasMessageContaining("ny/heads-up-holdem")
                .hasMessageContaining("two versions with one effective date");
        assertThat(RuleBooks.of(List.of(first, later)).packs()).hasSize(2);
    }

    private static ListAssert<String> faults(String words, String others) {
        return faultsOf(ChangedPack.of("ny").replacing(words, others));
    }

    private static ListAssert<String> faultsOf(ChangedPack pack) {
        FaultyPack fault = catchThrowableOfType(FaultyPack.class, pack::load);
        assertThat(fault).as("the pack was loaded with its fault").isNotNull().hasMessageContaining(pack.file());
        return assertThat(fault.faults());
    }
}
