package io.baize.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.baize.kernel.Answer;
import io.baize.kernel.Citation;
import io.baize.kernel.Jurisdiction;
import io.baize.kernel.Money;
import io.baize.progressive.LinkedMeter;
import io.baize.progressive.Meter;
import io.baize.rulepack.PackWith;
import io.baize.rulepack.Rule;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.load.RuleBooks;
import io.baize.settle.document.RoundDocument;
import io.baize.settle.document.SettlementDocument;
import io.baize.table.store.StateJson;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tables that share one meter: who seeds it, what feeds it, and who is paid how much when others play on meanwhile. */
class LinkedMeterTest {

    private static final RuleBook RULES = RuleBooks.shipped();
    private static final LocalDate DAY = LocalDate.of(2026, 11, 2);
    private static final String ROYAL = "As Ks";
    private static final String ROYAL_BOARD = "Qs Js Ts 4d 3h";
    private static final String NOTHING = "As 2d";
    private static final String PLAIN_BOARD = "Kh 9s 8c 4d 3h";
    /** MD Ch.12 2nd D(3)(b)(iii): paytable J starts at no less than $2,000. */
    private static final Money SEED = Money.usd(200_000);

    private static final Map<String, String> TWENTY_CENTS = Map.of("progressive-contribution", "2000");

    private final LinkedFloor floor = maryland(RULES);

    private static LinkedFloor maryland(RuleBook rules) {
        LinkedFloor floor =
                new LinkedFloor(Jurisdiction.MD, rules).table("a", TWENTY_CENTS).table("b", TWENTY_CENTS);
        floor.open("a");
        floor.open("b");
        return floor;
    }

    @Test
    void theFirstTableThatOpensSeedsTheMeterAndTheNextFindsIt() {
        assertThat(floor.linked.get(LinkedFloor.GROUP))
                .isEqualTo(new LinkedMeter(LinkedFloor.GROUP, Meter.at(SEED), DAY));
        assertThat(floor.effects.get("a")).anyMatch(Effect.LinkedMeterChanged.class::isInstance);
        assertThat(floor.effects.get("b")).noneMatch(Effect.LinkedMeterChanged.class::isInstance);
        assertThat(floor.states.values()).allMatch(state -> state.meters().isEmpty());
    }

    @Test
    void theWagersOfEveryTableFeedTheOneMeter() {
        floor.play("a", "r1", NOTHING, PLAIN_BOARD);
        floor.play("b", "r1", NOTHING, PLAIN_BOARD);
        floor.play("a", "r2", NOTHING, PLAIN_BOARD);

        assertThat(floor.meter().amount()).isEqualTo(SEED.plus(Money.usd(60)));
        assertThat(floor.effects.get("a")).noneMatch(Effect.MeterChanged.class::isInstance);
    }

    /** MD Ch.12 2nd D(4): in accordance with the amount on the meter when it is the player's turn to be paid. */
    @Test
    void aRoundInPlayElsewhereIsPaidFromWhatAHitHasLeft() {
        floor.begin("b", "r1", 1);
        floor.play("a", "r1", ROYAL, ROYAL_BOARD);

        floor.finish("b", "r1", ROYAL, ROYAL_BOARD);

        assertThat(floor.paid("a", "r1").paid()).isEqualTo(200_020);
        assertThat(floor.paid("b", "r1").before()).isEqualTo(200_020);
        assertThat(floor.paid("b", "r1").paid()).isEqualTo(200_020);
        assertThat(floor.meter().amount()).isEqualTo(SEED);
        assertThat(floor.meter().totals().seeded()).isEqualTo(SEED.times(3));
    }

    /** MD Ch.11.J(2)(e)(i): another player at the same table; D(7)(a)(ii): $100 for a royal flush under paytable J. */
    @Test
    void envyIsPaidAtTheTableOfTheHitAlone() {
        floor.begin("a", "r1", 2);
        floor.begin("b", "r1", 2);
        floor.finish("a", "r1", ROYAL_BOARD, List.of(ROYAL, "2c 2d"));
        floor.finish("b", "r1", PLAIN_BOARD, List.of(NOTHING, "2c 2h"));

        assertThat(envy("a")).isEqualTo(10_000);
        assertThat(envy("b")).isZero();
        assertThat(floor.meter().totals().paid().cents())
                .isEqualTo(floor.paid("a", "r1").paid());
    }

    private long envy(String table) {
        return floor.settled.get(table + "/r1").settlement().bets().stream()
                .flatMap(bet -> bet.lines().stream())
                .filter(line -> "envy".equals(line.schedule()))
                .mapToLong(SettlementDocument.LineResult::won)
                .sum();
    }

    /** MD Ch.11.J(2)(c): a floorperson validates first; meanwhile the others play on, and may win. */
    @Test
    void aWinThatWaitsIsPaidFromWhatTheMeterShowsWhenItIsValidated() {
        LinkedFloor seen = maryland(validated());
        seen.play("a", "r1", ROYAL, ROYAL_BOARD);
        seen.play("b", "r1", NOTHING, PLAIN_BOARD);
        assertThat(seen.states.get("a").rounds().get("r1").heldFor()).isEqualTo("jackpot-not-validated");
        assertThat(seen.meter().amount()).isEqualTo(SEED.plus(Money.usd(20)));

        seen.play("b", "r2", ROYAL, ROYAL_BOARD);
        seen.tell("b", new TableEvent.JackpotValidated("r2", 1, "sam", "seen first"));
        seen.tell("a", new TableEvent.JackpotValidated("r1", 1, "sam", "seen second"));

        assertThat(seen.paid("b", "r2").paid()).isEqualTo(200_040);
        assertThat(seen.paid("a", "r1").paid()).isEqualTo(200_020);
        assertThat(seen.meter().amount()).isEqualTo(SEED);
    }

    /** NH F: each morning a tenth of the previous day's wagers; each table meets the morning by itself. */
    @Test
    void aNewGamingDayComesForTheMeterOnce() {
        LinkedFloor granite =
                new LinkedFloor(Jurisdiction.NH, RULES).table("a", Map.of()).table("b", Map.of());
        granite.open("a");
        granite.open("b");
        granite.play("a", "r1", NOTHING, PLAIN_BOARD);
        granite.begin("b", "r1", 1);
        assertThat(granite.meter().amount()).isEqualTo(Money.usd(250_000));

        granite.pass(Duration.ofHours(24));
        granite.play("a", "r2", NOTHING, PLAIN_BOARD);
        assertThat(granite.meter().amount()).isEqualTo(Money.usd(250_050));
        assertThat(granite.meter().waiting()).isEqualTo(Money.usd(50));

        granite.finish("b", "r1", NOTHING, PLAIN_BOARD);
        assertThat(granite.meter().amount())
                .as("yesterday's wager missed its morning")
                .isEqualTo(Money.usd(250_100));
        granite.play("b", "r2", NOTHING, PLAIN_BOARD);
        assertThat(granite.meter().amount()).isEqualTo(Money.usd(250_100));
        assertThat(granite.meter().waiting()).isEqualTo(Money.usd(100));
    }

    @Test
    void aDiscontinuedMeterTakesNoWagerAtAnyTableAndStillPaysTheRoundsInPlay() {
        floor.begin("b", "r1", 1);
        floor.linked.computeIfPresent(
                LinkedFloor.GROUP, (_, meter) -> meter.with(meter.meter().discontinued(DAY)));

        floor.play("a", "r1", NOTHING, PLAIN_BOARD);
        floor.finish("b", "r1", ROYAL, ROYAL_BOARD);
        floor.play("b", "r2", NOTHING, PLAIN_BOARD);

        assertThat(floor.rejections("a")).containsExactly("progressive-discontinued");
        assertThat(floor.rejections("b")).containsExactly("progressive-discontinued");
        assertThat(floor.paid("b", "r1").paid()).isEqualTo(200_020);
    }

    @Test
    void aTableThatLeavesPlaysOnWithItsOwnMeterAndStillOwesTheGroupItsOldRounds() {
        floor.play("a", "r1", NOTHING, PLAIN_BOARD);
        floor.begin("a", "r2", 1);
        floor.change("a", floor.terms(Map.of(), TWENTY_CENTS));

        floor.play("a", "r3", NOTHING, PLAIN_BOARD);
        assertThat(own("a").amount()).isEqualTo(SEED.plus(Money.usd(20)));
        assertThat(floor.meter().amount()).isEqualTo(SEED.plus(Money.usd(20)));

        floor.finish("a", "r2", NOTHING, PLAIN_BOARD);
        assertThat(floor.meter().amount()).as("it was wagered for the group").isEqualTo(SEED.plus(Money.usd(40)));
        floor.tell("a", new TableEvent.RoundVoided("r1", "misdeal"));

        assertThat(floor.meter().amount()).as("what r1 put in goes back").isEqualTo(SEED.plus(Money.usd(20)));
        assertThat(own("a").amount()).isEqualTo(SEED.plus(Money.usd(20)));
        assertThat(floor.states.get("a").groups()).isEmpty();
    }

    @Test
    void aTableThatJoinsFindsTheMeterAndKeepsItsOwnPoolApart() {
        floor.table("c", floor.terms(Map.of(), TWENTY_CENTS));
        floor.open("c");
        floor.play("c", "r1", NOTHING, PLAIN_BOARD);
        floor.play("a", "r1", NOTHING, PLAIN_BOARD);

        floor.change("c", floor.terms(Map.of("progressive", LinkedFloor.GROUP), TWENTY_CENTS));
        floor.play("c", "r2", ROYAL, ROYAL_BOARD);

        assertThat(floor.paid("c", "r2").paid()).isEqualTo(200_040);
        assertThat(own("c").amount()).isEqualTo(SEED.plus(Money.usd(20)));
    }

    /** NY (k)(5) foresees that a pool goes to another progressive; no cent of it may get lost on the way. */
    @Test
    void aPoolGoesFromATableToAGroupToTheCent() {
        floor.table("c", floor.terms(Map.of(), TWENTY_CENTS));
        floor.open("c");
        floor.play("c", "r1", NOTHING, PLAIN_BOARD);
        Money before = own("c").totals().left().plus(floor.meter().totals().left());

        Meter gone = own("c").discontinued(DAY).transferred(DAY);
        LinkedMeter heir = floor.linked.get(LinkedFloor.GROUP);
        floor.linked.put(
                LinkedFloor.GROUP,
                heir.with(heir.meter().received(own("c").totals().left())));

        assertThat(gone.totals().left().plus(floor.meter().totals().left())).isEqualTo(before);
        assertThat(floor.meter().amount()).isEqualTo(SEED.times(2).plus(Money.usd(20)));
    }

    @Test
    void aHitThatWasNoneGoesBackToTheMeterWhereverItStandsNow() {
        floor.play("a", "r1", ROYAL, ROYAL_BOARD);
        floor.play("b", "r1", NOTHING, PLAIN_BOARD);

        floor.correct("a", "r1", NOTHING, PLAIN_BOARD);

        assertThat(floor.meter().amount()).isEqualTo(SEED.plus(Money.usd(40)));
        assertThat(floor.meter().totals().paid()).isEqualTo(Money.ZERO);
    }

    /** What a void round had put in was paid to the winner of another table; the reset amount is not touched for it. */
    @Test
    void whatAWinnerElsewhereTookIsNotTakenOutOfTheSeedAgain() {
        floor.play("b", "r1", NOTHING, PLAIN_BOARD);
        floor.play("a", "r1", ROYAL, ROYAL_BOARD);

        floor.tell("b", new TableEvent.RoundVoided("r1", "misdeal"));

        assertThat(floor.paid("a", "r1").paid()).isEqualTo(200_040);
        assertThat(floor.meter().amount()).isEqualTo(SEED);
        assertThat(floor.meter().totals().contributed()).isEqualTo(Money.usd(20));
        assertThat(floor.meter().totals().toppedUp()).isEqualTo(Money.usd(20));
    }

    @Test
    void aStoredTableBringsNoOldAmountBack() {
        floor.begin("a", "r1", 1);
        TableState old = floor.states.get("a");
        Map<String, LinkedMeter> stale =
                Map.of(LinkedFloor.GROUP, new LinkedMeter(LinkedFloor.GROUP, Meter.at(SEED), DAY));
        floor.play("b", "r1", NOTHING, PLAIN_BOARD);

        floor.states.put("a", StateJson.read(StateJson.write(old.withLent(stale)), TableState.class));
        floor.finish("a", "r1", NOTHING, PLAIN_BOARD);

        assertThat(floor.meter().amount()).isEqualTo(SEED.plus(Money.usd(40)));
        assertThat(floor.states.values()).allMatch(state -> state.lent().isEmpty());
    }

    @Test
    void aReplayOfAHitPaysTheRecordedAmount() {
        floor.play("b", "r1", NOTHING, PLAIN_BOARD);
        floor.play("a", "r1", ROYAL, ROYAL_BOARD);
        floor.play("b", "r2", NOTHING, PLAIN_BOARD);

        Effect.SettledRound hit = floor.settled.get("a/r1");
        RoundDocument facts = StateJson.read(StateJson.write(hit.facts()), RoundDocument.class);

        assertThat(facts.meterGroups()).isEqualTo(Map.of("progressive", LinkedFloor.GROUP));
        assertThat(facts.meters()).isEqualTo(Map.of("progressive", 200_040L));
        assertThat(RoundOnPaper.settle(RULES, facts, DAY)).isEqualTo(Answer.of(hit.settlement()));
    }

    private Meter own(String table) {
        return floor.states.get(table).meters().get("progressive");
    }

    private static RuleBook validated() {
        Rule everyWin = new Rule(
                "progressive-validation",
                Rule.Kind.FIXED,
                Rule.Type.CHOICE,
                "every-win",
                List.of("every-win"),
                null,
                null,
                null,
                null,
                new Citation("MD Ch.11.J(2)(c)"),
                null,
                List.of());
        return new RuleBook(RULES.packs().stream()
                .map(pack -> PackWith.rule(pack, everyWin))
                .toList());
    }
}
