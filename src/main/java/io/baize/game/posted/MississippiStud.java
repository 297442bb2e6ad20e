package io.baize.game.posted;

import io.baize.game.Bet;
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

/** Mississippi stud poker, 5324.38: an ante, and on each of three streets a wager or a fold. */
public final class MississippiStud implements Game {

    private static final List<String> STREETS = List.of("third-street", "fourth-street", "fifth-street");
    private static final Set<String> WAGERS = Set.of("ante", "third-street", "fourth-street", "fifth-street");
    private static final String HAND = "hand";
    private static final Layout LAYOUT = new Layout(2, 0, 3);

    @Override
    public String id() {
        return "mississippi-stud";
    }

    @Override
    public Layout layout(Rules rules) {
        return LAYOUT;
    }

    @Override
    public Map<String, List<List<String>>> outcomes(Rules rules) {
        return Map.of(HAND, Outcomes.each(PostedHand.SIXES_PUSH + " fold"));
    }

    @Override
    public Set<String> asks(Set<String> wagers) {
        return Set.of("payout-limit-street-bets");
    }

    @Override
    public Set<String> irregularities() {
        return PostedIrregularities.ALL;
    }

    /** The wager of the next street is made while this many community cards lie open. */
    @Override
    public String streetAfter(int communityCards) {
        return communityCards < STREETS.size() ? STREETS.get(communityCards) : SHOWDOWN;
    }

    @Override
    public Answer<List<Verdict>> decide(Round round, List<Bet> bets, Rules rules) {
        return EachBet.decide(bets, WAGERS, bet -> facts(round, bet.seat()), bet -> verdict(round, bet));
    }

    private static Optional<Refusal> facts(Round round, int seat) {
        Optional<Refusal> undecided = StreetBets.check(round, seat, STREETS);
        return undecided.isPresent() || folded(round, seat).isPresent()
                ? undecided
                : Facts.seat(round, seat, LAYOUT.seat()).or(() -> Facts.board(round, LAYOUT.community()));
    }

    private static Verdict verdict(Round round, Bet bet) {
        Optional<String> folded = folded(round, bet.seat());
        if (folded.isPresent()) {
            return Verdict.of(bet, HAND, "fold", "Seat " + bet.seat() + " folded on " + folded.get());
        }
        PokerHand hand =
                PostedHand.of(round.cards().seat(bet.seat()), round.cards().community());
        return Verdict.of(bet, HAND, PostedHand.sixesPush(hand), "Player has " + hand);
    }

    private static Optional<String> folded(Round round, int seat) {
        return StreetBets.foldedOn(round, seat, STREETS);
    }
}
