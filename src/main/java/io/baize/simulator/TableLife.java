package io.baize.simulator;

import io.baize.game.Card;
import io.baize.game.Round;
import io.baize.kernel.Money;
import io.baize.table.TableEvent;
import io.baize.terms.Limits;
import io.baize.terms.TermsInForce;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.random.RandomGenerator;

/** What happens at one table, scene by scene: it opens, people come, rounds are played, dealers change, it closes. */
final class TableLife {

    private static final int DEALERS = 8;
    private static final int ROUNDS_OF_A_DEALER = 20;
    private static final int SHORTEST_SESSION = 80;
    private static final int LONGEST_SESSION = 240;
    private static final int ROUNDS_UNTIL_CORRECTED = 3;
    /** About what makes the house hold a quarter of the drop. */
    private static final int ANTES_IN_A_BUY_IN = 25;

    private static final int ONE_IN_BUYS_AGAIN = 40;

    /** A round with what went before it; {@code closes} when the table closes after it. */
    record Scene(List<Step> before, Played round, boolean closes) {}

    private record Correction(int dueBefore, Step step) {}

    private final DemoTable table;
    private final String run;
    private final TermsInForce terms;
    private final Dirt dirt;
    private final Mishaps mishaps;
    private final Regulars regulars;
    private final RandomGenerator random;
    private final Deque<Correction> corrections = new ArrayDeque<>();
    private int rounds;
    private int roundsLeft;

    TableLife(DemoTable table, String run, TermsInForce terms, Dirt dirt, RandomGenerator random) {
        this.table = table;
        this.run = run;
        this.terms = terms;
        this.dirt = dirt;
        this.mishaps = new Mishaps(dirt, terms, random);
        this.regulars = new Regulars(table.id(), terms.pack().seats().value(), random);
        this.random = random;
    }

    Scene next() {
        List<Step> before = new ArrayList<>();
        if (roundsLeft == 0) {
            roundsLeft = random.nextInt(SHORTEST_SESSION, LONGEST_SESSION);
            before.add(Step.terminal(new TableEvent.TableOpened(dealer())));
        } else if (rounds % ROUNDS_OF_A_DEALER == 0) {
            before.add(Step.terminal(new TableEvent.DealerChanged(dealer())));
        }
        regulars.comeAndGo().forEach(player -> before.add(buyIn(player)));
        if (random.nextInt(ONE_IN_BUYS_AGAIN) == 0) {
            before.add(buyIn(regulars.seated().values().iterator().next()));
        }
        while (!corrections.isEmpty() && corrections.peek().dueBefore() <= rounds) {
            before.add(corrections.remove().step());
        }
        rounds++;
        roundsLeft--;
        String id = table.id() + "-" + run + "-" + rounds;
        Played played = mishaps.befall(Dealing.play(id, regulars.seated(), terms, random));
        if (played.end() == Played.End.SETTLED && dirt.strikes(Mishap.CORRECTION, random)) {
            correct(played, misread(played), "the shoe misread a card");
        }
        return new Scene(List.copyOf(before), played, roundsLeft == 0);
    }

    List<Step> closing() {
        roundsLeft = 0;
        List<Step> steps = new ArrayList<>();
        corrections.forEach(correction -> steps.add(correction.step()));
        corrections.clear();
        steps.add(Step.terminal(new TableEvent.TableClosed()));
        return steps;
    }

    /** Whose progressive win the supervisor must look at before it is paid. */
    Set<Integer> lights(Played played) {
        return Lights.on(played.facts(), terms);
    }

    /** The pit writes down the whole round from the surveillance tape. */
    void correctFromTape(Played played) {
        correct(played, played.facts(), "written from the surveillance tape");
    }

    /** Nobody corrects a round at once: others are played meanwhile. */
    private void correct(Played played, Round facts, String reason) {
        String by = "pitsupervisor-" + table.setup().property();
        Step step = Step.terminal(new TableEvent.RoundCorrected(played.id(), by, reason, facts));
        corrections.add(new Correction(rounds + ROUNDS_UNTIL_CORRECTED, step));
    }

    /** One seat in truth held two other cards. Where what was done depends on the cards, the same is told again. */
    private static Round misread(Played played) {
        Round facts = played.facts();
        int seat = facts.bets().getLast().seat();
        if (facts.cards().seat(seat).size() != 2) {
            return facts;
        }
        List<Card> held =
                played.stub().subList(played.stub().size() - 2, played.stub().size());
        return facts.withCards(facts.cards().withSeat(seat, held));
    }

    private Step buyIn(Player player) {
        long ante = mainLimits().min().cents() * player.dearness();
        Money amount = Money.usd(Math.ceilDiv(ante * ANTES_IN_A_BUY_IN, 2_000) * 2_000);
        return Step.terminal(new TableEvent.Dropped(TableEvent.Instrument.CASH, amount));
    }

    private Limits mainLimits() {
        return terms.pack().wagers().keySet().stream()
                .map(terms.terms().limits()::get)
                .filter(Objects::nonNull)
                .findFirst()
                .orElseThrow();
    }

    private String dealer() {
        return "d-" + table.setup().property() + "-" + (1 + random.nextInt(DEALERS));
    }
}
