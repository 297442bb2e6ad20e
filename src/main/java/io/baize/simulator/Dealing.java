package io.baize.simulator;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Dealt;
import io.baize.game.Decision;
import io.baize.game.Games;
import io.baize.game.Layout;
import io.baize.game.Round;
import io.baize.kernel.Money;
import io.baize.rulepack.AmountRule;
import io.baize.table.TableEvent;
import io.baize.table.TableEvent.Place;
import io.baize.terms.TermsInForce;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** One round from the first chip to the last card, with a freshly shuffled deck. The {@link Play} decides. */
final class Dealing {

    private final String round;
    private final Map<Integer, Player> seated;
    private final TermsInForce terms;
    private final RandomGenerator random;
    private final List<Step> steps = new ArrayList<>();
    private final List<Bet> bets = new ArrayList<>();
    private final List<Decision> decisions = new ArrayList<>();
    private final List<Integer> drawn = new ArrayList<>();
    private final List<Card> deck;
    private Dealt dealt = Dealt.NOTHING;

    private Dealing(String round, Map<Integer, Player> seated, TermsInForce terms, RandomGenerator random) {
        this.round = round;
        this.seated = seated;
        this.terms = terms;
        this.random = random;
        this.deck = new ArrayList<>(terms.pack().jokers() == null ? Card.deck() : Card.deckWithJoker());
    }

    static Played play(String round, Map<Integer, Player> seated, TermsInForce terms, RandomGenerator random) {
        Play play = Plays.find(terms.pack().game()).orElseThrow();
        return new Dealing(round, seated, terms, random).play(play);
    }

    private Played play(Play play) {
        steps.add(Step.terminal(new TableEvent.RoundOpened(round)));
        Stakes stakes = new Stakes(terms, random);
        seated.forEach((seat, player) -> stakes.beforeTheDeal(player, play)
                .forEach((wager, amount) -> bet(seat, wager, amount, null, play.on(wager, terms, random))));
        closeBets();
        Collections.shuffle(deck, random);
        play.play(this);
        steps.add(Step.terminal(new TableEvent.RoundCompleted(round)));
        Round facts = new Round(bets, dealt, decisions, List.of(), drawn);
        return new Played(round, List.copyOf(steps), facts, List.copyOf(deck), Played.End.SETTLED);
    }

    /** The progressive system names the seats whose wager it took; the dealer locks it out and counts the chips. */
    private void closeBets() {
        List<String> metered = terms.pack().schedules().values().stream()
                .filter(schedule -> schedule.meter() && terms.paytable(schedule).isPresent())
                .flatMap(schedule -> schedule.wagers().stream())
                .filter(terms::offers)
                .toList();
        List<Integer> seats = bets.stream()
                .filter(bet -> metered.contains(bet.wager()))
                .map(Bet::seat)
                .distinct()
                .toList();
        boolean system =
                !metered.isEmpty() && terms.answer("progressive-registration").isPresent();
        if (system && !seats.isEmpty()) {
            steps.add(Step.sensor(new TableEvent.ProgressiveRegistered(round, seats)));
        }
        steps.add(Step.terminal(new TableEvent.BetsClosed(round)));
        if (system) {
            steps.add(Step.sensor(new TableEvent.ProgressiveLockedOut(round, seats.size())));
        }
    }

    Layout layout() {
        return Games.find(terms.pack().game()).orElseThrow().layout(terms);
    }

    TermsInForce terms() {
        return terms;
    }

    RandomGenerator random() {
        return random;
    }

    Map<Integer, Player> seated() {
        return seated;
    }

    List<Card> cards(int seat) {
        return seat == 0 ? dealt.dealer() : dealt.seat(seat);
    }

    List<Card> board() {
        return dealt.community();
    }

    /** What the seat holds and what lies open on the board. */
    List<Card> all(int seat) {
        List<Card> cards = new ArrayList<>(dealt.seat(seat));
        cards.addAll(dealt.community());
        return cards;
    }

    boolean betOn(String wager) {
        return bets.stream().anyMatch(bet -> bet.wager().equals(wager));
    }

    boolean betOn(int seat, String wager) {
        return staked(seat, wager).isPresent();
    }

    void dealToSeats() {
        seated.keySet().forEach(seat -> {
            dealt = dealt.withSeat(seat, draw(layout().seat()));
            deal(Place.SEAT, seat, dealt.seat(seat));
        });
    }

    void dealToDealer() {
        dealt = dealt.withDealer(draw(layout().dealer()));
        deal(Place.DEALER, 0, dealt.dealer());
    }

    void burn() {
        deal(Place.BURN, 0, draw(1));
    }

    void open(int count) {
        List<Card> cards = draw(count);
        List<Card> board = new ArrayList<>(dealt.community());
        board.addAll(cards);
        dealt = dealt.withCommunity(List.copyOf(board));
        deal(Place.COMMUNITY, 0, cards);
    }

    void drawNumber(int most) {
        int number = 1 + random.nextInt(most);
        drawn.add(number);
        steps.add(Step.terminal(new TableEvent.NumberDrawn(round, number)));
    }

    void decide(int seat, String street, Decision.Choice choice, List<List<Card>> hands) {
        Decision decision = new Decision(seat, street, choice, hands);
        decisions.add(decision);
        steps.add(Step.terminal(new TableEvent.DecisionMade(round, decision)));
    }

    void decide(int seat, String street, Decision.Choice choice) {
        decide(seat, street, choice, List.of());
    }

    /** So many times the wager it is measured by, out of {@link #multiples}. */
    void betTimes(int seat, String wager, int times, String street) {
        String base = switch (terms.pack().wagers().get(wager).amount()) {
            case AmountRule.MultipleOf(String other, var _) -> other;
            case AmountRule.Between(String other, var _) -> other;
            case AmountRule.ElectedMultiple(String other, String _) -> other;
            case AmountRule.EqualTo(String other) -> other;
            case AmountRule.WithinLimits _, AmountRule.Exactly _, AmountRule.Elected _ ->
                throw new IllegalStateException(wager + " is no multiple of another wager");
        };
        bet(seat, wager, staked(seat, base).orElseThrow().times(times), street, null);
    }

    /** How many times another wager this one may be on that street, least first. */
    List<Integer> multiples(String wager, String street) {
        return switch (terms.pack().wagers().get(wager).amount()) {
            case AmountRule.MultipleOf(String _, var streets) -> streets.getOrDefault(street, List.of());
            case AmountRule.Between(String _, var streets) ->
                Optional.ofNullable(streets.get(street))
                        .map(span -> span.min() == span.max() ? List.of(span.min()) : List.of(span.min(), span.max()))
                        .orElse(List.of());
            case AmountRule.ElectedMultiple(String _, String rule) -> List.of((int) terms.number(rule));
            case AmountRule.EqualTo _ -> List.of(1);
            case AmountRule.WithinLimits _, AmountRule.Exactly _, AmountRule.Elected _ -> List.of();
        };
    }

    private Optional<Money> staked(int seat, String wager) {
        return bets.stream()
                .filter(bet -> bet.seat() == seat && bet.wager().equals(wager))
                .findFirst()
                .map(Bet::amount);
    }

    private void bet(int seat, String wager, Money amount, String street, String on) {
        String id = round + "-b" + (bets.size() + 1);
        Bet bet = new Bet(id, seat, seated.get(seat).id(), wager, amount, street, Bet.Funds.CHIPS, on);
        AmountRule rule = terms.pack().wagers().get(wager).amount();
        boolean sensed = rule instanceof AmountRule.Exactly || rule instanceof AmountRule.Elected;
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
