package io.baize.game.posted;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Category;
import io.baize.game.Facts;
import io.baize.game.Game;
import io.baize.game.Layout;
import io.baize.game.Outcomes;
import io.baize.game.PokerHand;
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

/** Let it ride poker, 5324.34: three equal bets, of which the player may take back the first two. */
public final class LetItRide implements Game {

    static final String BET_ONE = "bet-one";
    static final String BET_TWO = "bet-two";
    private static final String BET_THREE = "bet-three";
    private static final String BONUS = "let-it-ride-bonus";
    private static final String THREE_CARD_BONUS = "three-card-bonus";
    private static final String HAND = "hand";
    private static final Set<String> WAGERS = Set.of(BET_ONE, BET_TWO, BET_THREE, BONUS, THREE_CARD_BONUS);
    private static final Layout LAYOUT = new Layout(3, 0, 2);

    @Override
    public String id() {
        return "let-it-ride";
    }

    @Override
    public Layout layout(Rules rules) {
        return LAYOUT;
    }

    @Override
    public Map<String, List<List<String>>> outcomes(Rules rules) {
        List<List<String>> threeCards =
                new ArrayList<>(Outcomes.each("pair flush straight three-of-a-kind straight-flush other"));
        threeCards.add(miniRoyal());
        return Map.of(
                HAND, Outcomes.each("pair-of-tens-or-better " + PostedHand.ABOVE_A_PAIR + " other withdrawn"),
                BONUS, Outcomes.each(PostedHand.ABOVE_TWO_PAIRS + " other"),
                THREE_CARD_BONUS, List.copyOf(threeCards));
    }

    @Override
    public Set<String> asks(Set<String> wagers) {
        return Set.of();
    }

    @Override
    public Set<String> irregularities() {
        return PostedIrregularities.ALL;
    }

    @Override
    public String streetAfter(int communityCards) {
        return communityCards < 1 ? "deal" : communityCards < 2 ? "first-card" : "second-card";
    }

    @Override
    public Answer<List<Verdict>> decide(Round round, List<Bet> bets, Rules rules) {
        return EachBet.decide(bets, WAGERS, bet -> facts(round, bet), bet -> verdict(round, bet));
    }

    private static Optional<Refusal> facts(Round round, Bet bet) {
        int seat = bet.seat();
        Optional<Refusal> own = Withdrawals.check(round, seat).or(() -> Facts.seat(round, seat, LAYOUT.seat()));
        return bet.wager().equals(THREE_CARD_BONUS) ? own : own.or(() -> Facts.board(round, LAYOUT.community()));
    }

    private static Verdict verdict(Round round, Bet bet) {
        List<Card> own = round.cards().seat(bet.seat());
        return switch (bet.wager()) {
            case BET_ONE, BET_TWO, BET_THREE -> hand(round, bet);
            case BONUS -> bonus(bet, PostedHand.of(own, round.cards().community()));
            default -> threeCardBonus(bet, PokerHand.threeCardBonus(own));
        };
    }

    private static Verdict hand(Round round, Bet bet) {
        if (Withdrawals.took(round, bet)) {
            return Verdict.of(bet, HAND, "withdrawn", "Seat " + bet.seat() + " took " + bet.wager() + " back");
        }
        PokerHand hand =
                PostedHand.of(round.cards().seat(bet.seat()), round.cards().community());
        String line = PostedHand.pairFrom(PostedHand.TEN, "pair-of-tens-or-better", hand);
        return Verdict.of(bet, HAND, line, "Player has " + hand);
    }

    private static Verdict bonus(Bet bet, PokerHand hand) {
        String line = hand.atLeast(Category.THREE_OF_A_KIND) ? hand.category().label() : PostedHand.OTHER;
        return Verdict.of(bet, BONUS, line, "Player has " + hand);
    }

    /** A table without a line for the mini royal pays it as the straight flush it also is: 5324.34(f)(4). */
    private static Verdict threeCardBonus(Bet bet, PokerHand hand) {
        List<String> lines = switch (hand.category()) {
            case MINI_ROYAL -> miniRoyal();
            case HIGH_CARD -> List.of(PostedHand.OTHER);
            default -> List.of(hand.category().label());
        };
        return new Verdict(bet, THREE_CARD_BONUS, lines, "Player's three cards are " + hand);
    }

    private static List<String> miniRoyal() {
        return List.of(Category.MINI_ROYAL.label(), Category.STRAIGHT_FLUSH.label());
    }
}
