package io.baize.validate;

import static io.baize.validate.PlacingMaker.bet;
import static io.baize.validate.PlacingMaker.chips;
import static io.baize.validate.PlacingMaker.promotional;
import static org.assertj.core.api.Assertions.assertThat;

import io.baize.game.Bet;
import io.baize.kernel.Money;
import io.baize.kernel.Refusal;
import io.baize.rulepack.Pack;
import io.baize.rulepack.load.ChangedPack;
import io.baize.terms.Terms;
import io.baize.terms.TermsInForce;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Where a bet breaks two rules, the refusal names the one that comes first, with its field, limit and clause. */
class CheckPrecedenceTest {

    private static final Pack NY = ChangedPack.of("ny").load();
    private static final Pack NH = ChangedPack.of("nh").load();
    /** No shipped pack has a side wager that is made while the round is played, so the raise becomes one here. */
    private static final Pack RAISE_ON_THE_SIDE = ChangedPack.of("ny")
            .replacing("raise: {name: Raise, placed: on-street,", "raise: {name: Raise, side: true, placed: on-street,")
            .load();

    private static final Bet ANTE = chips(1, "p1", "ante", 1000);
    private static final Bet ODDS = chips(1, "p1", "odds", 1000);
    private static final Bet RAISE = chips(1, "p1", "raise", 3000, "pre-flop");
    private static final Bet TRIPS_PLUS = chips(1, "p1", "trips-plus", 500);

    @Test
    void theCodesStandInTheirDocumentedOrder() {
        assertThat(Arrays.stream(Check.values()).map(Check::code))
                .containsExactly(
                        "unknown-table",
                        "unknown-game",
                        "table-closed",
                        "round-not-open",
                        "bets-closed",
                        "seat-out-of-range",
                        "seat-taken",
                        "wager-not-offered",
                        "no-selection",
                        "below-minimum",
                        "above-maximum",
                        "increment",
                        "amount-rule",
                        "mandatory-wager-missing",
                        "side-bet-without-main-bet",
                        "one-seat-per-player",
                        "promotional-not-allowed",
                        "duplicate-bet");
    }

    @Test
    void aBetWithNothingWrongIsTaken() {
        assertThat(bet(NY, ANTE).limits("ante", 500, 50000, 500).judge())
                .isEqualTo(new Judgement.Accepted(ANTE, Money.ZERO, null));
        assertThat(bet(NY, RAISE).standing(ANTE, ODDS).stage(Stage.PLAYING).judge())
                .isEqualTo(new Judgement.Accepted(RAISE, Money.ZERO, null));
    }

    @Test
    void anUnknownTableComesBeforeAnUnknownGame() {
        refused(bet(NY, ANTE).unknownTable().unknownGame(), "unknown-table", "table", null, null);
        refused(bet(NY, ANTE).unknownGame(), "unknown-game", "game", null, null);
    }

    @Test
    void anUnknownGameComesBeforeAClosedTable() {
        refused(bet(NY, ANTE).unknownGame().tableClosed(), "unknown-game", "game", null, null);
        refused(bet(NY, ANTE).tableClosed(), "table-closed", "table", null, null);
    }

    @Test
    void aClosedTableComesBeforeARoundThatIsNotOpen() {
        refused(bet(NY, ANTE).tableClosed().stage(Stage.NONE), "table-closed", "table", null, null);
        refused(bet(NY, ANTE).stage(Stage.NONE), "round-not-open", "round", null, null);
        refused(bet(NY, ANTE).stage(Stage.OVER), "round-not-open", "round", null, null);
    }

    @Test
    void aRoundThatIsNotOpenComesBeforeClosedBets() {
        String clause = "NY (c)(4), (e)(3), (5), (7)";
        refused(bet(NY, RAISE).stage(Stage.OVER).folded(1), "round-not-open", "round", null, null);
        refused(bet(NY, RAISE).stage(Stage.PLAYING).folded(1), "bets-closed", "seat", null, clause);
        refused(bet(NY, RAISE).stage(Stage.BETTING), "bets-closed", "street", null, clause);
    }

    @Test
    void closedBetsComeBeforeASeatThatDoesNotExist() {
        Bet seven = chips(7, "p1", "ante", 1000);
        String clause = "NY (c)(1), (c)(3), (e)(1)";
        refused(bet(NY, seven).stage(Stage.PLAYING), "bets-closed", "round", null, clause);
        refused(bet(NY, seven), "seat-out-of-range", "seat", "1 to 6", "NY (a)(1)");
        refused(bet(NY, chips(0, "p1", "ante", 1000)), "seat-out-of-range", "seat", "1 to 6", "NY (a)(1)");
    }

    @Test
    void aSeatThatDoesNotExistComesBeforeATakenSeat() {
        Bet seven = chips(7, "p1", "ante", 1000);
        Bet another = chips(7, "p2", "odds", 1000);
        refused(bet(NY, seven).standing(another), "seat-out-of-range", "seat", "1 to 6", "NY (a)(1)");
        refused(bet(NY, ANTE).standing(chips(1, "p2", "odds", 1000)), "seat-taken", "seat", null, null);
    }

    @Test
    void aTakenSeatComesBeforeAWagerThatIsNotOffered() {
        Bet another = chips(1, "p2", "ante", 1000);
        refused(bet(NY, TRIPS_PLUS).standing(another).offeringOnly("ante", "odds"), "seat-taken", "seat", null, null);
        refused(bet(NY, TRIPS_PLUS).offeringOnly("ante", "odds"), "wager-not-offered", "wager", null, null);
        refused(bet(NY, chips(1, "p1", "dragon", 500)), "wager-not-offered", "wager", null, null);
    }

    @Test
    void aWagerThatIsNotOfferedComesBeforeAMissingSelection() {
        refused(
                bet(NY, TRIPS_PLUS).offeringOnly("ante", "odds").noSelection("trips-plus"),
                "wager-not-offered",
                "wager",
                null,
                null);
        refused(
                bet(NY, TRIPS_PLUS).noSelection("trips-plus"),
                "no-selection",
                "selections.trips-plus",
                "A, B, C, D",
                "NY (g)");
    }

    /** R18: the bad beat table of New Hampshire has no default, so no odds wager is taken before it is selected. */
    @Test
    void oddsAreNotTakenWhereNoBadBeatTableIsSelected() {
        refused(
                bet(NH, chips(1, "p1", "odds", 500)),
                "no-selection",
                "selections.odds/bad-beat",
                "1, 2, 3, 4",
                "NH C.9.b.iii, H Table 2");
    }

    @Test
    void aMissingSelectionComesBeforeTheMinimum() {
        refused(
                bet(NY, TRIPS_PLUS).noSelection("trips-plus").limits("trips-plus", 1000, 5000, 500),
                "no-selection",
                "selections.trips-plus",
                "A, B, C, D",
                "NY (g)");
        refused(bet(NY, TRIPS_PLUS).limits("trips-plus", 1000, 5000, 500), "below-minimum", "amount", "1000", "NY (g)");
    }

    /** Only where the house's limits lie outside the text's can one amount be too low and too high. */
    @Test
    void theMinimumComesBeforeTheMaximum() {
        Bet fifteen = chips(1, "p1", "ante", 1500);
        refused(bet(NH, fifteen).limits("ante", 2000, 5000, 100), "below-minimum", "amount", "2000", "NH C.1, G");
        refused(bet(NH, fifteen), "above-maximum", "amount", "1000", "NH G");
        refused(bet(NH, chips(1, "p1", "ante", 50)), "below-minimum", "amount", "100", "NH G");
    }

    @Test
    void theMaximumComesBeforeTheIncrement() {
        Bet tenFifty = chips(1, "p1", "ante", 1050);
        Bet nineFifty = chips(1, "p1", "ante", 950);
        refused(bet(NH, tenFifty).limits("ante", 100, 1000, 100), "above-maximum", "amount", "1000", "NH G");
        refused(bet(NH, nineFifty).limits("ante", 100, 1000, 100), "increment", "amount", "100", "NH C.1, G");
    }

    @Test
    void theIncrementComesBeforeTheAmountRule() {
        Bet odds = chips(1, "p1", "odds", 750);
        refused(
                bet(NY, odds).standing(ANTE).limits("odds", 500, 50000, 500),
                "increment",
                "amount",
                "500",
                "NY (c)(3), (e)(1)");
        refused(bet(NY, odds).standing(ANTE), "amount-rule", "amount", "1000", "NY (c)(3), (e)(1)");
        refused(bet(NY, chips(1, "p1", "progressive", 200)), "amount-rule", "amount", "100", "NY (k)(1)");
    }

    @Test
    void theAmountRuleComesBeforeAMissingMandatoryWager() {
        String clause = "NY (e)(3), (5), (7)";
        Bet four = chips(1, "p1", "raise", 4000, "pre-flop");
        refused(
                bet(NY, four).standing(ANTE).stage(Stage.PLAYING),
                "amount-rule",
                "amount",
                "[1, 2, 3] times the ante",
                clause);
        refused(
                bet(NY, RAISE).standing(ANTE).stage(Stage.PLAYING),
                "mandatory-wager-missing",
                "wager",
                "odds",
                "NY (c)(4), (e)(3), (5), (7)");
        refused(
                bet(NY, chips(1, "p1", "raise", 1000, "turn")).standing(ANTE).stage(Stage.PLAYING),
                "amount-rule",
                "street",
                "pre-flop, flop, river",
                clause);
    }

    /** A wager is on the side or it is not, so that one bet never gets both codes; each is decided when bets close. */
    @Test
    void aBetAloneFallsByItsOwnKindWhenBetsClose() {
        Map<Bet, Refusal> fallen = Closing.fallen(List.of(ANTE, TRIPS_PLUS), inForce(NY));

        assertThat(fallen).containsOnlyKeys(ANTE, TRIPS_PLUS);
        isRefusal(fallen.get(ANTE), "mandatory-wager-missing", "wager", "odds", "NY (c)(1), (c)(3), (e)(1)");
        isRefusal(fallen.get(TRIPS_PLUS), "side-bet-without-main-bet", "wager", "ante", "NY (c)(3), (g)");
    }

    @Test
    void oddsThatNoLongerEqualTheAnteFallWhenBetsCloseAndTakeTheSeatWithThem() {
        Bet raisedAnte = ANTE.withAmount(Money.usd(1500));

        Map<Bet, Refusal> fallen = Closing.fallen(List.of(raisedAnte, ODDS, TRIPS_PLUS), inForce(NY));

        assertThat(fallen).containsOnlyKeys(raisedAnte, ODDS, TRIPS_PLUS);
        isRefusal(fallen.get(ODDS), "amount-rule", "amount", "1500", "NY (c)(3), (e)(1)");
        assertThat(fallen.get(raisedAnte).code()).isEqualTo("mandatory-wager-missing");
        assertThat(fallen.get(TRIPS_PLUS).code()).isEqualTo("side-bet-without-main-bet");
    }

    @Test
    void aSideBetWithoutItsMainBetComesBeforeTheSecondSeat() {
        Bet elsewhere = chips(2, "p1", "ante", 1000);
        String clause = "NY (c)(4), (e)(3), (5), (7)";
        refused(
                bet(RAISE_ON_THE_SIDE, RAISE).standing(elsewhere).stage(Stage.PLAYING),
                "side-bet-without-main-bet",
                "wager",
                "ante",
                clause);
        refused(
                bet(RAISE_ON_THE_SIDE, RAISE).standing(elsewhere, ANTE, ODDS).stage(Stage.PLAYING),
                "one-seat-per-player",
                "player",
                "1",
                "NY (c)(6)");
    }

    @Test
    void theSecondSeatComesBeforePromotionalChips() {
        Bet elsewhere = chips(2, "p1", "ante", 1000);
        refused(bet(NY, promotional(ANTE)).standing(elsewhere), "one-seat-per-player", "player", "1", "NY (c)(6)");
        refused(bet(NY, promotional(ANTE)), "promotional-not-allowed", "funds", "chips", "NY (c)(1), (c)(3), (e)(1)");
    }

    @Test
    void promotionalChipsComeBeforeADuplicateBet() {
        refused(
                bet(NY, promotional(ANTE)).standing(ANTE),
                "promotional-not-allowed",
                "funds",
                "chips",
                "NY (c)(1), (c)(3), (e)(1)");
        refused(bet(NY, chips(1, "p1", "ante", 2000)).standing(ANTE), "duplicate-bet", "bet", null, null);
    }

    private static TermsInForce inForce(Pack pack) {
        return new TermsInForce(pack, Terms.NONE);
    }

    private static void refused(PlacingMaker placing, String code, String field, String limit, String cite) {
        assertThat(placing.judge())
                .isInstanceOfSatisfying(
                        Judgement.Rejected.class, rejected -> isRefusal(rejected.refusal(), code, field, limit, cite));
    }

    private static void isRefusal(Refusal refusal, String code, String field, String limit, String cite) {
        assertThat(refusal.code()).as(refusal.toString()).isEqualTo(code);
        assertThat(refusal.field()).as("field of " + refusal).isEqualTo(field);
        assertThat(refusal.cite()).as("clause of " + refusal).isEqualTo(cite);
        assertThat(refusal.message()).isNotBlank();
        assertThat(refusal.limit()).as("limit of " + refusal).isEqualTo(limit);
    }
}
