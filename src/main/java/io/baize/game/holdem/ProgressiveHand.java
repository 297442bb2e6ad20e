package io.baize.game.holdem;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Category;
import io.baize.game.PokerHand;
import io.baize.game.Round;
import io.baize.game.Rules;
import io.baize.game.Verdict;
import io.baize.kernel.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How a hand reads on the progressive tables: NY (k)(3), MD Ch.12 2nd D, NH F. */
final class ProgressiveHand {

    private static final String ROYAL = Category.ROYAL_FLUSH.label();
    private static final String FLOPPED_ROYAL = "flopped-royal-flush";
    private static final String COMMUNITY_ROYAL = "community-royal-flush";

    private static final String HAND = "progressive-hand";
    private static final String HOLE_AND_FLOP = "hole-and-flop";
    private static final int FLOP_CARDS = 3;

    private ProgressiveHand() {}

    static Optional<Refusal> lacking(Round round, Bet bet, Rules rules) {
        boolean flopIsEnough =
                rules.says(HAND, HOLE_AND_FLOP) && round.cards().community().size() == FLOP_CARDS;
        return flopIsEnough ? HoldemFacts.hole(round, bet.seat()) : HoldemFacts.seven(round, bet.seat());
    }

    /** The wager's own hand first, then what others' hands earn it. */
    static List<Verdict> decide(Round round, Bet bet, Rules rules) {
        List<Verdict> verdicts = new ArrayList<>(List.of(own(round, bet, rules)));
        verdicts.addAll(envy(round, bet, rules));
        return verdicts;
    }

    private static Verdict own(Round round, Bet bet, Rules rules) {
        List<Card> hole = round.cards().seat(bet.seat());
        List<Card> community = round.cards().community();
        if (rules.says(HAND, HOLE_AND_FLOP)) {
            PokerHand hand = PokerHand.of(withFlop(hole, community));
            return Verdict.of(
                    bet,
                    HeadsUpHoldem.PROGRESSIVE,
                    Showdown.fromThreeOfAKind(hand),
                    "Player has, with hole cards and flop, " + hand);
        }
        PokerHand hand = Showdown.best(hole, community);
        return new Verdict(
                bet, HeadsUpHoldem.PROGRESSIVE, outcomes(hole, community, hand, rules), "Player has " + hand);
    }

    /** One bonus for each other seat that holds a qualifying hand (MD Ch.11.J(2)(e)). */
    private static List<Verdict> envy(Round round, Bet bet, Rules rules) {
        List<Verdict> bonuses = new ArrayList<>();
        if (rules.answer("envy-holder-must-have-bet").isEmpty()) {
            return bonuses;
        }
        for (int holder : round.seats()) {
            boolean entitles = rules.says("envy-holder-must-have-bet", "no")
                    || round.bet(holder, HeadsUpHoldem.PROGRESSIVE).isPresent();
            if (holder != bet.seat() && entitles && round.cards().seat(holder).size() == 2) {
                List<String> outcomes = qualifying(round, holder, rules);
                if (!outcomes.isEmpty()) {
                    bonuses.add(new Verdict(bet, "envy", outcomes, "Seat " + holder + " holds a royal flush"));
                }
            }
        }
        return bonuses;
    }

    private static List<String> qualifying(Round round, int holder, Rules rules) {
        List<Card> hole = round.cards().seat(holder);
        List<Card> community = round.cards().community();
        PokerHand hand = Showdown.best(hole, community);
        if (hand.category() != Category.ROYAL_FLUSH) {
            return List.of();
        }
        boolean onTheBoard = isRoyal(community);
        if (onTheBoard) {
            return rules.says("envy-community-royal", "yes") ? List.of(ROYAL) : List.of();
        }
        return isRoyal(withFlop(hole, community)) ? List.of(FLOPPED_ROYAL, ROYAL) : List.of(ROYAL);
    }

    private static List<String> outcomes(List<Card> hole, List<Card> community, PokerHand hand, Rules rules) {
        List<Card> flopped = withFlop(hole, community);
        boolean floppedStraightFlush = PokerHand.of(flopped).atLeast(Category.STRAIGHT_FLUSH);
        List<String> outcomes = new ArrayList<>();
        switch (hand.category()) {
            case ROYAL_FLUSH -> {
                if (isRoyal(community)) {
                    outcomes.add(COMMUNITY_ROYAL);
                } else if (isRoyal(flopped)) {
                    if (flopped.getFirst().suit() == Card.SPADES) {
                        outcomes.add("flopped-royal-flush-in-spades");
                    }
                    outcomes.add(FLOPPED_ROYAL);
                }
                if (floppedStraightFlush && rules.says("improved-or-flopped-royal", "meter")) {
                    outcomes.add("flopped-straight-flush");
                }
                outcomes.add(ROYAL);
            }
            case STRAIGHT_FLUSH -> {
                if (floppedStraightFlush) {
                    outcomes.add("flopped-straight-flush");
                }
                outcomes.add(Category.STRAIGHT_FLUSH.label());
            }
            case FOUR_OF_A_KIND, FULL_HOUSE -> outcomes.add(hand.category().label());
            case FLUSH -> outcomes.addAll(List.of(Category.FLUSH.label(), "other"));
            case STRAIGHT, THREE_OF_A_KIND, TWO_PAIRS, PAIR, HIGH_CARD -> outcomes.add("other");
        }
        return outcomes;
    }

    private static boolean isRoyal(List<Card> five) {
        return five.size() == 5 && PokerHand.of(five).category() == Category.ROYAL_FLUSH;
    }

    private static List<Card> withFlop(List<Card> hole, List<Card> community) {
        List<Card> five = new ArrayList<>(hole);
        five.addAll(community.subList(0, FLOP_CARDS));
        return five;
    }
}
