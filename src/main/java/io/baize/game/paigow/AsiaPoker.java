package io.baize.game.paigow;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Category;
import io.baize.game.Facts;
import io.baize.game.Game;
import io.baize.game.Irregularities;
import io.baize.game.Layout;
import io.baize.game.Outcomes;
import io.baize.game.PokerHand;
import io.baize.game.Round;
import io.baize.game.Rules;
import io.baize.game.Verdict;
import io.baize.game.Wheel;
import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Asia poker, 5324.40: hands of four, two and one; two of them must beat the dealer's; copies are the dealer's. */
public final class AsiaPoker implements Game {

    private static final String MAIN = "asia-poker";
    private static final String BONUS = "bonus";
    private static final List<Integer> SIZES = List.of(4, 2, 1);
    private static final int HIGHER_HANDS_TO_WIN = 2;

    @Override
    public String id() {
        return "asia-poker";
    }

    @Override
    public Layout layout(Rules rules) {
        return new Layout(SetHands.CARDS, SetHands.CARDS, 0);
    }

    @Override
    public Map<String, List<List<String>>> outcomes(Rules rules) {
        return Map.of(
                MAIN,
                Outcomes.each("win lose fouled surrender"),
                BONUS,
                Outcomes.each("straight three-of-a-kind flush full-house nine-high four-of-a-kind"
                        + " straight-flush-with-joker natural-straight-flush royal-flush five-aces"
                        + " three-of-a-kind-and-four-eights other surrender"));
    }

    @Override
    public Set<String> asks(Set<String> wagers) {
        return Set.of(
                "wheel-rank",
                "medium-and-low-share-top-card",
                "bonus-royal-flush-with-joker",
                "bonus-straight-or-flush-with-joker",
                "bonus-when-main-loses",
                "surrender-bonus");
    }

    @Override
    public Set<String> irregularities() {
        return Irregularities.and(
                Irregularities.CARDS,
                "dealer-hands-set-wrong",
                "invalid-shake",
                "wrong-starting-position",
                "shaker-malfunction");
    }

    @Override
    public String streetAfter(int communityCards) {
        return "deal";
    }

    @Override
    public Answer<List<Verdict>> decide(Round round, List<Bet> bets, Rules rules) {
        List<Verdict> verdicts = new ArrayList<>();
        for (Bet bet : bets) {
            Optional<Refusal> missing = SetHands.known(round, bet.seat()).or(() -> missing(round, bet, rules));
            if (missing.isPresent()) {
                return Answer.refused(missing.get());
            }
            verdicts.add(bet.wager().equals(MAIN) ? main(round, bet, rules) : bonus(round, bet, rules));
        }
        return Answer.of(verdicts);
    }

    /** Surrendered cards are collected unexposed (5324.40(e)(3)(ii)), so nothing is asked of them. */
    private static Optional<Refusal> missing(Round round, Bet bet, Rules rules) {
        boolean surrendered = SetHands.surrendered(round, bet.seat());
        return switch (bet.wager()) {
            case MAIN -> surrendered ? Optional.empty() : againstTheDealer(round, bet.seat(), rules);
            case BONUS -> {
                if (surrendered) {
                    yield rules.says("surrender-bonus", "lost")
                            ? Optional.empty()
                            : SetHands.sevenCards(round, bet.seat());
                }
                yield rules.says("bonus-when-main-loses", "lost")
                        ? againstTheDealer(round, bet.seat(), rules)
                        : SetHands.sevenCards(round, bet.seat());
            }
            default -> Optional.of(Facts.unknownWager(bet));
        };
    }

    private static Optional<Refusal> againstTheDealer(Round round, int seat, Rules rules) {
        return SetHands.check(round, seat)
                .or(() -> SetHands.check(round, SetHands.DEALER))
                .or(() -> fouled(SetHands.of(round, SetHands.DEALER), rules)
                        ? Optional.of(SetHands.notAllowed("the dealer's hands must be reset", "5324.2(j)(7)"))
                        : Optional.empty());
    }

    private static Verdict main(Round round, Bet bet, Rules rules) {
        if (SetHands.surrendered(round, bet.seat())) {
            return Verdict.of(bet, MAIN, "surrender", "Seat " + bet.seat() + " surrendered");
        }
        List<List<Card>> hands = SetHands.of(round, bet.seat());
        if (fouled(hands, rules)) {
            return Verdict.of(
                    bet,
                    MAIN,
                    "fouled",
                    "Hands set as " + hands.stream().map(Card::write).toList());
        }
        List<PokerHand> player = ranked(hands, rules);
        List<PokerHand> dealer = ranked(SetHands.of(round, SetHands.DEALER), rules);
        int higher = 0;
        for (int index = 0; index < player.size(); index++) {
            higher += player.get(index).compareTo(dealer.get(index)) > 0 ? 1 : 0;
        }
        String outcome = higher >= HIGHER_HANDS_TO_WIN ? "win" : "lose";
        return Verdict.of(bet, MAIN, outcome, "Player has " + player + ", dealer has " + dealer);
    }

    private static Verdict bonus(Round round, Bet bet, Rules rules) {
        boolean surrendered = SetHands.surrendered(round, bet.seat());
        if (surrendered && rules.says("surrender-bonus", "lost")) {
            return Verdict.of(bet, BONUS, "surrender", "Seat " + bet.seat() + " surrendered, its cards unexposed");
        }
        List<Card> seven = SetHands.cards(round, bet.seat());
        boolean lostWithMain = rules.says("bonus-when-main-loses", "lost")
                && !main(round, bet, rules).outcomes().contains("win");
        String outcome = lostWithMain
                ? "other"
                : AsiaBonus.outcome(
                        seven,
                        rules.says("bonus-royal-flush-with-joker", "royal-flush"),
                        rules.says("bonus-straight-or-flush-with-joker", "completed"));
        return Verdict.of(bet, BONUS, outcome, "Player's seven cards are " + Card.write(seven));
    }

    private static boolean fouled(List<List<Card>> hands, Rules rules) {
        if (!SetHands.sized(hands, SIZES)) {
            return true;
        }
        List<PokerHand> ranked = ranked(hands, rules);
        return SetHands.compare(ranked.get(0), ranked.get(1)) <= 0 || !mediumHigher(ranked, rules);
    }

    private static boolean mediumHigher(List<PokerHand> ranked, Rules rules) {
        PokerHand medium = ranked.get(1);
        PokerHand low = ranked.get(2);
        boolean sharedTop = medium.category() != Category.PAIR && medium.leading() == low.leading();
        return sharedTop
                ? rules.says("medium-and-low-share-top-card", "medium-higher")
                : SetHands.compare(medium, low) > 0;
    }

    private static List<PokerHand> ranked(List<List<Card>> hands, Rules rules) {
        Wheel wheel = rules.says("wheel-rank", "lowest") ? Wheel.LOWEST : Wheel.SECOND_HIGHEST;
        return List.of(
                PokerHand.asiaHigh(hands.get(0), wheel), PokerHand.low(hands.get(1)), PokerHand.low(hands.get(2)));
    }
}
