package io.baize.simulator;

import io.baize.game.Card;
import io.baize.game.Category;
import io.baize.game.Decision;
import io.baize.game.PokerHand;
import io.baize.game.Wheel;
import io.baize.terms.TermsInForce;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Seven cards are set into hands of these sizes, each below the one before it: a pair stays in the highest hand, and
 * the others are as high as they then can be.
 */
record SetHandsPlay(List<Integer> sizes) implements Play {

    private static final String STREET = "deal";
    private static final int POSITIONS = 7;

    @Override
    public void play(Dealing round) {
        round.drawNumber(POSITIONS);
        round.dealToSeats();
        round.dealToDealer();
        Wheel wheel = round.terms().says("wheel-rank", "lowest") ? Wheel.LOWEST : Wheel.SECOND_HIGHEST;
        List<Integer> setting = new ArrayList<>(round.seated().keySet());
        setting.add(0);
        setting.forEach(seat -> round.decide(seat, STREET, Decision.Choice.SET, set(round.cards(seat), wheel)));
    }

    /** No regular takes the bank, so the dealer has nobody to wager against. */
    @Override
    public boolean takes(String wager) {
        return !wager.equals("bank") && !wager.equals("dealer-wager");
    }

    @Override
    public String on(String wager, TermsInForce terms, RandomGenerator random) {
        return wager.equals("number") ? String.valueOf(1 + random.nextInt(POSITIONS)) : null;
    }

    List<List<Card>> set(List<Card> seven, Wheel wheel) {
        return splits(seven).stream()
                .map(hands -> new Setting(hands, ranked(hands, wheel)))
                .filter(Setting::inOrder)
                .max(Comparator.comparing(Setting::pairedHigh)
                        .thenComparing(setting -> setting.ranked().get(1))
                        .thenComparing(setting -> setting.ranked().getLast())
                        .thenComparing(setting -> setting.ranked().getFirst()))
                .orElseThrow()
                .hands();
    }

    private record Setting(List<List<Card>> hands, List<PokerHand> ranked) {

        boolean pairedHigh() {
            return ranked.getFirst().category() != Category.HIGH_CARD;
        }

        boolean inOrder() {
            for (int index = 1; index < ranked.size(); index++) {
                if (!above(ranked.get(index - 1), ranked.get(index))) {
                    return false;
                }
            }
            return true;
        }

        /** Strictly, by what makes the hand alone, so that no reading of the text calls it fouled. */
        private static boolean above(PokerHand higher, PokerHand lower) {
            boolean pair = higher.category() == Category.PAIR;
            boolean lowerPair = lower.category() == Category.PAIR;
            boolean nothing = higher.category() == Category.HIGH_CARD;
            if (lowerPair) {
                return !nothing && (!pair || higher.leading() > lower.leading());
            }
            return !nothing || higher.leading() > lower.leading();
        }
    }

    private List<PokerHand> ranked(List<List<Card>> hands, Wheel wheel) {
        List<PokerHand> ranked = new ArrayList<>();
        List<Card> highest = hands.getFirst();
        ranked.add(highest.size() == 5 ? PokerHand.high(highest, wheel) : PokerHand.asiaHigh(highest, wheel));
        hands.subList(1, hands.size()).forEach(hand -> ranked.add(PokerHand.low(hand)));
        return ranked;
    }

    /** Every way to lay the cards into hands of the sizes. */
    private List<List<List<Card>>> splits(List<Card> cards) {
        List<List<List<Card>>> all = new ArrayList<>();
        split(cards, 0, sizes.stream().<List<Card>>map(_ -> List.of()).toList(), all);
        return all;
    }

    private void split(List<Card> cards, int next, List<List<Card>> hands, List<List<List<Card>>> all) {
        if (next == cards.size()) {
            all.add(hands);
            return;
        }
        for (int hand = 0; hand < sizes.size(); hand++) {
            if (hands.get(hand).size() < sizes.get(hand)) {
                List<Card> longer = new ArrayList<>(hands.get(hand));
                longer.add(cards.get(next));
                List<List<Card>> laid = new ArrayList<>(hands);
                laid.set(hand, List.copyOf(longer));
                split(cards, next + 1, List.copyOf(laid), all);
            }
        }
    }
}
