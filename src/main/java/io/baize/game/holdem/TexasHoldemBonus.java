package io.baize.game.holdem;

import static io.baize.game.Outcomes.each;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Category;
import io.baize.game.Facts;
import io.baize.game.Game;
import io.baize.game.Irregularities;
import io.baize.game.Layout;
import io.baize.game.Round;
import io.baize.game.Rules;
import io.baize.game.Verdict;
import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Texas hold 'em bonus poker (5324.35): an ante that is paid on a qualifying rank only, a flop wager to stay in, turn
 * and river wagers at will, and a bonus on the player's two cards.
 */
public final class TexasHoldemBonus implements Game {

    private static final String BOTH_ACES = "bonus-both-aces";
    private static final String OFFERED = "offered";
    private static final String BOTH_PAIRS_OF_ACES = "both-pairs-of-aces";
    private static final String PAIR_OF_ACES = "pair-of-aces";
    private static final int KING = Card.ACE - 1;
    private static final HoldemFacts FACTS = new HoldemFacts("flop", "pre-flop");

    @Override
    public String id() {
        return "texas-holdem-bonus";
    }

    @Override
    public Layout layout(Rules rules) {
        return new Layout(2, 2, 5);
    }

    @Override
    public Map<String, List<List<String>>> outcomes(Rules rules) {
        List<List<String>> bonus = new ArrayList<>(
                each("pair-of-tens-or-lower ace-queen-or-jack-unsuited pair-of-jacks-to-kings ace-king-unsuited"
                        + " ace-queen-or-jack-suited ace-king-suited pair-of-aces other"));
        if (rules.says(BOTH_ACES, OFFERED)) {
            bonus.add(List.of(BOTH_PAIRS_OF_ACES, PAIR_OF_ACES));
        }
        return Map.of("ante", each("win-qualified win tie lose fold"), "bets", each("win tie lose"), "bonus", bonus);
    }

    @Override
    public Set<String> asks(Set<String> wagers) {
        return Set.of("ante-qualifying-rank", BOTH_ACES, "fold-bonus");
    }

    @Override
    public Set<String> irregularities() {
        return Irregularities.WITH_COMMUNITY;
    }

    /** Each wager is made before the card it is named for; once the river lies open, none may be made. */
    @Override
    public String streetAfter(int communityCards) {
        return switch (communityCards) {
            case 0 -> "pre-flop";
            case 1, 2, 3 -> "flop";
            case 4 -> "turn";
            default -> SHOWDOWN;
        };
    }

    @Override
    public Answer<List<Verdict>> decide(Round round, List<Bet> bets, Rules rules) {
        return HoldemFacts.decide(
                round, bets, bet -> lacking(round, bet, rules), bet -> List.of(verdict(round, bet, rules)));
    }

    private static Optional<Refusal> lacking(Round round, Bet bet, Rules rules) {
        return switch (bet.wager()) {
            case "ante", "flop", "turn", "river" -> FACTS.againstTheDealer(round, bet.seat());
            case "bonus" ->
                HoldemFacts.hole(round, bet.seat())
                        .or(() -> dealersAcesMatter(round, bet, rules) ? HoldemFacts.dealer(round) : Optional.empty());
            default -> Optional.of(Facts.unknownWager(bet));
        };
    }

    private static Verdict verdict(Round round, Bet bet, Rules rules) {
        return switch (bet.wager()) {
            case "bonus" -> Fold.ofSide(round, bet, rules).orElseGet(() -> bonus(round, bet, rules));
            case "ante" -> Fold.ofMain(round, bet).orElseGet(() -> ante(round, bet, rules));
            default -> {
                Showdown showdown = Showdown.at(round, bet.seat());
                yield Verdict.of(bet, "bets", showdown.outcome(), showdown.toString());
            }
        };
    }

    /** 5324.35(e)(8)(ii): a winning ante is paid from the rank that the house elected. */
    private static Verdict ante(Round round, Bet bet, Rules rules) {
        Showdown showdown = Showdown.at(round, bet.seat());
        Category least = rules.says("ante-qualifying-rank", "flush") ? Category.FLUSH : Category.STRAIGHT;
        boolean qualified = showdown.comparison() > 0 && showdown.player().atLeast(least);
        return Verdict.of(bet, "ante", qualified ? "win-qualified" : showdown.outcome(), showdown.toString());
    }

    private static Verdict bonus(Round round, Bet bet, Rules rules) {
        List<Card> hole = round.cards().seat(bet.seat());
        String held = "Player holds " + Card.write(hole);
        if (dealersAcesMatter(round, bet, rules) && isPairOfAces(round.cards().dealer())) {
            return new Verdict(
                    bet,
                    "bonus",
                    List.of(BOTH_PAIRS_OF_ACES, PAIR_OF_ACES),
                    held + ", dealer " + Card.write(round.cards().dealer()));
        }
        return Verdict.of(bet, "bonus", bonusOutcome(hole), held);
    }

    /** Only under the optional line of 5324.35(f)(2), and only beside two aces of the player. */
    private static boolean dealersAcesMatter(Round round, Bet bet, Rules rules) {
        return rules.says(BOTH_ACES, OFFERED) && isPairOfAces(round.cards().seat(bet.seat()));
    }

    private static boolean isPairOfAces(List<Card> hole) {
        return hole.stream().allMatch(card -> card.rank() == Card.ACE);
    }

    private static String bonusOutcome(List<Card> hole) {
        int high = Math.max(hole.get(0).rank(), hole.get(1).rank());
        int low = Math.min(hole.get(0).rank(), hole.get(1).rank());
        if (high == low) {
            return high == Card.ACE
                    ? PAIR_OF_ACES
                    : high >= Card.JACK ? "pair-of-jacks-to-kings" : "pair-of-tens-or-lower";
        }
        if (high != Card.ACE || low < Card.JACK) {
            return "other";
        }
        String suits = hole.get(0).suit() == hole.get(1).suit() ? "-suited" : "-unsuited";
        return (low == KING ? "ace-king" : "ace-queen-or-jack") + suits;
    }
}
