package io.baize.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.game.Decision;
import io.baize.settle.document.SettlementDocument;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What players of the New York games do after the deal, as the devices tell it. */
class StreetsAtATableTest extends AtATable {

    @Test
    void aWagerTakenBackInLetItRideIsReturnedAndTheOthersRide() {
        open("let-it-ride", Map.of("bet-one", LIMITS), "bet-one", "bet-two", "bet-three");
        bet("bet-one", 500, null);
        bet("bet-two", 500, null);
        bet("bet-three", 500, null);
        tell(new TableEvent.BetsClosed("r"));
        deal(TableEvent.Place.SEAT, 1, "Ts 4d 7c");
        decide(1, "deal", Decision.Choice.WITHDRAW);
        deal(TableEvent.Place.COMMUNITY, 0, "Th");
        decide(1, "first-card", Decision.Choice.CHECK);
        deal(TableEvent.Place.COMMUNITY, 0, "2c");
        tell(new TableEvent.RoundCompleted("r"));

        assertThat(result("bet-one")).returns(500L, SettlementDocument.BetResult::returned);
        assertThat(result("bet-one")).returns(0L, SettlementDocument.BetResult::won);
        assertThat(result("bet-two")).returns(500L, SettlementDocument.BetResult::won);
        assertThat(result("bet-three")).returns(500L, SettlementDocument.BetResult::won);
    }

    @Test
    void mississippiStudIsBetStreetByStreetAndABetOnAStreetThatIsOverIsRejected() {
        open("mississippi-stud", Map.of("ante", LIMITS), "ante", "third-street", "fourth-street", "fifth-street");
        bet("ante", 500, null);
        tell(new TableEvent.BetsClosed("r"));
        deal(TableEvent.Place.SEAT, 1, "Js Jd");
        bet("third-street", 1_500, "third-street");
        deal(TableEvent.Place.COMMUNITY, 0, "4c");
        tell(new TableEvent.BetPlaced("r", placed("late", "third-street", 500, "third-street")));
        bet("fourth-street", 1_500, "fourth-street");
        deal(TableEvent.Place.COMMUNITY, 0, "7h");
        bet("fifth-street", 500, "fifth-street");
        deal(TableEvent.Place.COMMUNITY, 0, "9s");
        tell(new TableEvent.RoundCompleted("r"));

        assertThat(effects).filteredOn(Effect.BetRejected.class::isInstance).hasSize(1);
        assertThat(settled.get("r").settlement().totals().won()).isEqualTo(500 + 1_500 + 1_500 + 500);
    }

    @Test
    void aRoundWaitsUntilTheHandsAreSetAndTheDealerSetsToo() {
        open("asia-poker", Map.of("asia-poker", LIMITS), "asia-poker");
        bet("asia-poker", 1_000, null);
        tell(new TableEvent.BetsClosed("r"));
        deal(TableEvent.Place.SEAT, 1, "As Ad Ks Kd Qh 7c 3d");
        deal(TableEvent.Place.DEALER, 0, "Jk 9c 8d 6h 5s 4c 2d");
        set(1, "As Ad 7c 3d", "Ks Kd", "Qh");
        tell(new TableEvent.RoundCompleted("r"));
        assertThat(settled).isEmpty();
        assertThat(state.rounds().get("r").heldFor()).isEqualTo("decision-missing");

        set(0, "Jk 6h 4c 2d", "9c 8d", "5s");

        assertThat(settled.get("r").settlement().totals().won()).isPositive();
        assertThat(settled.get("r").facts().decisions()).hasSize(2);
    }

    @Test
    void everyProgressiveWinOfCaribbeanStudWaitsForASupervisor() {
        open("caribbean-stud", Map.of("ante", LIMITS), "ante", "bet", "progressive");
        bet("ante", 500, null);
        bet("progressive", 100, null);
        tell(new TableEvent.ProgressiveRegistered("r", List.of(1)));
        tell(new TableEvent.BetsClosed("r"));
        tell(new TableEvent.ProgressiveLockedOut("r", 1));
        deal(TableEvent.Place.SEAT, 1, "As Js 9s 6s 2s");
        deal(TableEvent.Place.DEALER, 0, "Ac Kd 4h 3h 2c");
        bet("bet", 1_000, "deal");
        tell(new TableEvent.RoundCompleted("r"));
        assertThat(settled).isEmpty();
        assertThat(state.rounds().get("r").progressive().waiting()).containsOnlyKeys(1);

        tell(new TableEvent.JackpotValidated("r", 1, "sam", "flush and light seen"));

        assertThat(result("progressive").won()).isEqualTo(5_000);
    }
}
