package io.baize.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Irregularity;
import io.baize.kernel.Answer;
import io.baize.kernel.Jurisdiction;
import io.baize.kernel.Money;
import io.baize.kernel.Refusal;
import io.baize.progressive.Meter;
import io.baize.rulepack.load.RuleBooks;
import io.baize.table.TableEvent.Place;
import io.baize.table.store.StateJson;
import io.baize.terms.Terms;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** When a change takes effect at a table, and under what each round is settled. */
class BoundaryTest implements Floor {

    private static final PoolTransfer TO_T2 = new PoolTransfer("end", "progressive", "t2", "progressive");

    private final Table table = new Table(this, RuleBooks.shipped());
    private final Map<String, TermsChange> asked = new HashMap<>();
    private final List<Effect> effects = new ArrayList<>();
    private TableState state = TableState.neverOpened("t1", setup("t1").orElseThrow());
    private Instant now = Instant.parse("2026-11-02T20:00:00Z");

    @Test
    void anOpenTableBetweenRoundsChangesAtOnce() {
        tell(new TableEvent.TableOpened("dana"));

        activate("b", selecting("B"));

        assertThat(activated()).containsExactly("b=2");
        assertThat(state.setup().terms().selections()).containsEntry("trips-plus", "B");
        assertThat(state.pending()).isEqualTo(PendingChanges.NONE);
    }

    @Test
    void aRoundInBettingFinishesUnderWhatItOpenedWith() {
        open("r1");
        bets("r1");
        activate("b", selecting("B"));
        assertThat(activated()).isEmpty();

        finish("r1");

        assertThat(activated()).containsExactly("b=2");
        assertThat(versions()).containsExactly("r1=1");
        play("r2");
        assertThat(versions()).containsExactly("r1=1", "r2=2");
    }

    @Test
    void aRoundInPlayFinishesUnderWhatItOpenedWith() {
        open("r1");
        bets("r1");
        tell(new TableEvent.BetsClosed("r1"));
        activate("b", selecting("B"));
        assertThat(activated()).isEmpty();

        finish("r1");

        assertThat(versions()).containsExactly("r1=1");
        assertThat(activated()).containsExactly("b=2");
    }

    @Test
    void aVoidedRoundIsOverToo() {
        open("r1");
        activate("b", selecting("B"));

        tell(new TableEvent.RoundVoided("r1", "misdeal"));

        assertThat(activated()).containsExactly("b=2");
    }

    @Test
    void aCompletedRoundThatIsHeldDoesNotBlockAndKeepsItsVersion() {
        open("r1");
        bets("r1");
        tell(new TableEvent.IrregularityDeclared("r1", new Irregularity("player-left", 1)));
        finish("r1");
        assertThat(state.rounds()).containsKey("r1");

        activate("b", selecting("B"));
        assertThat(activated()).containsExactly("b=2");
        tell(new TableEvent.IrregularityRuled("r1", "sam", "seen", Irregularity.Ruling.VOID));

        assertThat(versions()).containsExactly("r1=1");
    }

    @Test
    void aRoundThatNeverEndedDoesNotBlockOnceTheNextOneIsOver() {
        open("r1");
        tell(new TableEvent.RoundOpened("r2"));
        bets("r2");
        activate("b", selecting("B"));
        assertThat(activated()).isEmpty();

        finish("r2");

        assertThat(activated()).containsExactly("b=2");
        tell(new TableEvent.RoundVoided("r1", "forgotten"));
        assertThat(versions()).containsExactly("r2=1", "r1=1");
    }

    @Test
    void aClosedTableChangesAtOnce() {
        open("r1");
        activate("b", selecting("B"));

        tell(new TableEvent.TableClosed());

        assertThat(activated()).containsExactly("b=2");
    }

    @Test
    void aTableThatReopensGoesOnUnderTheNewTerms() {
        tell(new TableEvent.TableOpened("dana"));
        tell(new TableEvent.TableClosed());
        activate("b", selecting("B"));

        tell(new TableEvent.TableOpened("dana"));

        assertThat(state.setup().termsVersion()).isEqualTo(2);
    }

    @Test
    void aTableThatNeverOpenedIsConfiguredAndNotChanged() {
        activate("b", selecting("B"));

        assertThat(refusals()).containsExactly("table-never-opened");
    }

    @Test
    void changesThatWaitTakeEffectInTheirOrder() {
        open("r1");
        activate("b", selecting("B"));
        activate("c", selecting("C"));
        activate("b", selecting("B"));

        tell(new TableEvent.RoundVoided("r1", "misdeal"));

        assertThat(activated()).containsExactly("b=2", "c=3");
    }

    @Test
    void whatTheFloorRefusesLeavesTheTableAsItWasAndRaisesAnAlert() {
        tell(new TableEvent.TableOpened("dana"));

        tell(new TableEvent.ChangeActivated("withdrawn", "mara"));

        assertThat(refusals()).containsExactly("unknown-request");
        assertThat(alerts()).containsExactly("change-refused");
        assertThat(state.setup().termsVersion()).isEqualTo(1);
        assertThat(state.pending()).isEqualTo(PendingChanges.NONE);
    }

    @Test
    void whatLiesOutsideTheTermsMakesNoNewVersion() {
        tell(new TableEvent.TableOpened("dana"));

        activate("cut", new TermsChange(null, List.of("procedure.cut"), null));

        assertThat(activated()).containsExactly("cut=1");
    }

    @Test
    void whatWaitsSurvivesARestart() {
        open("r1");
        activate("b", selecting("B"));

        state = StateJson.read(StateJson.write(state), TableState.class);
        tell(new TableEvent.RoundVoided("r1", "misdeal"));

        assertThat(activated()).containsExactly("b=2");
    }

    /** NY (k)(2): the meter starts from what the house elects; one that was suspended goes on as it stood. */
    @Test
    void aProgressiveThatStartsIsSeededAndASuspendedOneKeepsItsMeter() {
        tell(new TableEvent.TableOpened("dana"));
        assertThat(state.meters()).isEmpty();
        activate("start", progressive(null));
        assertThat(effects).contains(new Effect.MeterChanged("progressive", Money.usd(700_000)));

        activate("suspend", selecting("A"));
        activate("lift", progressive(null));

        assertThat(state.meters().get("progressive").amount()).isEqualTo(Money.usd(700_000));
        assertThat(effects.stream().filter(Effect.MeterChanged.class::isInstance))
                .hasSize(1);
    }

    /** NY (k)(5): the pool goes to a progressive at another table, once no round is left that could win it. */
    @Test
    void aDiscontinuedProgressiveTakesNoWagerAndItsPoolLeavesWhenTheLastRoundIsSettled() {
        tell(new TableEvent.TableOpened("dana"));
        activate("start", progressive(null));
        open("held");
        bets("held");
        tell(new TableEvent.IrregularityDeclared("held", new Irregularity("player-left", 1)));
        finish("held");
        open("old");
        activate("end", new TermsChange(terms("A", null), List.of("plan.progressive"), TO_T2));
        tell(new TableEvent.RoundVoided("old", "misdeal"));
        assertThat(state.meters().get("progressive").takesWagers()).isFalse();
        assertThat(transfers()).isEmpty();

        tell(new TableEvent.IrregularityRuled("held", "sam", "seen", Irregularity.Ruling.VOID));

        assertThat(transfers()).containsExactly(new Effect.PoolTransferred(TO_T2, Money.usd(700_000)));
        assertThat(state.meters().get("progressive").standing()).isEqualTo(Meter.Standing.TRANSFERRED);
        assertThat(state.meters().get("progressive").amount()).isEqualTo(Money.ZERO);
        activate("again", progressive(null));
        assertThat(state.meters().get("progressive").amount()).isEqualTo(Money.usd(700_000));
    }

    @Test
    void aPoolComesToARunningMeterOrIsRefused() {
        TableEvent pool = new TableEvent.PoolReceived("end", "t2", "progressive", "progressive", Money.usd(5_000));
        tell(new TableEvent.TableOpened("dana"));
        tell(pool);
        assertThat(effects.stream().filter(Effect.EventRefused.class::isInstance))
                .hasSize(1);
        activate("start", progressive(null));

        tell(pool);

        assertThat(state.meters().get("progressive").amount()).isEqualTo(Money.usd(705_000));
        assertThat(state.meters().get("progressive").totals().transferred()).isEqualTo(Money.usd(5_000));
    }

    private void activate(String request, TermsChange change) {
        asked.put(request, change);
        tell(new TableEvent.ChangeActivated(request, "mara"));
    }

    private static TermsChange selecting(String tripsPlus) {
        return new TermsChange(terms(tripsPlus, null), List.of("selections.trips-plus"), null);
    }

    private static TermsChange progressive(PoolTransfer ends) {
        return new TermsChange(terms("A", "A"), List.of("selections.progressive"), ends);
    }

    private static Terms terms(String tripsPlus, String progressive) {
        Map<String, String> selections = new HashMap<>(Map.of("trips-plus", tripsPlus, "pocket-bonus", "A"));
        if (progressive != null) {
            selections.put("progressive", progressive);
        }
        return new Terms(null, selections, Map.of(), Map.of("progressive-seed", "700000"), Map.of(), null);
    }

    private void open(String round) {
        if (!state.open()) {
            tell(new TableEvent.TableOpened("dana"));
        }
        tell(new TableEvent.RoundOpened(round));
    }

    private void bets(String round) {
        tell(new TableEvent.BetPlaced(round, bet(round + "a", "ante", 1000, null)));
        tell(new TableEvent.BetPlaced(round, bet(round + "o", "odds", 1000, null)));
    }

    private void finish(String round) {
        tell(new TableEvent.BetsClosed(round));
        tell(new TableEvent.CardsDealt(round, Place.SEAT, 1, Card.parseAll("As Ad"), false));
        tell(new TableEvent.CardsDealt(round, Place.DEALER, 0, Card.parseAll("7c 7d"), false));
        tell(new TableEvent.BetPlaced(round, bet(round + "r", "raise", 3000, "pre-flop")));
        tell(new TableEvent.CardsDealt(round, Place.COMMUNITY, 0, Card.parseAll("Kh 9s 2c 4d 3h"), false));
        tell(new TableEvent.RoundCompleted(round));
    }

    private void play(String round) {
        open(round);
        bets(round);
        finish(round);
    }

    private static Bet bet(String id, String wager, long cents, String street) {
        return new Bet(id, 1, "ann", wager, Money.usd(cents), street, Bet.Funds.CHIPS);
    }

    private void tell(TableEvent event) {
        now = now.plusSeconds(1);
        Incoming incoming = new Incoming("/baize/api", "e" + now, 0, now, state.table(), event);
        switch (table.react(state, incoming)) {
            case Answer.Given<Reaction>(Reaction reaction) -> {
                state = reaction.state();
                effects.addAll(reaction.effects());
            }
            case Answer.Refused<Reaction>(Refusal refusal) -> effects.add(new Effect.EventRefused(refusal));
        }
    }

    private List<String> activated() {
        return of(Effect.ChangeActivated.class).stream()
                .map(one -> one.request() + "=" + one.termsVersion())
                .toList();
    }

    private List<String> versions() {
        return of(Effect.RoundSettled.class).stream()
                .map(one -> one.round().id() + "=" + one.round().termsVersion())
                .toList();
    }

    private List<String> refusals() {
        return of(Effect.ChangeRefused.class).stream()
                .map(one -> one.refusal().code())
                .toList();
    }

    private List<String> alerts() {
        return of(Effect.AlertRaised.class).stream()
                .map(Effect.AlertRaised::code)
                .toList();
    }

    private List<Effect.PoolTransferred> transfers() {
        return of(Effect.PoolTransferred.class);
    }

    private <E extends Effect> List<E> of(Class<E> kind) {
        return effects.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    @Override
    public Optional<TableSetup> setup(String id) {
        return Optional.of(new TableSetup(
                "p",
                Jurisdiction.NY,
                ZoneId.of("America/New_York"),
                LocalTime.of(6, 0),
                "heads-up-holdem",
                "2026.1",
                1,
                new Terms(null, Map.of("trips-plus", "A", "pocket-bonus", "A"), Map.of(), Map.of(), Map.of(), null)));
    }

    @Override
    public Answer<TermsChange> change(TableState at, String request) {
        return asked.containsKey(request) ? Answer.of(asked.get(request)) : Floor.super.change(at, request);
    }

    @Override
    public Optional<Effect.SettledRound> settledRound(String id, String round) {
        return Optional.empty();
    }
}
