package io.baize.game.posted;

import io.baize.game.Bet;
import io.baize.game.Card;
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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Criss-cross poker, 5324.39: one hand across and one down a cross of five cards, and a bet on the better of them. */
public final class CrissCrossPoker implements Game {

    private static final List<String> STREETS = List.of("across", "down", "middle");
    private static final String ANTES = "antes";
    private static final String BETS = "bets";
    private static final String FIVE_CARD_BONUS = "five-card-bonus";
    private static final String BONUS_HAND = "five-card-bonus-hand";
    private static final String BONUS_AFTER_FOLD = "fold-five-card-bonus";
    private static final Set<String> WAGERS =
            Set.of("ante-across", "ante-down", "across", "down", "middle", FIVE_CARD_BONUS);
    private static final Layout LAYOUT = new Layout(2, 0, 5);

    @Override
    public String id() {
        return "criss-cross-poker";
    }

    @Override
    public Layout layout(Rules rules) {
        return LAYOUT;
    }

    @Override
    public Map<String, List<List<String>>> outcomes(Rules rules) {
        return Map.of(
                ANTES, Outcomes.each("pair-of-jacks-or-better pair-of-sixes-to-tens other fold"),
                BETS, Outcomes.each(PostedHand.SIXES_PUSH + " fold"),
                FIVE_CARD_BONUS, Outcomes.each("pair-of-sixes-or-better " + PostedHand.ABOVE_A_PAIR + " other fold"));
    }

    @Override
    public Set<String> asks(Set<String> wagers) {
        return wagers.contains(FIVE_CARD_BONUS) ? Set.of(BONUS_HAND, BONUS_AFTER_FOLD) : Set.of();
    }

    @Override
    public Set<String> irregularities() {
        return PostedIrregularities.ALL;
    }

    /** Two cards are turned after the across bet, two after the down bet and the middle one at the end. */
    @Override
    public String streetAfter(int communityCards) {
        return switch (communityCards) {
            case 0 -> "across";
            case 1, 2 -> "down";
            case 3, 4 -> "middle";
            default -> SHOWDOWN;
        };
    }

    @Override
    public Answer<List<Verdict>> decide(Round round, List<Bet> bets, Rules rules) {
        return EachBet.decide(
                bets,
                WAGERS,
                bet -> facts(round, bet, rules),
                bet -> forfeited(round, bet, rules) ? fold(bet) : verdict(round, bet, rules));
    }

    private static Optional<Refusal> facts(Round round, Bet bet, Rules rules) {
        int seat = bet.seat();
        Optional<Refusal> undecided = StreetBets.check(round, seat, STREETS);
        if (undecided.isPresent() || forfeited(round, bet, rules)) {
            return undecided;
        }
        Optional<Refusal> own = byTheCrossAlone(bet, rules) ? Optional.empty() : Facts.seat(round, seat, LAYOUT.seat());
        return own.or(() -> Facts.board(round, LAYOUT.community()));
    }

    /** Nobody sees the cards of a player who folded, and a bonus on the five community cards does not need them. */
    private static boolean byTheCrossAlone(Bet bet, Rules rules) {
        return bet.wager().equals(FIVE_CARD_BONUS) && rules.says(BONUS_HAND, "community");
    }

    /** A fold forfeits every wager of the seat; what becomes of the bonus is the pack's answer (RULINGS 5324.39(e)). */
    private static boolean forfeited(Round round, Bet bet, Rules rules) {
        Optional<String> folded = StreetBets.foldedOn(round, bet.seat(), STREETS);
        if (folded.isEmpty() || !bet.wager().equals(FIVE_CARD_BONUS)) {
            return folded.isPresent();
        }
        boolean afterAcross = !folded.get().equals(STREETS.getFirst());
        return rules.says(BONUS_AFTER_FOLD, "lost") || afterAcross && rules.says(BONUS_AFTER_FOLD, "lost-after-across");
    }

    private static Verdict fold(Bet bet) {
        return Verdict.of(bet, schedule(bet), "fold", "Seat " + bet.seat() + " folded, which forfeits it");
    }

    private static Verdict verdict(Round round, Bet bet, Rules rules) {
        List<Card> community = round.cards().community();
        PokerHand hand = byTheCrossAlone(bet, rules)
                ? PokerHand.of(community)
                : hand(bet, Cross.of(round.cards().seat(bet.seat()), community));
        return Verdict.of(bet, schedule(bet), line(schedule(bet), hand), named(bet) + hand);
    }

    private static PokerHand hand(Bet bet, Cross cross) {
        return switch (bet.wager()) {
            case "ante-across", "across" -> cross.across();
            case "ante-down", "down" -> cross.down();
            default -> cross.higher();
        };
    }

    /** An ante that wins is paid even money however high the hand: 5324.39(f)(1). */
    private static String line(String schedule, PokerHand hand) {
        return switch (schedule) {
            case ANTES -> PostedHand.winPushOrLose(hand);
            case BETS -> PostedHand.sixesPush(hand);
            default -> PostedHand.pairFrom(PostedHand.SIX, "pair-of-sixes-or-better", hand);
        };
    }

    private static String schedule(Bet bet) {
        return switch (bet.wager()) {
            case "ante-across", "ante-down" -> ANTES;
            case FIVE_CARD_BONUS -> FIVE_CARD_BONUS;
            default -> BETS;
        };
    }

    private static String named(Bet bet) {
        return switch (bet.wager()) {
            case "ante-across", "across" -> "Across is ";
            case "ante-down", "down" -> "Down is ";
            case "middle" -> "The higher hand is ";
            default -> "The bonus hand is ";
        };
    }
}
