package io.baize.game;

import io.baize.kernel.Answer;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** One game's judgement: from what happened on the felt to the outcome of each bet. It holds no money and no odds. */
public interface Game {

    String id();

    /** The cards of a complete round. */
    Layout layout(Rules rules);

    /** Every outcome list this game can name, by schedule, so that a pack with a missing line never loads. */
    Map<String, List<List<String>>> outcomes(Rules rules);

    /** The rules this game asks for, besides those of its money and meters; a pack that answers fewer never loads. */
    Set<String> asks(Set<String> wagers);

    /** What can go wrong with the deal of this game; a pack that does not answer each of them never loads. */
    Set<String> irregularities();

    /** What follows the last street: no wager is made any more. */
    String SHOWDOWN = "showdown";

    /** The street that is being played when this many community cards lie open; its first card ends the one before. */
    String streetAfter(int communityCards);

    /** Decides the given bets, a subset of the round's, or refuses when the facts do not suffice. */
    Answer<List<Verdict>> decide(Round round, List<Bet> bets, Rules rules);
}
