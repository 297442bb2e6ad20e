package io.baize.simulator;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Dealt;
import io.baize.game.Decision;
import io.baize.game.Round;
import io.baize.kernel.Money;
import io.baize.rulepack.AmountRule;
import io.baize.rulepack.Wager;
import io.baize.table.TableEvent;
import io.baize.table.TableEvent.Place;
import io.baize.terms.TermsInForce;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/** One round of Heads Up Hold'em from the first chip to the last card, with a freshly shuffled deck. */
final class Dealing {

    private final String round;
    private final Map<Integer, Player> seated;
    private final TermsInForce terms;
    private final RandomGenerator random;
    private final List<Step> steps = new ArrayList<>();
    private final List<Bet> bets = new ArrayList<>();
    private final List<Decision> decisions = new ArrayList<>();
    private final Set<Integer> raised = new HashSet<>();
    private final List<Card> deck = new ArrayList<>(Card.deck());
    private Dealt dealt = Dealt.NOTHING;

    private Dealing(String round, Map<Integer, Player> seated, TermsInForce terms, RandomGenerator random) {
        this.round = round;
        this.seated = seated;
        this.terms = terms;
        this.random = random;
    }

    static Played play(String round, Map<Integer, Player> seated, TermsInForce terms, RandomGenerator random) {
        return new Dealing(round, seated, terms, random).play();
    }

    private Played play() {
        steps.add(Step.terminal(new TableEvent.RoundOpened(round)));
        Stakes stakes = new Stakes(terms, random);
        seated.forEach((seat, player) ->
                stakes.beforeTheDeal(player).forEach((wager, amount) -> bet(seat, player, wager, amount, null)));
        steps.add(Step.terminal(new TableEvent.BetsClosed(round)));
        Collections.shuffle(deck, random);
        seated.keySet().forEach(seat -> {
            dealt = dealt.withSeat(seat, draw(2));
            deal(Place.SEAT, seat, dealt.seat(seat));
        });
        dealt = dealt.withDealer(draw(2));
        deal(Place.DEALER, 0, dealt.dealer());
        street("pre-flop", false);
        open(3);
        street("flop", false);
        open(2);
        street("river", true);
        steps.add(Step.terminal(new TableEvent.RoundCompleted(round)));
        Round facts = new Round(bets, dealt, decisions, List.of());
        return new Played(round, List.copyOf(steps), facts, List.copyOf(deck), Played.End.SETTLED);
    }

    private void open(int count) {
        deal(Place.BURN, 0, draw(1));
        List<Card> cards = draw(count);
        List<Card> board = new ArrayList<>(dealt.community());
        board.addAll(cards);
        dealt = dealt.withCommunity(List.copyOf(board));
        deal(Place.COMMUNITY, 0, cards);
    }

    /** Every seat that has not raised raises or checks; on the last street it raises or folds. */
    private void street(String street, boolean last) {
        seated.forEach((seat, player) -> {
            if (raised.contains(seat)) {
                return;
            }
            Optional<Integer> raise =
                    Strategy.raise(dealt.seat(seat), dealt.community(), allowed(street), player.bold());
            if (raise.isPresent()) {
                raised.add(seat);
                bet(seat, player, "raise", ante(seat).times(raise.get()), street);
            } else {
                Decision decision = new Decision(seat, street, last ? Decision.Choice.FOLD : Decision.Choice.CHECK);
                decisions.add(decision);
                steps.add(Step.terminal(new TableEvent.DecisionMade(round, decision)));
            }
        });
    }

    private List<Integer> allowed(String street) {
        return terms.pack().wagers().get("raise").amount() instanceof AmountRule.MultipleOf(String _, var streets)
                ? streets.getOrDefault(street, List.of())
                : List.of();
    }

    private Money ante(int seat) {
        return bets.stream()
                .filter(bet -> bet.seat() == seat && bet.wager().equals("ante"))
                .findFirst()
                .orElseThrow()
                .amount();
    }

    private void bet(int seat, Player player, String wager, Money amount, String street) {
        String id = round + "-b" + (bets.size() + 1);
        Bet bet = new Bet(id, seat, player.id(), wager, amount, street, Bet.Funds.CHIPS);
        Wager rule = terms.pack().wagers().get(wager);
        boolean sensed = rule.amount() instanceof AmountRule.Exactly;
        bets.add(bet);
        steps.add(new Step(sensed ? Device.SENSOR : Device.TERMINAL, new TableEvent.BetPlaced(round, bet)));
    }

    private void deal(Place to, int seat, List<Card> cards) {
        steps.add(Step.shoe(new TableEvent.CardsDealt(round, to, seat, cards, false)));
    }

    private List<Card> draw(int count) {
        List<Card> top = deck.subList(0, count);
        List<Card> cards = List.copyOf(top);
        top.clear();
        return cards;
    }
}
