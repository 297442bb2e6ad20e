package io.baize.table;

import io.baize.game.Bet;
import io.baize.game.Decision;
import io.baize.game.Game;
import io.baize.game.Games;
import io.baize.kernel.Answer;
import io.baize.kernel.Money;
import io.baize.kernel.Refusal;
import io.baize.rulepack.RuleBook;
import io.baize.rulepack.Wager;
import io.baize.terms.TermsInForce;
import io.baize.validate.Closing;
import io.baize.validate.Judgement;
import io.baize.validate.Placing;
import io.baize.validate.Stage;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Bets going down, up and away, until "no more bets". */
final class Betting {

    private final RuleBook rules;
    private final Instant at;
    private final boolean late;

    /** {@code at} is when it happened on the felt, by which a late event is judged. */
    Betting(RuleBook rules, Instant at, boolean late) {
        this.rules = rules;
        this.at = at;
        this.late = late;
    }

    Reaction place(TableState state, TableEvent.BetPlaced event) {
        Optional<LiveRound> round = state.round(event.round());
        Bet bet = round.map(live -> onItsStreet(live, event.bet())).orElse(event.bet());
        Optional<Refusal> passed = round.flatMap(
                live -> streetPassed(live, bet).or(() -> new Registrations(rules).tooLate(state, live, bet, at)));
        if (passed.isPresent()) {
            return Reaction.of(state, new Effect.BetRejected(event.round(), bet, passed.get()));
        }
        return switch (Judgement.of(
                placing(state, round, bet, round.map(r -> r.facts().bets()).orElse(List.of())))) {
            case Judgement.Rejected(Refusal refusal) ->
                Reaction.of(state, new Effect.BetRejected(event.round(), bet, refusal));
            case Judgement.Accepted(Bet accepted, Money excess, Refusal broken) -> {
                Reaction taken = Reaction.of(
                        state.with(round.orElseThrow().with(accepted)),
                        new Effect.BetAccepted(event.round(), accepted, excess));
                yield broken == null
                        ? taken
                        : taken.and(new Effect.AlertRaised(event.round(), broken.code(), broken.message()));
            }
        };
    }

    /**
     * Whether a seat's bets before the deal stand together is decided at closing, so only the bet itself is looked at
     * here. A raise is made once and stays as it is.
     */
    Answer<Reaction> increase(TableState state, TableEvent.BetIncreased event) {
        return standing(state, event.round(), event.bet()).then(bet -> {
            LiveRound round = state.round(event.round()).orElseThrow();
            List<Bet> others = onStreet(round, bet)
                    ? round.facts().bets()
                    : round.facts().bets().stream()
                            .filter(other -> other.seat() != bet.seat())
                            .toList();
            Bet wanted = bet.withAmount(bet.amount().plus(event.addition()));
            return Answer.of(
                    switch (Judgement.of(placing(state, Optional.of(round), wanted, others))) {
                        case Judgement.Rejected(Refusal refusal) ->
                            Reaction.of(
                                    state,
                                    new Effect.BetRejected(event.round(), bet.withAmount(event.addition()), refusal));
                        case Judgement.Accepted(Bet accepted, Money excess, Refusal _) ->
                            Reaction.of(
                                    state.with(replaced(round, bet, accepted)),
                                    new Effect.BetAccepted(event.round(), accepted, excess));
                    });
        });
    }

    Answer<Reaction> withdraw(TableState state, TableEvent.BetWithdrawn event) {
        return standing(state, event.round(), event.bet()).then(bet -> {
            LiveRound round = state.round(event.round()).orElseThrow();
            if (stage(round) != Stage.BETTING) {
                return Answer.refused(Refusal.of("bets-closed", "round", "bets are closed; a bet stays down", null));
            }
            List<Bet> left = new ArrayList<>(round.facts().bets());
            left.remove(bet);
            return Answer.of(Reaction.of(state.with(round.withBets(left))));
        });
    }

    /** A bet is taken back on its street or never; whatever else is decided waits for the settlement. */
    Answer<Reaction> decide(TableState state, LiveRound round, Decision decision) {
        Optional<Refusal> late = decision.choice() == Decision.Choice.WITHDRAW
                ? round.setup()
                        .inForce(rules)
                        .flatMap(terms ->
                                passed(round, decision.street(), "decision-not-allowed", clause(terms, "withdrawals")))
                : Optional.empty();
        return late.<Answer<Reaction>>map(Answer::refused)
                .orElseGet(() -> Answer.of(Reaction.of(state.with(round.with(decision)))));
    }

    private static String clause(TermsInForce terms, String rule) {
        return Optional.ofNullable(terms.pack().rules().get(rule))
                .map(stated -> stated.cite().clause())
                .orElse(null);
    }

    /** While something is missing, whether a seat's bets stand together cannot be told yet. */
    Reaction close(TableState state, LiveRound round, Instant at) {
        return round.missing().isEmpty()
                ? standTogether(state, round.closed(at))
                : Reaction.of(state.with(round.closed(at)));
    }

    /** Drops the bets that do not stand once all of the seat's bets are known. */
    Reaction standTogether(TableState state, LiveRound round) {
        Optional<TermsInForce> terms = round.setup().inForce(rules);
        List<Bet> standing = new ArrayList<>(round.facts().bets());
        List<Effect> fallen = new ArrayList<>();
        terms.ifPresent(inForce -> Closing.fallen(round.facts().bets(), inForce).forEach((bet, refusal) -> {
            standing.remove(bet);
            fallen.add(new Effect.BetRejected(round.id(), bet, refusal));
        }));
        return new Reaction(state.with(round.withBets(standing)), fallen);
    }

    private Placing placing(TableState state, Optional<LiveRound> round, Bet bet, List<Bet> placed) {
        TableSetup setup = round.map(LiveRound::setup).orElse(state.setup());
        TermsInForce terms = setup == null ? null : setup.inForce(rules).orElse(null);
        Stage stage = round.map(this::stage).orElse(Stage.NONE);
        boolean open = state.open() || late;
        Set<Integer> folded = round.map(LiveRound::folded).orElse(Set.of());
        return new Placing(setup != null, terms, open, stage, placed, folded, bet);
    }

    /** The first card or number ends betting, whether the dealer's word on it has come or not (5324.2(d)(1)). */
    private Stage stage(LiveRound round) {
        Stage told = late ? round.stageAt(at) : round.stage();
        return told == Stage.BETTING && round.begunBefore(at) ? Stage.PLAYING : told;
    }

    /** A raise that does not name its street is made on the one the board shows. */
    private Bet onItsStreet(LiveRound round, Bet bet) {
        if (bet.street() != null || !onStreet(round, bet)) {
            return bet;
        }
        return bet.onStreet(streetOf(round));
    }

    /** A raise cannot be made on a street that the board has left: it would be larger than the text allows. */
    private Optional<Refusal> streetPassed(LiveRound round, Bet bet) {
        if (!onStreet(round, bet) || stage(round) != Stage.PLAYING) {
            return Optional.empty();
        }
        Wager wager = round.setup().inForce(rules).orElseThrow().pack().wagers().get(bet.wager());
        return passed(round, bet.street(), "amount-rule", wager.amountCite().clause());
    }

    private Optional<Refusal> passed(LiveRound round, String street, String code, String clause) {
        List<String> streets = round.setup().inForce(rules).orElseThrow().pack().streets();
        String now = streetOf(round);
        boolean passed = now.equals(Game.SHOWDOWN) || streets.indexOf(street) < streets.indexOf(now);
        return passed && streets.contains(street)
                ? Optional.of(new Refusal(
                        code, "street", now, "the " + street + " is over: the board shows the " + now, clause))
                : Optional.empty();
    }

    /** The street that the board showed when this happened on the felt. */
    private String streetOf(LiveRound round) {
        List<Deal> before =
                round.deals().stream().filter(deal -> !deal.at().isAfter(at)).toList();
        int open = Deal.lying(before).community().size();
        return Games.find(round.setup().game()).orElseThrow().streetAfter(open);
    }

    private boolean onStreet(LiveRound round, Bet bet) {
        return round.setup()
                .inForce(rules)
                .map(terms -> terms.pack().wagers().get(bet.wager()))
                .filter(wager -> wager.placed() == Wager.Placed.ON_STREET)
                .isPresent();
    }

    private static Answer<Bet> standing(TableState state, String round, String id) {
        return state.round(round)
                .flatMap(live -> live.facts().bets().stream()
                        .filter(bet -> bet.id().equals(id))
                        .findFirst())
                .map(Answer::of)
                .orElseGet(() -> Answer.refused(
                        Refusal.of("bet-unknown", "bet", "round " + round + " has no standing bet " + id, null)));
    }

    private static LiveRound replaced(LiveRound round, Bet old, Bet changed) {
        return round.withBets(round.facts().bets().stream()
                .map(bet -> bet.equals(old) ? changed : bet)
                .toList());
    }
}
