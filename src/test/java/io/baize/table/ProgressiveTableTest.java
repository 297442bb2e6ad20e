package io.baize.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Dealt;
import io.baize.game.Irregularity;
import io.baize.game.Round;
import io.baize.kernel.Answer;
import io.baize.kernel.Citation;
import io.baize.kernel.Jurisdiction;
import io.baize.kernel.Money;
import io.baize.progressive.Meter;
import io.baize.rulepack.PackWith;
import io.baize.rulepack.Rule;
import io.baize.rulepack.RuleBook;
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

/** A table's progressive wagers: who must see a win, what the progressive system accepted, and what feeds the meter. */
class ProgressiveTableTest implements Floor {

    private static final Money SEED = Money.usd(500_000);

    private final Map<String, Effect.SettledRound> settled = new HashMap<>();
    private final List<Effect> effects = new ArrayList<>();
    private Table table = new Table(this, rules("every-win"));
    private TableState state = TableState.neverOpened("md", setup("md").orElseThrow());
    private Instant now = Instant.parse("2026-11-02T20:00:00Z");
    private long count;

    /** MD Ch.11.J(2)(c): a floorperson validates the progressive payout before it is paid. */
    @Test
    void aJackpotWaitsForASupervisorAndIsThenPaidFromTheMeterOfThatMoment() {
        tell(new TableEvent.TableOpened("dana"));
        play("r1", 1, "As Ks", "Qs Js Ts 4d 3h");
        assertThat(state.rounds().get("r1").heldFor()).isEqualTo("jackpot-not-validated");
        assertThat(alerts()).containsExactly("round-held");
        play("r2", 1, "As 2d", "Kh 9s 8c 4d 3h");
        assertThat(meter()).isEqualTo(SEED.plus(Money.usd(20)));

        tell(new TableEvent.JackpotValidated("r1", 1, "sam", "royal flush seen, light on"));

        assertThat(settled.get("r1").settlement().meters().get("progressive").before())
                .isEqualTo(500_040);
        assertThat(settled.get("r1").settlement().meters().get("progressive").paid())
                .isEqualTo(500_040);
        assertThat(meter()).isEqualTo(SEED);
        assertThat(state.rounds()).isEmpty();
    }

    @Test
    void onlyTheSeatThatWaitsIsValidated() {
        tell(new TableEvent.TableOpened("dana"));
        play("r1", 1, "As Ks", "Qs Js Ts 4d 3h");

        tell(new TableEvent.JackpotValidated("r1", 2, "sam", "wrong seat"));

        assertThat(refusals()).containsExactly("jackpot-not-waiting");
        assertThat(settled).isEmpty();
    }

    @Test
    void aFixedWinDoesNotWaitWhereOnlyThoseOfTheMeterDo() {
        table = new Table(this, rules("meter-wins"));
        tell(new TableEvent.TableOpened("dana"));

        play("r1", 1, "4s 4c", "4h 4d Ts Qs 3h");
        play("r2", 1, "As Ks", "Qs Js Ts 4d 3h");

        assertThat(won("r1")).isPositive();
        assertThat(state.rounds().keySet()).containsExactly("r2");
    }

    @Test
    void aHandThatWasCorrectedIsSeenAgain() {
        tell(new TableEvent.TableOpened("dana"));
        play("r1", 1, "As Ks", "Qs Js Ts 4d 3h");
        Round other = new Round(bets("r1", 1), dealt(1, "Ah Kh", "Qh Jh Th 4d 3h"), List.of(), List.of());

        tell(new TableEvent.RoundCorrected("r1", "sam", "camera", other));

        assertThat(settled).isEmpty();
        assertThat(state.rounds().get("r1").progressive().validated()).isEmpty();
    }

    /** 5324.2(d)(1): a wager that the system did not accept is none; it feeds nothing and wins nothing. */
    @Test
    void onlyWhatTheSystemAcceptedStands() {
        tell(new TableEvent.TableOpened("dana"));
        open("r1", 1);
        tell(new TableEvent.ProgressiveRegistered("r1", List.of()));
        finish("r1", 1, "4s 4c", "4h 4d Ts Qs 3h");

        assertThat(rejections()).containsExactly("wager-not-registered");
        assertThat(settled.get("r1").settlement().bets())
                .noneMatch(bet -> bet.wager().equals("progressive"));
        assertThat(meter()).isEqualTo(SEED);
    }

    @Test
    void aWagerAfterTheLockOutIsRejected() {
        tell(new TableEvent.TableOpened("dana"));
        tell(new TableEvent.RoundOpened("r1"));
        tell(new TableEvent.BetPlaced("r1", bet("a", 1, "ante", 1000, null)));
        tell(new TableEvent.ProgressiveLockedOut("r1", 0));

        tell(new TableEvent.BetPlaced("r1", bet("p", 1, "progressive", 100, null)));
        tell(new TableEvent.ProgressiveRegistered("r1", List.of(1)));

        assertThat(rejections()).containsExactly("progressive-locked-out");
        assertThat(refusals()).containsExactly("progressive-locked-out");
    }

    @Test
    void aCountThatDiffersHoldsTheRoundUntilASupervisorRules() {
        tell(new TableEvent.TableOpened("dana"));
        miscounted("r1");
        assertThat(state.rounds().get("r1").heldFor()).isEqualTo("progressive-count-differs");
        assertThat(meter()).isEqualTo(SEED);

        tell(new TableEvent.IrregularityRuled("r1", "sam", "one chip was tip", Irregularity.Ruling.PLAY_ON));

        assertThat(settled.get("r1").settlement().bets())
                .anyMatch(bet -> bet.wager().equals("progressive"));
        assertThat(meter()).isEqualTo(SEED.plus(Money.usd(20)));
    }

    @Test
    void aSupervisorMayReturnTheProgressiveWagersOfAMiscountedRound() {
        tell(new TableEvent.TableOpened("dana"));
        miscounted("r1");

        tell(new TableEvent.IrregularityRuled("r1", "sam", "nobody knows", Irregularity.Ruling.VOID));

        assertThat(rejections()).containsExactly("progressive-count-differs");
        assertThat(settled.get("r1").settlement().status()).isEqualTo("settled");
        assertThat(meter()).isEqualTo(SEED);
    }

    @Test
    void aDiscontinuedMeterTakesNoWagerMore() {
        tell(new TableEvent.TableOpened("dana"));
        Meter meter = state.meters().get("progressive").discontinued(LocalDate.of(2026, 11, 1));
        state = state.withMeters(Map.of("progressive", meter), state.meterDay());

        play("r1", 1, "As 2d", "Kh 9s 8c 4d 3h");

        assertThat(rejections()).containsExactly("progressive-discontinued");
        assertThat(meter()).isEqualTo(SEED);
    }

    private void miscounted(String round) {
        open(round, 1);
        tell(new TableEvent.ProgressiveRegistered(round, List.of(1)));
        tell(new TableEvent.ProgressiveLockedOut(round, 2));
        finish(round, 1, "As 2d", "Kh 9s 8c 4d 3h");
    }

    private void play(String round, int seat, String hand, String board) {
        open(round, seat);
        finish(round, seat, hand, board);
    }

    private void open(String round, int seat) {
        tell(new TableEvent.RoundOpened(round));
        bets(round, seat).stream()
                .filter(bet -> bet.street() == null)
                .forEach(bet -> tell(new TableEvent.BetPlaced(round, bet)));
    }

    private void finish(String round, int seat, String hand, String board) {
        Dealt cards = dealt(seat, hand, board);
        tell(new TableEvent.BetsClosed(round));
        tell(new TableEvent.CardsDealt(round, TableEvent.Place.SEAT, seat, cards.seat(seat), false));
        tell(new TableEvent.CardsDealt(round, TableEvent.Place.DEALER, 0, cards.dealer(), false));
        tell(new TableEvent.CardsDealt(round, TableEvent.Place.COMMUNITY, 0, cards.community(), false));
        tell(new TableEvent.BetPlaced(round, bets(round, seat).getLast()));
        tell(new TableEvent.RoundCompleted(round));
    }

    private static Dealt dealt(int seat, String hand, String board) {
        return new Dealt(Map.of(seat, Card.parseAll(hand)), Card.parseAll("7c 7d"), Card.parseAll(board));
    }

    private static List<Bet> bets(String round, int seat) {
        return List.of(
                bet(round + "a", seat, "ante", 1000, null),
                bet(round + "o", seat, "odds", 1000, null),
                bet(round + "p", seat, "progressive", 100, null),
                bet(round + "r", seat, "raise", 1000, "river"));
    }

    private static Bet bet(String id, int seat, String wager, long cents, String street) {
        return new Bet(id, seat, "ann", wager, Money.usd(cents), street, Bet.Funds.CHIPS);
    }

    private void tell(TableEvent event) {
        now = now.plusSeconds(1);
        Incoming incoming = new Incoming("/terminal", "e" + now, ++count, now, state.table(), event);
        Reaction reaction = ((Answer.Given<Reaction>) table.react(state, incoming)).value();
        state = reaction.state();
        effects.addAll(reaction.effects());
        reaction.effects().forEach(effect -> {
            if (effect instanceof Effect.RoundSettled(Effect.SettledRound round)) {
                settled.put(round.id(), round);
            }
        });
    }

    private Money meter() {
        return state.meters().get("progressive").amount();
    }

    private long won(String round) {
        return settled.get(round).settlement().bets().stream()
                .filter(bet -> bet.wager().equals("progressive"))
                .mapToLong(bet -> bet.won())
                .sum();
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

    private static RuleBook rules(String validation) {
        return new RuleBook(RuleBooks.shipped().packs().stream()
                .map(pack -> PackWith.rule(pack, validation(validation)))
                .toList());
    }

    private static Rule validation(String which) {
        return new Rule(
                "progressive-validation",
                Rule.Kind.FIXED,
                Rule.Type.CHOICE,
                which,
                List.of(which),
                null,
                null,
                null,
                null,
                new Citation("MD Ch.11.J(2)(c)"),
                null,
                List.of());
    }

    @Override
    public Optional<TableSetup> setup(String id) {
        Terms terms = new Terms(
                null,
                Map.of("odds/bad-beat", "A", "progressive", "D"),
                Map.of(),
                Map.of("progressive-contribution", "2000"),
                Map.of(),
                null);
        return Optional.of(new TableSetup(
                "p",
                Jurisdiction.MD,
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
