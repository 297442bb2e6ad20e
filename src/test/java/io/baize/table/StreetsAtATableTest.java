package io.baize.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Decision;
import io.baize.kernel.Answer;
import io.baize.kernel.Jurisdiction;
import io.baize.kernel.Money;
import io.baize.rulepack.load.RuleBooks;
import io.baize.settle.document.SettlementDocument;
import io.baize.terms.Limits;
import io.baize.terms.Terms;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What players of the New York games do after the deal, as the devices tell it. */
class StreetsAtATableTest implements Floor {

    private static final Limits LIMITS = new Limits(Money.usd(500), Money.usd(50_000), Money.usd(500));

    private static final Map<String, Map<String, String>> SELECTIONS =
            Map.of("caribbean-stud", Map.of("progressive", "A"), "ultimate-texas-holdem", Map.of("blind/win", "A"));

    private final Map<String, Effect.SettledRound> settled = new HashMap<>();
    private final List<Effect> effects = new ArrayList<>();
    private final Table table = new Table(this, RuleBooks.shipped());
    private TableSetup setup;
    private TableState state;
    private Instant now = Instant.parse("2026-11-02T20:00:00Z");
    private long count;

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

    private void open(String game, Map<String, Limits> limits, String... offered) {
        Terms terms =
                new Terms(Set.of(offered), SELECTIONS.getOrDefault(game, Map.of()), limits, Map.of(), Map.of(), null);
        setup = new TableSetup(
                "p", Jurisdiction.NY, ZoneId.of("America/New_York"), LocalTime.of(6, 0), game, "2026.1", 1, terms);
        state = TableState.neverOpened("t", setup);
        tell(new TableEvent.TableOpened("dana"));
        tell(new TableEvent.RoundOpened("r"));
    }

    private void bet(String wager, long cents, String street) {
        tell(new TableEvent.BetPlaced("r", placed(wager, wager, cents, street)));
    }

    private void bet(int seat, String wager, long cents, String street) {
        Bet bet = new Bet(seat + wager, seat, "p" + seat, wager, Money.usd(cents), street, Bet.Funds.CHIPS);
        tell(new TableEvent.BetPlaced("r", bet));
    }

    private static Bet placed(String id, String wager, long cents, String street) {
        return new Bet(id, 1, "rosa", wager, Money.usd(cents), street, Bet.Funds.CHIPS);
    }

    private void deal(TableEvent.Place to, int seat, String cards) {
        tell(new TableEvent.CardsDealt("r", to, seat, Card.parseAll(cards), false));
    }

    private void decide(int seat, String street, Decision.Choice choice) {
        tell(new TableEvent.DecisionMade("r", new Decision(seat, street, choice, List.of())));
    }

    private void set(int seat, String... hands) {
        List<List<Card>> set = Arrays.stream(hands).map(Card::parseAll).toList();
        tell(new TableEvent.DecisionMade("r", new Decision(seat, "deal", Decision.Choice.SET, set)));
    }

    private SettlementDocument.BetResult result(String bet) {
        return settled.get("r").settlement().bets().stream()
                .filter(one -> one.id().equals(bet))
                .findFirst()
                .orElseThrow();
    }

    private List<String> rejected() {
        return effects.stream()
                .filter(Effect.BetRejected.class::isInstance)
                .map(effect -> ((Effect.BetRejected) effect).bet().wager())
                .toList();
    }

    private void tell(TableEvent event) {
        now = now.plusSeconds(1);
        count++;
        Incoming incoming = new Incoming("/terminal/t", "e" + count, count, now, "t", event);
        if (table.react(state, incoming) instanceof Answer.Given<Reaction>(Reaction reaction)) {
            state = reaction.state();
            effects.addAll(reaction.effects());
            reaction.effects().forEach(effect -> {
                if (effect instanceof Effect.RoundSettled(Effect.SettledRound round)) {
                    settled.put(round.id(), round);
                }
            });
        }
    }

    @Override
    public Optional<TableSetup> setup(String id) {
        return Optional.of(setup);
    }

    @Override
    public Optional<Effect.SettledRound> settledRound(String id, String round) {
        return Optional.ofNullable(settled.get(round));
    }
}
