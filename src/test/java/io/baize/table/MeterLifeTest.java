package io.baize.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Dealt;
import io.baize.game.Round;
import io.baize.kernel.Answer;
import io.baize.kernel.Jurisdiction;
import io.baize.kernel.Money;
import io.baize.progressive.Meter;
import io.baize.progressive.MeterTotals;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.load.RuleBooks;
import io.baize.settle.document.SettlementDocument;
import io.baize.terms.Terms;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Rounds, hits, corrections, voids and mornings in any order: the table's meter pays what its settlements say. */
class MeterLifeTest implements Floor {

    private static final List<String> HANDS = List.of("As Ks", "Ah Kh", "4s 4c", "As 2d", "9s 8s");
    private static final List<String> BOARDS = List.of("Qs Js Ts 4d 3h", "Qh Jh Th 4d 3h", "Qc 4h 4d Jd Td");

    private static final RuleBook RULES = RuleBooks.shipped();

    private Jurisdiction jurisdiction;
    private Map<String, String> elections;
    private Map<String, Effect.SettledRound> settled;
    private TableState state;
    private Instant now;
    private long count;
    private Random random;

    @Test
    void whatTheMeterPaidIsWhatItsRoundsSay() {
        long paid = 0;
        long corrected = 0;
        for (long seed = 0; seed < 60; seed++) {
            start(seed);
            for (int round = 0; round < 40; round++) {
                play("r" + round);
                meddle();
            }
            paidAsSettled(seed);
            paid += state.meters().get("progressive").totals().paid().cents();
            corrected += settled.values().stream()
                    .filter(round -> round.revision() > 1)
                    .count();
        }
        assertThat(paid).as("hits happen").isPositive();
        assertThat(corrected).as("corrections happen").isGreaterThan(100);
    }

    private void start(long seed) {
        random = new Random(seed);
        jurisdiction = random.nextBoolean() ? Jurisdiction.MD : Jurisdiction.NY;
        elections = Map.of(
                "progressive-contribution", String.valueOf(random.nextInt(9_000)),
                "progressive-reserve", String.valueOf(random.nextInt(2) * random.nextInt(1_000)),
                "progressive-seed", "600000");
        settled = new TreeMap<>();
        state = TableState.neverOpened("t", setup("t").orElseThrow());
        now = Instant.parse("2026-11-02T20:00:00Z");
        count = 0;
        tell(new TableEvent.TableOpened("dana"));
    }

    private void play(String round) {
        Dealt cards = cards();
        List<Bet> bets = bets(round);
        tell(new TableEvent.RoundOpened(round));
        bets.stream().filter(bet -> bet.street() == null).forEach(bet -> tell(new TableEvent.BetPlaced(round, bet)));
        tell(new TableEvent.BetsClosed(round));
        tell(new TableEvent.CardsDealt(round, TableEvent.Place.SEAT, 1, cards.seat(1), false));
        tell(new TableEvent.CardsDealt(round, TableEvent.Place.DEALER, 0, cards.dealer(), false));
        tell(new TableEvent.CardsDealt(round, TableEvent.Place.COMMUNITY, 0, cards.community(), false));
        tell(new TableEvent.BetPlaced(round, bets.getLast()));
        tell(new TableEvent.RoundCompleted(round));
    }

    private void meddle() {
        String round = "r" + random.nextInt(40);
        switch (random.nextInt(6)) {
            case 0 ->
                tell(new TableEvent.RoundCorrected(
                        round, "sam", "camera", new Round(bets(round), cards(), List.of(), List.of())));
            case 1 -> tell(new TableEvent.RoundVoided(round, "misdeal"));
            case 2 -> now = now.plus(Duration.ofHours(random.nextInt(30)));
            default -> {}
        }
    }

    private Dealt cards() {
        while (true) {
            Dealt dealt = new Dealt(
                    Map.of(1, Card.parseAll(HANDS.get(random.nextInt(HANDS.size())))),
                    Card.parseAll("7c 7d"),
                    Card.parseAll(BOARDS.get(random.nextInt(BOARDS.size()))));
            if (dealt.firstRepeated().isEmpty()) {
                return dealt;
            }
        }
    }

    private void paidAsSettled(long seed) {
        Meter meter = state.meters().get("progressive");
        MeterTotals totals = meter.totals();
        long paid = settled.values().stream()
                .map(round -> round.settlement().meters().get("progressive"))
                .filter(move -> move != null)
                .mapToLong(SettlementDocument.MeterResult::paid)
                .sum();
        long wagered = settled.values().stream()
                .filter(round -> round.settlement().status().equals("settled"))
                .count();
        assertThat(totals.paid().cents()).as("paid, seed %d", seed).isEqualTo(paid);
        assertThat(totals.contributed().cents())
                .as("contributed, seed %d", seed)
                .isEqualTo(part(wagered, "progressive-contribution") + part(wagered, "progressive-reserve"));
        assertThat(totals.left())
                .as("left, seed %d", seed)
                .isEqualTo(meter.amount().plus(meter.waiting()).plus(meter.reserve()));
    }

    private long part(long dollars, String rate) {
        return dollars * 100 * Long.parseLong(elections.get(rate)) / 10_000;
    }

    private static List<Bet> bets(String round) {
        return List.of(
                bet(round + "a", "ante", 1000, null),
                bet(round + "o", "odds", 1000, null),
                bet(round + "p", "progressive", 100, null),
                bet(round + "r", "raise", 1000, "river"));
    }

    private static Bet bet(String id, String wager, long cents, String street) {
        return new Bet(id, 1, "ann", wager, Money.usd(cents), street, Bet.Funds.CHIPS);
    }

    private void tell(TableEvent event) {
        now = now.plusSeconds(1);
        Incoming incoming = new Incoming("/terminal", "e" + now, ++count, now, state.table(), event);
        Table table = new Table(this, RULES);
        if (table.react(state, incoming) instanceof Answer.Given<Reaction>(Reaction reaction)) {
            state = reaction.state();
            reaction.effects().forEach(effect -> {
                if (effect instanceof Effect.RoundSettled(Effect.SettledRound round)) {
                    settled.put(round.id(), round);
                }
            });
        }
    }

    @Override
    public Optional<TableSetup> setup(String id) {
        Terms terms =
                new Terms(null, Map.of("odds/bad-beat", "A", "progressive", "F"), Map.of(), elections, Map.of(), null);
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
