package io.baize.game.posted;

import io.baize.game.Card;
import io.baize.game.PokerHand;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** A player's five cards and the line of a posted table they fall on. */
final class PostedHand {

    /** The lines from three of a kind on, as each of the posted tables has them. */
    static final String ABOVE_TWO_PAIRS =
            "three-of-a-kind straight flush full-house four-of-a-kind straight-flush royal-flush";

    static final String ABOVE_A_PAIR = "two-pairs " + ABOVE_TWO_PAIRS;

    /** The lines of a table on which sixes to tens push. */
    static final String SIXES_PUSH = "pair-of-sixes-to-tens pair-of-jacks-or-better " + ABOVE_A_PAIR + " other";

    static final String OTHER = "other";
    static final String SIXES_TO_TENS = "pair-of-sixes-to-tens";
    static final String JACKS_OR_BETTER = "pair-of-jacks-or-better";
    static final int SIX = 4;
    static final int TEN = 8;

    private PostedHand() {}

    /** All five cards play: the player's own and those of the community that belong to this hand. */
    static PokerHand of(List<Card> own, List<Card> community) {
        List<Card> five = new ArrayList<>(own);
        five.addAll(community);
        return PokerHand.of(five);
    }

    /** Jacks or better win and sixes to tens push: 5324.38(e)(7), (f)(1) and 5324.39(f)(1), (f)(2). */
    static String sixesPush(PokerHand hand) {
        return line(hand, pair -> pair >= Card.JACK ? JACKS_OR_BETTER : pair >= SIX ? SIXES_TO_TENS : OTHER);
    }

    /** The same where all that wins is paid alike. */
    static String winPushOrLose(PokerHand hand) {
        String line = sixesPush(hand);
        return line.equals(OTHER) || line.equals(SIXES_TO_TENS) ? line : JACKS_OR_BETTER;
    }

    /** A pair pays from this rank on, under this name. */
    static String pairFrom(int lowest, String name, PokerHand hand) {
        return line(hand, pair -> pair >= lowest ? name : OTHER);
    }

    private static String line(PokerHand hand, IntFunction<String> pair) {
        return switch (hand.category()) {
            case HIGH_CARD -> OTHER;
            case PAIR -> pair.apply(hand.leading());
            default -> hand.category().label();
        };
    }
}
