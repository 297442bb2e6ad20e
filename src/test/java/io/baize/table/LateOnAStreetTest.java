package io.baize.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.game.Bet;
import io.baize.game.Decision;
import io.baize.kernel.Money;
import io.baize.kernel.Refusal;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A player who has seen the next card may neither bet on its street any more nor take a bet back. */
class LateOnAStreetTest extends AtATable {

    @Test
    void aBetOfLetItRideThatIsTakenBackAfterTheNextCardLiesOpenRides() {
        open("let-it-ride", Map.of("bet-one", LIMITS), "bet-one", "bet-two", "bet-three");
        bet("bet-one", 500, null);
        bet("bet-two", 500, null);
        bet("bet-three", 500, null);
        tell(new TableEvent.BetsClosed("r"));
        deal(TableEvent.Place.SEAT, 1, "9s 4d 7c");
        deal(TableEvent.Place.COMMUNITY, 0, "2h");
        decide(1, "deal", Decision.Choice.WITHDRAW);
        decide(1, "first-card", Decision.Choice.WITHDRAW);
        deal(TableEvent.Place.COMMUNITY, 0, "3c");
        tell(new TableEvent.RoundCompleted("r"));

        assertThat(effects)
                .filteredOn(Effect.EventRefused.class::isInstance)
                .extracting(effect -> ((Effect.EventRefused) effect).refusal())
                .containsExactly(new Refusal(
                        "decision-not-allowed",
                        "street",
                        "first-card",
                        "the deal is over: the board shows the first-card",
                        "5324.34(c)(4), (e)(2), (e)(4)"));
        assertThat(result("bet-one").returned()).isZero();
        assertThat(result("bet-two").returned()).isEqualTo(500);
    }

    @Test
    void noWagerOfTexasHoldemBonusIsTakenOnceTheRiverLiesOpenWhateverStreetItNames() {
        open("texas-holdem-bonus", Map.of("ante", LIMITS), "ante", "flop", "turn", "river");
        bet("ante", 500, null);
        tell(new TableEvent.BetsClosed("r"));
        deal(TableEvent.Place.SEAT, 1, "Js Jd");
        deal(TableEvent.Place.DEALER, 0, "9s 4d");
        bet("flop", 1_000, "pre-flop");
        deal(TableEvent.Place.COMMUNITY, 0, "Jc 7h 2c");
        deal(TableEvent.Place.COMMUNITY, 0, "8s");
        deal(TableEvent.Place.COMMUNITY, 0, "Jh");
        bet("turn", 500, "flop");
        bet("river", 500, "turn");
        bet("river", 500, null);
        tell(new TableEvent.RoundCompleted("r"));

        assertThat(rejected()).containsExactly("turn", "river", "river");
        assertThat(settled.get("r").settlement().totals().stake()).isEqualTo(1_500);
    }

    @Test
    void aPlayWagerOfUltimateTexasHoldemIsLateOnceTheFirstCardAfterItsStreetLiesOpen() {
        open("ultimate-texas-holdem", Map.of("ante", LIMITS), "ante", "blind", "play");
        bet("ante", 500, null);
        bet("blind", 500, null);
        tell(new TableEvent.BetsClosed("r"));
        deal(TableEvent.Place.SEAT, 1, "Js Jd");
        deal(TableEvent.Place.DEALER, 0, "9s 4d");
        deal(TableEvent.Place.COMMUNITY, 0, "Jc");
        bet("play", 2_000, "pre-flop");
        deal(TableEvent.Place.COMMUNITY, 0, "7h 2c");
        deal(TableEvent.Place.COMMUNITY, 0, "8s");
        bet("play", 1_000, "flop");
        deal(TableEvent.Place.COMMUNITY, 0, "Jh");
        bet("play", 500, "river");
        tell(new TableEvent.RoundCompleted("r"));

        assertThat(rejected()).containsExactly("play", "play");
        assertThat(settled.get("r").settlement().totals().stake()).isEqualTo(1_500);
    }

    @Test
    void noFifthStreetWagerOfMississippiStudIsTakenOnceTheThirdCommunityCardLiesOpen() {
        open("mississippi-stud", Map.of("ante", LIMITS), "ante", "third-street", "fourth-street", "fifth-street");
        bet("ante", 500, null);
        tell(new TableEvent.BetsClosed("r"));
        deal(TableEvent.Place.SEAT, 1, "Js Jd");
        bet("third-street", 500, "third-street");
        deal(TableEvent.Place.COMMUNITY, 0, "4c");
        bet("fourth-street", 500, "fourth-street");
        deal(TableEvent.Place.COMMUNITY, 0, "7h");
        deal(TableEvent.Place.COMMUNITY, 0, "Jh");
        bet("fifth-street", 1_500, "fifth-street");

        assertThat(rejected()).containsExactly("fifth-street");
    }

    @Test
    void crissCrossTakesNoWagerOnceACardAfterItsStreetLiesOpen() {
        open(
                "criss-cross-poker",
                Map.of("ante-across", LIMITS),
                "ante-across",
                "ante-down",
                "across",
                "down",
                "middle");
        for (int seat = 1; seat <= 3; seat++) {
            bet(seat, "ante-across", 500, null);
            bet(seat, "ante-down", 500, null);
        }
        tell(new TableEvent.BetsClosed("r"));
        bet(1, "across", 500, "across");
        bet(2, "across", 500, "across");
        deal(TableEvent.Place.COMMUNITY, 0, "Jh");
        bet(3, "across", 1_500, "across");
        deal(TableEvent.Place.COMMUNITY, 0, "4c");
        bet(1, "down", 500, "down");
        deal(TableEvent.Place.COMMUNITY, 0, "4d");
        bet(2, "down", 1_500, "down");
        deal(TableEvent.Place.COMMUNITY, 0, "4h");
        deal(TableEvent.Place.COMMUNITY, 0, "4s");
        bet(1, "middle", 1_500, "middle");

        assertThat(rejected()).containsExactly("across", "down", "middle");
    }

    /** 5324.2(d)(1): "no more bets" comes before the first card, whether the dealer's word on it came or not. */
    @Test
    void aWagerOfBeforeTheDealIsNotTakenOnceACardIsDealt() {
        open("caribbean-stud", Map.of("ante", LIMITS), "ante", "bet", "progressive");
        bet("ante", 500, null);
        deal(TableEvent.Place.SEAT, 1, "As Ks Qs Js Ts");
        bet("progressive", 100, null);
        tell(new TableEvent.BetWithdrawn("r", "ante"));

        assertThat(rejected()).containsExactly("progressive");
        assertThat(state.rounds().get("r").facts().bets())
                .extracting(Bet::wager)
                .containsExactly("ante");
    }

    /** 5324.41(j)(2)(i), (iv): before the generator is activated, which comes after "no more bets". */
    @Test
    void aNumberWagerIsNotTakenOnceTheNumberIsDisplayed() {
        open("pai-gow-poker", Map.of("pai-gow", LIMITS, "number", LIMITS), "pai-gow", "number");
        bet("pai-gow", 500, null);
        tell(new TableEvent.BetPlaced("r", onNumber("early", "2")));
        tell(new TableEvent.NumberDrawn("r", 3));
        tell(new TableEvent.BetPlaced("r", onNumber("late", "3")));

        assertThat(effects)
                .filteredOn(Effect.BetRejected.class::isInstance)
                .extracting(effect -> ((Effect.BetRejected) effect).refusal().code())
                .containsExactly("bets-closed");
    }

    private static Bet onNumber(String id, String number) {
        return new Bet(id, 1, "rosa", "number", Money.usd(500), null, Bet.Funds.CHIPS, number);
    }
}
