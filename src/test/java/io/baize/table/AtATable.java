package io.baize.table;

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

/** One New York table and its devices, for a test that tells what happens at it. */
abstract class AtATable implements Floor {

    static final Limits LIMITS = new Limits(Money.usd(500), Money.usd(50_000), Money.usd(500));

    private static final Map<String, Map<String, String>> SELECTIONS = Map.of(
            "caribbean-stud", Map.of("progressive", "A"),
            "ultimate-texas-holdem", Map.of("blind/win", "A"),
            "pai-gow-poker", Map.of("number", "A"));

    final Map<String, Effect.SettledRound> settled = new HashMap<>();
    final List<Effect> effects = new ArrayList<>();
    private final Table table = new Table(this, RuleBooks.shipped());
    private TableSetup setup;
    TableState state;
    private Instant now = Instant.parse("2026-11-02T20:00:00Z");
    private long count;

    void open(String game, Map<String, Limits> limits, String... offered) {
        Terms terms =
                new Terms(Set.of(offered), SELECTIONS.getOrDefault(game, Map.of()), limits, Map.of(), Map.of(), null);
        setup = new TableSetup(
                "p", Jurisdiction.NY, ZoneId.of("America/New_York"), LocalTime.of(6, 0), game, "2026.1", 1, terms);
        state = TableState.neverOpened("t", setup);
        tell(new TableEvent.TableOpened("dana"));
        tell(new TableEvent.RoundOpened("r"));
    }

    void bet(String wager, long cents, String street) {
        tell(new TableEvent.BetPlaced("r", placed(wager, wager, cents, street)));
    }

    void bet(int seat, String wager, long cents, String street) {
        Bet bet = new Bet(seat + wager, seat, "p" + seat, wager, Money.usd(cents), street, Bet.Funds.CHIPS);
        tell(new TableEvent.BetPlaced("r", bet));
    }

    static Bet placed(String id, String wager, long cents, String street) {
        return new Bet(id, 1, "rosa", wager, Money.usd(cents), street, Bet.Funds.CHIPS);
    }

    void deal(TableEvent.Place to, int seat, String cards) {
        tell(new TableEvent.CardsDealt("r", to, seat, Card.parseAll(cards), false));
    }

    void decide(int seat, String street, Decision.Choice choice) {
        tell(new TableEvent.DecisionMade("r", new Decision(seat, street, choice, List.of())));
    }

    void set(int seat, String... hands) {
        List<List<Card>> set = Arrays.stream(hands).map(Card::parseAll).toList();
        tell(new TableEvent.DecisionMade("r", new Decision(seat, "deal", Decision.Choice.SET, set)));
    }

    SettlementDocument.BetResult result(String bet) {
        return settled.get("r").settlement().bets().stream()
                .filter(one -> one.id().equals(bet))
                .findFirst()
                .orElseThrow();
    }

    List<String> rejected() {
        return effects.stream()
                .filter(Effect.BetRejected.class::isInstance)
                .map(effect -> ((Effect.BetRejected) effect).bet().wager())
                .toList();
    }

    void tell(TableEvent event) {
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
