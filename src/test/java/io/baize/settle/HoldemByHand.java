package io.baize.settle;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Dealt;
import io.baize.game.Decision;
import io.baize.game.SlowHandRank;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Whether a bet against the dealer wins, pushes or loses at hold 'em, by a second evaluator. */
final class HoldemByHand {

    private static final int PAIR = 1;
    private static final int STRAIGHT = 4;
    private static final int FLUSH = 5;
    private static final Map<String, Set<String>> MAIN = Map.of(
            "heads-up-holdem", Set.of("ante", "odds", "raise"),
            "ultimate-texas-holdem", Set.of("ante", "blind", "play"),
            "texas-holdem-bonus", Set.of("ante", "flop", "turn", "river"));

    private HoldemByHand() {}

    /** Nothing where the bet is not against the dealer or the game is another. */
    static Optional<String> expected(RandomRound round, Bet bet) {
        String game = round.terms().pack().game();
        if (!MAIN.getOrDefault(game, Set.of()).contains(bet.wager())) {
            return Optional.empty();
        }
        if (round.facts().decided(bet.seat(), Decision.Choice.FOLD)) {
            return Optional.of("loses");
        }
        Dealt cards = round.facts().cards();
        long player = best(cards.seat(bet.seat()), cards.community());
        long dealer = best(cards.dealer(), cards.community());
        String plain = player > dealer ? "wins" : player < dealer ? "loses" : "pushes";
        return Optional.of(
                switch (game + " " + bet.wager()) {
                    case "heads-up-holdem ante" -> anteOfHeadsUp(plain, dealer, round);
                    case "heads-up-holdem odds" -> odds(plain, player);
                    case "ultimate-texas-holdem ante" -> categoryOf(dealer) < PAIR ? "pushes" : plain;
                    case "ultimate-texas-holdem blind" -> paidFrom(blindPaysFrom(round), plain, player);
                    case "texas-holdem-bonus ante" -> paidFrom(antePaysFrom(round), plain, player);
                    default -> plain;
                });
    }

    /** NY (f), MA s.11, MD Ch.11.H, NH C.9. */
    private static String anteOfHeadsUp(String plain, long dealer, RandomRound round) {
        boolean losesAllTheSame =
                plain.equals("loses") && round.terms().says("ante-when-dealer-does-not-qualify-and-wins", "lose");
        return categoryOf(dealer) >= PAIR || losesAllTheSame ? plain : "pushes";
    }

    private static String odds(String plain, long player) {
        boolean pushes = plain.equals("pushes");
        return !pushes && categoryOf(player) >= STRAIGHT ? "wins" : plain.equals("wins") ? "pushes" : plain;
    }

    /** 5324.36(f)(2): table B pushes a straight. */
    private static int blindPaysFrom(RandomRound round) {
        return "B".equals(round.terms().terms().selections().get("blind/win")) ? FLUSH : STRAIGHT;
    }

    /** 5324.35(e)(8)(ii). */
    private static int antePaysFrom(RandomRound round) {
        return round.terms().says("ante-qualifying-rank", "flush") ? FLUSH : STRAIGHT;
    }

    private static String paidFrom(int category, String plain, long player) {
        return plain.equals("wins") && categoryOf(player) < category ? "pushes" : plain;
    }

    private static int categoryOf(long hand) {
        return SlowHandRank.categoryOf(hand);
    }

    private static long best(List<Card> hole, List<Card> community) {
        List<Card> seven = new ArrayList<>(hole);
        seven.addAll(community);
        return SlowHandRank.bestOfSeven(seven);
    }
}
