package io.baize.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Dealt;
import io.baize.game.Decision;
import io.baize.game.Irregularity;
import io.baize.game.Round;
import io.baize.kernel.Answer;
import io.baize.kernel.Jurisdiction;
import io.baize.kernel.Money;
import io.baize.rulepack.load.RuleBooks;
import io.baize.terms.Terms;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a table makes of events, with nothing but memory around it. */
class TableTest implements Floor {

    private final Table table = new Table(this, RuleBooks.shipped());
    private final Map<String, Long> counts = new HashMap<>();
    private final Map<String, Effect.SettledRound> settled = new HashMap<>();
    private final List<Effect> effects = new ArrayList<>();
    private TableState state = TableState.neverOpened("t1", setup("t1").orElseThrow());
    private Instant now = Instant.parse("2026-11-02T20:00:00Z");

    @Test
    void aBetAtATableThatNeverOpenedFindsItClosed() {
        tell(new TableEvent.BetPlaced("r1", bet("b1", "ante", 1000, null)));

        assertThat(rejections()).containsExactly("table-closed");
    }

    @Test
    void aRaiseIsMadeOnceAndStaysAsItIs() {
        playUntilTheRaise();

        tell(new TableEvent.BetIncreased("r1", "r", Money.usd(1000)));

        assertThat(rejections()).containsExactly("amount-rule");
    }

    /** NY (e)(7): once all five community cards lie open, a raise is equal to the ante. */
    @Test
    void aRaiseOnAStreetThatTheBoardHasLeftIsRejected() {
        tell(new TableEvent.TableOpened("dana"));
        tell(new TableEvent.RoundOpened("r1"));
        tell(new TableEvent.BetPlaced("r1", bet("a", "ante", 1000, null)));
        tell(new TableEvent.BetPlaced("r1", bet("o", "odds", 1000, null)));
        tell(new TableEvent.BetsClosed("r1"));
        tell(new TableEvent.CardsDealt("r1", TableEvent.Place.COMMUNITY, 0, cards().community(), false));

        tell(new TableEvent.BetPlaced("r1", bet("r", "raise", 3000, "pre-flop")));

        assertThat(rejections()).containsExactly("amount-rule");
    }

    @Test
    void aRoundVoidedAfterwardsTakesItsContributionBackFromTheMeter() {
        state = TableState.neverOpened("md", setup("md").orElseThrow());
        tell(new TableEvent.TableOpened("dana"));
        tell(new TableEvent.RoundOpened("r1"));
        tell(new TableEvent.BetPlaced("r1", bet("a", "ante", 1000, null)));
        tell(new TableEvent.BetPlaced("r1", bet("o", "odds", 1000, null)));
        tell(new TableEvent.BetPlaced("r1", bet("p", "progressive", 100, null)));
        tell(new TableEvent.BetsClosed("r1"));
        tell(new TableEvent.CardsDealt("r1", TableEvent.Place.SEAT, 1, cards().seat(1), false));
        tell(new TableEvent.CardsDealt("r1", TableEvent.Place.COMMUNITY, 0, cards().community(), false));
        tell(new TableEvent.DecisionMade("r1", new Decision(1, "river", Decision.Choice.FOLD)));
        tell(new TableEvent.RoundCompleted("r1"));
        assertThat(state.meters().get("progressive").amount()).isEqualTo(Money.usd(500_020));

        tell(new TableEvent.RoundVoided("r1", "misdeal"));

        assertThat(state.meters().get("progressive").amount()).isEqualTo(Money.usd(500_000));
        assertThat(effects).contains(new Effect.MeterChanged("progressive", Money.usd(500_000)));
    }

    /** MD Ch.12 2nd D(3)(b)(i): the reset amount of paytable D is at least $5,000. */
    @Test
    void aHitThatIsFoundAfterwardsLeavesTheMeterAtItsResetAmount() {
        state = TableState.neverOpened("md", setup("md").orElseThrow());
        Dealt royal =
                new Dealt(Map.of(1, Card.parseAll("As Ks")), Card.parseAll("7c 7d"), Card.parseAll("Qs Js Ts 4d 3h"));
        tell(new TableEvent.TableOpened("dana"));
        playProgressive("r1", cards());
        playProgressive("r2", royal);
        assertThat(state.meters().get("progressive").amount()).isEqualTo(Money.usd(500_000));

        Round hit = new Round(progressiveBets("r1"), royal, List.of(), List.of());
        tell(new TableEvent.RoundCorrected("r1", "sam", "camera", hit));

        assertThat(settled.get("r1").revision()).isEqualTo(2);
        assertThat(state.meters().get("progressive").amount()).isEqualTo(Money.usd(500_000));
    }

    @Test
    void theStoredFactsOfARoundSettleToTheSameAnswerOnPaper() {
        state = TableState.neverOpened("md", setup("md").orElseThrow());
        tell(new TableEvent.TableOpened("dana"));
        playProgressive("r1", cards());

        Effect.SettledRound round = settled.get("r1");

        assertThat(RoundOnPaper.settle(RuleBooks.shipped(), round.facts(), LocalDate.of(2026, 11, 2)))
                .isEqualTo(Answer.of(round.settlement()));
    }

    @Test
    void aBetBeforeTheDealMayGrowAndItsPairWithIt() {
        tell(new TableEvent.TableOpened("dana"));
        tell(new TableEvent.RoundOpened("r1"));
        tell(new TableEvent.BetPlaced("r1", bet("a", "ante", 500, null)));
        tell(new TableEvent.BetPlaced("r1", bet("o", "odds", 500, null)));

        tell(new TableEvent.BetIncreased("r1", "a", Money.usd(500)));
        tell(new TableEvent.BetIncreased("r1", "o", Money.usd(500)));
        tell(new TableEvent.BetsClosed("r1"));

        assertThat(rejections()).isEmpty();
    }

    @Test
    void aDeviceThatCountsFromOneAgainIsReportedAndHeard() {
        tell(new TableEvent.TableOpened("dana"));
        tell(new TableEvent.DealerChanged("dan"));
        counts.put("terminal", 0L);

        tell(new TableEvent.DealerChanged("dora"));

        assertThat(state.dealer()).isEqualTo("dora");
        assertThat(alerts()).containsExactly("source-restarted");
    }

    @Test
    void aCorrectionBringsInNothingThatATableRefuses() {
        playUntilTheRaise();
        tell(new TableEvent.RoundCompleted("r1"));
        Round wrong = new Round(
                List.of(bet("a", "ante", 1000, null), bet("o", "odds", 900, null), bet("r", "raise", 3000, "pre-flop")),
                cards(),
                List.of(),
                List.of());

        tell(new TableEvent.RoundCorrected("r1", "sam", "camera", wrong));

        assertThat(refusals()).containsExactly("amount-rule");
        assertThat(settled.get("r1").revision()).isEqualTo(1);
    }

    @Test
    void aRoundOnWhichTheTextIsSilentWaitsForASupervisor() {
        state = TableState.neverOpened("nh", setup("nh").orElseThrow());
        playUntilTheRaise();
        tell(new TableEvent.IrregularityDeclared("r1", new Irregularity("cards-face-up", 0)));
        tell(new TableEvent.RoundCompleted("r1"));
        assertThat(settled).isEmpty();

        tell(new TableEvent.IrregularityRuled("r1", "sam", "seen on camera", Irregularity.Ruling.VOID));

        assertThat(settled.get("r1").settlement().status()).isEqualTo("void");
        assertThat(settled.get("r1").settlement().totals().returned()).isEqualTo(5000);
    }

    @Test
    void aFoldBeforeTheRiverHoldsTheRound() {
        tell(new TableEvent.TableOpened("dana"));
        tell(new TableEvent.RoundOpened("r1"));
        tell(new TableEvent.BetPlaced("r1", bet("a", "ante", 1000, null)));
        tell(new TableEvent.BetPlaced("r1", bet("o", "odds", 1000, null)));
        tell(new TableEvent.BetsClosed("r1"));
        tell(new TableEvent.DecisionMade("r1", new Decision(1, "flop", Decision.Choice.FOLD)));

        tell(new TableEvent.RoundCompleted("r1"));

        assertThat(settled).isEmpty();
        assertThat(state.rounds().get("r1").heldFor()).isEqualTo("decision-not-allowed");
    }

    private void playUntilTheRaise() {
        tell(new TableEvent.TableOpened("dana"));
        tell(new TableEvent.RoundOpened("r1"));
        tell(new TableEvent.BetPlaced("r1", bet("a", "ante", 1000, null)));
        tell(new TableEvent.BetPlaced("r1", bet("o", "odds", 1000, null)));
        tell(new TableEvent.BetsClosed("r1"));
        Dealt cards = cards();
        tell(new TableEvent.CardsDealt("r1", TableEvent.Place.SEAT, 1, cards.seat(1), false));
        tell(new TableEvent.CardsDealt("r1", TableEvent.Place.DEALER, 0, cards.dealer(), false));
        tell(new TableEvent.BetPlaced("r1", bet("r", "raise", 3000, "pre-flop")));
        tell(new TableEvent.CardsDealt("r1", TableEvent.Place.COMMUNITY, 0, cards.community(), false));
    }

    private void playProgressive(String round, Dealt cards) {
        List<Bet> bets = progressiveBets(round);
        tell(new TableEvent.RoundOpened(round));
        bets.stream().filter(bet -> bet.street() == null).forEach(bet -> tell(new TableEvent.BetPlaced(round, bet)));
        tell(new TableEvent.BetsClosed(round));
        tell(new TableEvent.CardsDealt(round, TableEvent.Place.SEAT, 1, cards.seat(1), false));
        tell(new TableEvent.CardsDealt(round, TableEvent.Place.DEALER, 0, cards.dealer(), false));
        tell(new TableEvent.CardsDealt(round, TableEvent.Place.COMMUNITY, 0, cards.community(), false));
        tell(new TableEvent.BetPlaced(round, bets.getLast()));
        tell(new TableEvent.RoundCompleted(round));
    }

    private static List<Bet> progressiveBets(String round) {
        return List.of(
                bet(round + "a", "ante", 1000, null),
                bet(round + "o", "odds", 1000, null),
                bet(round + "p", "progressive", 100, null),
                bet(round + "r", "raise", 1000, "river"));
    }

    private static Dealt cards() {
        return new Dealt(Map.of(1, Card.parseAll("As Ad")), Card.parseAll("7c 7d"), Card.parseAll("Kh 9s 2c 4d 3h"));
    }

    private static Bet bet(String id, String wager, long cents, String street) {
        return new Bet(id, 1, "ann", wager, Money.usd(cents), street, Bet.Funds.CHIPS);
    }

    private void tell(TableEvent event) {
        now = now.plusSeconds(1);
        long sequence = counts.merge("terminal", 1L, Long::sum);
        Incoming incoming = new Incoming("/terminal", "e" + now, sequence, now, state.table(), event);
        switch (table.react(state, incoming)) {
            case Answer.Given<Reaction>(Reaction reaction) -> {
                state = reaction.state();
                effects.addAll(reaction.effects());
                reaction.effects().forEach(effect -> {
                    if (effect instanceof Effect.RoundSettled(Effect.SettledRound round)) {
                        settled.put(round.id(), round);
                    }
                });
            }
            case Answer.Refused<Reaction>(var refusal) -> effects.add(new Effect.EventRefused(refusal));
        }
    }

    private List<String> rejections() {
        return effects.stream()
                .filter(Effect.BetRejected.class::isInstance)
                .map(effect -> ((Effect.BetRejected) effect).refusal().code())
                .toList();
    }

    private List<String> refusals() {
        return effects.stream()
                .filter(Effect.EventRefused.class::isInstance)
                .map(effect -> ((Effect.EventRefused) effect).refusal().code())
                .toList();
    }

    private List<String> alerts() {
        return effects.stream()
                .filter(Effect.AlertRaised.class::isInstance)
                .map(effect -> ((Effect.AlertRaised) effect).code())
                .toList();
    }

    @Override
    public Optional<TableSetup> setup(String id) {
        Jurisdiction jurisdiction = Jurisdiction.find(id).orElse(Jurisdiction.NY);
        Terms terms = switch (jurisdiction) {
            case NH -> new Terms(null, Map.of("odds/bad-beat", "1"), Map.of(), Map.of(), Map.of(), null);
            case MD ->
                new Terms(
                        null,
                        Map.of("odds/bad-beat", "A", "progressive", "D"),
                        Map.of(),
                        Map.of("progressive-contribution", "2000"),
                        Map.of(),
                        null);
            case NY, MA -> Terms.NONE;
        };
        return Optional.of(new TableSetup(
                "p",
                jurisdiction,
                ZoneId.of("America/New_York"),
                LocalTime.of(6, 0),
                "heads-up-holdem",
                "2026.1",
                1,
                terms));
    }

    @Override
    public Optional<Effect.SettledRound> settledRound(String id, String round) {
        return Optional.ofNullable(settled.get(round));
    }
}
