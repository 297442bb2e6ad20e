package io.baize.simulator;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Decision;
import io.baize.game.Irregularity;
import io.baize.game.Round;
import io.baize.kernel.Answer;
import io.baize.kernel.Money;
import io.baize.rulepack.AmountRule;
import io.baize.rulepack.IrregularityRule;
import io.baize.table.TableEvent;
import io.baize.table.TableEvent.Place;
import io.baize.terms.TermsInForce;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** What people and cards do wrong in a round. The equipment's own faults are the {@link Carrier}'s. */
record Mishaps(Dirt dirt, TermsInForce terms, RandomGenerator random) {

    private static final List<String> OF_ONE_SEAT =
            List.of("player-wrong-card-count", "player-card-exposed", "player-left", "side-wager-light-out");

    Played befall(Played played) {
        Played dirty = played;
        if (dirt.strikes(Mishap.WRONG_AMOUNT, random)) {
            dirty = wrongAmount(dirty);
        }
        if (dirt.strikes(Mishap.BET_AFTER_CLOSING, random)) {
            dirty = betAfterClosing(dirty);
        }
        if (dirt.strikes(Mishap.REDEAL, random)) {
            dirty = redealt(dirty);
        }
        if (dirt.strikes(Mishap.SET_WRONG, random)) {
            dirty = setWrong(dirty);
        }
        if (dirt.strikes(Mishap.IRREGULARITY, random)) {
            dirty = irregular(dirty);
        } else if (dirt.strikes(Mishap.FORGOTTEN, random)) {
            dirty = forgotten(dirty);
        }
        return dirt.strikes(Mishap.VOIDED, random) ? voided(dirty) : dirty;
    }

    /** Too little, off the step or far too much; then the player puts the right amount down. */
    private Played wrongAmount(Played played) {
        int at = any(played, event -> event instanceof TableEvent.BetPlaced);
        Step right = played.steps().get(at);
        Bet bet = ((TableEvent.BetPlaced) right.event()).bet();
        long cents = bet.amount().cents();
        // Between two multiples of another wager, a cent more is no wrong amount.
        boolean range = terms.pack().wagers().get(bet.wager()).amount() instanceof AmountRule.Between;
        long wrong = List.of(1L, range ? 1L : cents + 1, cents * 1_000).get(random.nextInt(3));
        Step first = new Step(
                right.device(),
                new TableEvent.BetPlaced(
                        played.id(), named(bet, bet.id() + "-wrong").withAmount(Money.usd(wrong))));
        return played.with(inserted(played.steps(), at, first));
    }

    private Played betAfterClosing(Played played) {
        int closing = any(played, event -> event instanceof TableEvent.BetsClosed);
        Bet bet = played.facts().bets().getFirst();
        TableEvent late = new TableEvent.BetPlaced(played.id(), named(bet, bet.id() + "-late"));
        return played.with(inserted(played.steps(), closing + 1, Step.terminal(late)));
    }

    /** The shoe first reads two cards that are still in it. */
    private Played redealt(Played played) {
        int at = any(
                played,
                event -> event instanceof TableEvent.CardsDealt dealt
                        && (dealt.to() == Place.SEAT || dealt.to() == Place.DEALER));
        TableEvent.CardsDealt right =
                (TableEvent.CardsDealt) played.steps().get(at).event();
        int count = Math.min(right.cards().size(), played.stub().size());
        List<Card> misread = played.stub().subList(0, count);
        List<Step> steps = new ArrayList<>(played.steps());
        steps.set(at, Step.shoe(dealt(right, right.cards(), true)));
        return played.with(inserted(steps, at, Step.shoe(dealt(right, misread, false))));
    }

    /** The cards of one player lie the other way round: lowest in front. In games without set hands nothing happens. */
    private Played setWrong(Played played) {
        return first(
                        played,
                        decision -> decision.seat() > 0 && !decision.hands().isEmpty())
                .map(right -> {
                    List<Card> low = new ArrayList<>();
                    right.hands().reversed().forEach(low::addAll);
                    Decision wrong = new Decision(right.seat(), right.street(), right.choice(), dealtOut(low, right));
                    return told(played, right, List.of(wrong), played.facts());
                })
                .orElse(played);
    }

    /** Whether the round can be settled without that word, the game knows. */
    private Played forgotten(Played played) {
        return first(played, _ -> true)
                .map(unsaid -> {
                    Played without = told(played, unsaid, List.of(), played.facts());
                    boolean settles = Lights.settled(without.facts(), terms) instanceof Answer.Given;
                    return settles ? without : without.with(without.steps(), played.facts(), Played.End.LACKS_WORD);
                })
                .orElse(played);
    }

    private static Optional<Decision> first(Played played, Predicate<Decision> wanted) {
        return played.facts().decisions().stream().filter(wanted).findFirst();
    }

    private static Played told(Played played, Decision old, List<Decision> instead, Round facts) {
        List<Decision> decisions = new ArrayList<>(facts.decisions());
        int at = decisions.indexOf(old);
        decisions.remove(at);
        decisions.addAll(at, instead);
        List<Step> steps = new ArrayList<>();
        for (Step step : played.steps()) {
            if (step.event().equals(new TableEvent.DecisionMade(played.id(), old))) {
                instead.forEach(one -> steps.add(Step.terminal(new TableEvent.DecisionMade(played.id(), one))));
            } else {
                steps.add(step);
            }
        }
        return played.with(List.copyOf(steps), facts.withDecisions(decisions), played.end());
    }

    /** The cards in this order, in hands as large as those of the decision. */
    private static List<List<Card>> dealtOut(List<Card> cards, Decision like) {
        List<List<Card>> hands = new ArrayList<>();
        int next = 0;
        for (List<Card> hand : like.hands()) {
            hands.add(List.copyOf(cards.subList(next, next + hand.size())));
            next += hand.size();
        }
        return hands;
    }

    private Played irregular(Played played) {
        List<IrregularityRule> rules = List.copyOf(terms.pack().irregularities().values());
        IrregularityRule rule = rules.get(random.nextInt(rules.size()));
        int seat = OF_ONE_SEAT.contains(rule.kind())
                ? played.facts().bets().getFirst().seat()
                : 0;
        Irregularity irregularity = new Irregularity(rule.kind(), seat);
        Round facts = played.facts();
        List<Decision> decisions = new ArrayList<>(facts.decisions());
        List<Step> steps = played.steps();
        int end = steps.size() - 1;
        if (rule.effect() == IrregularityRule.Effect.PLAYERS_OPTION) {
            Decision option = new Decision(
                    seat,
                    terms.pack().streets().getFirst(),
                    random.nextBoolean() ? Decision.Choice.VOID : Decision.Choice.PLAY_ON);
            decisions.add(option);
            steps = inserted(steps, end, Step.terminal(new TableEvent.DecisionMade(played.id(), option)));
        }
        steps = inserted(steps, end, Step.terminal(new TableEvent.IrregularityDeclared(played.id(), irregularity)));
        boolean silent = rule.effect() == IrregularityRule.Effect.SILENT;
        return played.with(
                steps,
                facts.withDecisions(decisions).withIrregularities(List.of(irregularity)),
                silent ? Played.End.AWAITS_RULING : played.end());
    }

    private Played voided(Played played) {
        int closing = any(played, event -> event instanceof TableEvent.BetsClosed);
        int cut = random.nextInt(closing + 1, played.steps().size());
        List<Step> steps = new ArrayList<>(played.steps().subList(0, cut));
        steps.add(Step.terminal(new TableEvent.RoundVoided(played.id(), "cards fell off the table")));
        return played.with(List.copyOf(steps), played.facts(), Played.End.VOID);
    }

    private int any(Played played, Predicate<TableEvent> wanted) {
        List<Integer> places = IntStream.range(0, played.steps().size())
                .filter(index -> wanted.test(played.steps().get(index).event()))
                .boxed()
                .toList();
        return places.get(random.nextInt(places.size()));
    }

    private static List<Step> inserted(List<Step> steps, int at, Step step) {
        List<Step> longer = new ArrayList<>(steps);
        longer.add(at, step);
        return List.copyOf(longer);
    }

    private static Bet named(Bet bet, String id) {
        return new Bet(id, bet.seat(), bet.player(), bet.wager(), bet.amount(), bet.street(), bet.funds(), bet.on());
    }

    private static TableEvent.CardsDealt dealt(TableEvent.CardsDealt like, List<Card> cards, boolean redeal) {
        return new TableEvent.CardsDealt(like.round(), like.to(), like.seat(), cards, redeal);
    }
}
