package io.baize.settle;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Decision;
import io.baize.kernel.Money;
import io.baize.rulepack.AmountRule;
import io.baize.rulepack.Pays;
import io.baize.rulepack.Wager;
import io.baize.terms.TermsInForce;
import io.baize.validate.Closing;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** A seat while a round is made up: what it bets by the pack's amount rules, and what it decides. */
final class SeatInPlay {

    private static final int MOST_STEPS = 1_000;

    private final int seat;
    private final List<Card> cards;
    private final TermsInForce terms;
    private final Random random;
    private final List<Bet> bets = new ArrayList<>();
    private final List<Decision> decisions = new ArrayList<>();

    SeatInPlay(int seat, List<Card> cards, TermsInForce terms, Random random) {
        this.seat = seat;
        this.cards = cards;
        this.terms = terms;
        this.random = random;
    }

    /** All that must be bet before the deal, most of what may be, and nothing that falls when bets close. */
    void betBeforeTheDeal() {
        for (Wager wager : terms.pack().wagers().values()) {
            boolean betsIt = wager.required() || chance(3, 4);
            boolean notHere = wager.dealers() || isBank(wager);
            if (wager.placed() == Wager.Placed.BEFORE_DEAL && betsIt && !notHere) {
                bet(wager.id(), null);
            }
        }
        bets.removeAll(Closing.fallen(List.copyOf(bets), terms).keySet());
    }

    /** Who banks is settled once all other bets lie. */
    private boolean isBank(Wager wager) {
        return terms.pack().schedulesOf(wager.id()).stream()
                .flatMap(schedule -> schedule.paytables().values().stream())
                .flatMap(table -> table.lines().values().stream())
                .anyMatch(line -> line.pays() instanceof Pays.Bank);
    }

    /** Puts down a legal amount, if the wager is on offer and may be made on that street. */
    boolean bet(String wager, String street) {
        if (!terms.offers(wager)) {
            return false;
        }
        Optional<Money> amount = amount(terms.pack().wagers().get(wager).amount(), street);
        amount.ifPresent(money -> put(wager, street, money));
        return amount.isPresent();
    }

    /** Puts down as much as lies on another wager. */
    void betAsMuchAs(String other, String wager, String street) {
        put(wager, street, standing(other).orElseThrow());
    }

    private void put(String wager, String street, Money amount) {
        String id = "s" + seat + "-" + wager;
        String on = Styles.on(wager, random);
        bets.add(new Bet(id, seat, "p" + seat, wager, amount, street, Bet.Funds.CHIPS, on));
    }

    void decide(String street, Decision.Choice choice) {
        decisions.add(new Decision(seat, street, choice));
    }

    void set(List<List<Card>> hands) {
        decisions.add(new Decision(seat, null, Decision.Choice.SET, hands));
    }

    boolean isIn() {
        return !bets.isEmpty();
    }

    boolean chance(int times, int of) {
        return random.nextInt(of) < times;
    }

    List<String> streets() {
        return terms.pack().streets();
    }

    List<Card> cards() {
        return cards;
    }

    TermsInForce terms() {
        return terms;
    }

    Random random() {
        return random;
    }

    List<Bet> bets() {
        return bets;
    }

    List<Decision> decisions() {
        return decisions;
    }

    private Optional<Money> amount(AmountRule rule, String street) {
        return switch (rule) {
            case AmountRule.WithinLimits(AmountRule.Bounds bounds) -> Optional.of(within(bounds));
            case AmountRule.EqualTo(String other) -> standing(other);
            case AmountRule.Exactly(Money exact) -> Optional.of(exact);
            case AmountRule.Elected(String answer) -> Optional.of(Money.usd(terms.number(answer)));
            case AmountRule.ElectedMultiple(String other, String answer) ->
                standing(other).map(base -> base.times((int) terms.number(answer)));
            case AmountRule.MultipleOf(String other, Map<String, List<Integer>> streets) ->
                Optional.ofNullable(streets.get(street))
                        .flatMap(multiples -> standing(other)
                                .map(base -> base.times(multiples.get(random.nextInt(multiples.size())))));
            case AmountRule.Between(String other, Map<String, AmountRule.Span> streets) ->
                Optional.ofNullable(streets.get(street))
                        .flatMap(span -> standing(other).map(base -> between(base, span)));
        };
    }

    /** Odd cents wherever the text states no increment, so that fractions of a cent occur. */
    private Money within(AmountRule.Bounds bounds) {
        long least = bounds == null || bounds.min() == null ? 100 : bounds.min().cents();
        long step = bounds == null || bounds.increment() == null
                ? 1
                : bounds.increment().cents();
        long most = bounds == null || bounds.max() == null
                ? least + MOST_STEPS * step
                : bounds.max().cents();
        return Money.usd(least + step * random.nextLong(Math.min(MOST_STEPS, (most - least) / step) + 1));
    }

    private Money between(Money base, AmountRule.Span span) {
        long room = base.cents() * (span.max() - span.min());
        return Money.usd(base.cents() * span.min() + random.nextLong(room + 1));
    }

    Optional<Money> standing(String wager) {
        return bets.stream()
                .filter(bet -> bet.wager().equals(wager))
                .findFirst()
                .map(Bet::amount);
    }
}
