package io.baize.game.stud;

import io.baize.game.Bet;
import io.baize.game.Card;
import io.baize.game.Choices;
import io.baize.game.Decision;
import io.baize.game.Facts;
import io.baize.game.Layout;
import io.baize.game.Round;
import io.baize.game.Verdict;
import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * What a stud game may know of a round: after the deal each player with an ante makes one more wager, {@code staying},
 * or folds. Nothing is ever guessed.
 */
record StudFacts(Round round, Layout layout, String staying) {

    static final String ANTE = "ante";
    static final String FOLD = "fold";

    boolean folded(int seat) {
        return round.decided(seat, Decision.Choice.FOLD);
    }

    List<Card> cards(int seat) {
        return round.cards().seat(seat);
    }

    /** A wager against the dealer needs a decision and, unless the player folded, the cards of both. */
    Optional<Refusal> againstTheDealer(int seat) {
        return Facts.betOrFold(round, seat, staying)
                .or(() -> folded(seat) ? Optional.empty() : seat(seat).or(this::dealer));
    }

    Optional<Refusal> seat(int seat) {
        return Facts.seat(round, seat, layout.seat());
    }

    Optional<Refusal> dealer() {
        return Facts.dealer(round, layout.dealer());
    }

    Optional<Refusal> board() {
        return Facts.board(round, layout.community());
    }

    static List<Verdict> fold(Bet bet) {
        return List.of(Verdict.of(bet, bet.wager(), FOLD, "Seat " + bet.seat() + " folded"));
    }

    static Answer<List<Verdict>> unless(Optional<Refusal> missing, Supplier<List<Verdict>> verdicts) {
        return missing.<Answer<List<Verdict>>>map(Answer::refused).orElseGet(() -> Answer.of(verdicts.get()));
    }

    static Answer<List<Verdict>> unknown(Bet bet) {
        return Answer.refused(Facts.unknownWager(bet));
    }

    /** The verdicts of all bets, or the first refusal. */
    Answer<List<Verdict>> each(List<Bet> bets, Judge judge) {
        Answer<List<Verdict>> all = Answer.of(List.of());
        for (Bet bet : bets) {
            all = all.then(
                    sofar -> fitting(bet.seat(), () -> judge.decide(bet)).then(more -> Answer.of(join(sofar, more))));
        }
        return all;
    }

    private Answer<List<Verdict>> fitting(int seat, Supplier<Answer<List<Verdict>>> verdicts) {
        return Choices.only(round, seat, Set.of(Decision.Choice.FOLD))
                .or(() -> foldedWithoutAnte(seat))
                .<Answer<List<Verdict>>>map(Answer::refused)
                .orElseGet(verdicts);
    }

    /** Only a player with an ante is asked to stay or fold: 5324.31(e)(2), 5324.33(i)(2). */
    private Optional<Refusal> foldedWithoutAnte(int seat) {
        return folded(seat) && round.bet(seat, ANTE).isEmpty()
                ? Optional.of(Choices.notAllowed(ANTE, "seat " + seat + " folded and has no ante to forfeit"))
                : Optional.empty();
    }

    @FunctionalInterface
    interface Judge {
        Answer<List<Verdict>> decide(Bet bet);
    }

    private static List<Verdict> join(List<Verdict> these, List<Verdict> those) {
        List<Verdict> joined = new ArrayList<>(these);
        joined.addAll(those);
        return joined;
    }
}
