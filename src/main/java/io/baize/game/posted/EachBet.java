package io.baize.game.posted;

import io.baize.game.Bet;
import io.baize.game.Facts;
import io.baize.game.Verdict;
import io.baize.kernel.Answer;
import io.baize.kernel.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Decides bets one by one, as no hand here depends on another; the first fact that is missing refuses them all. */
final class EachBet {

    private EachBet() {}

    static Answer<List<Verdict>> decide(
            List<Bet> bets,
            Set<String> wagers,
            Function<Bet, Optional<Refusal>> missing,
            Function<Bet, Verdict> verdict) {
        List<Verdict> verdicts = new ArrayList<>();
        for (Bet bet : bets) {
            Optional<Refusal> refusal =
                    wagers.contains(bet.wager()) ? missing.apply(bet) : Optional.of(Facts.unknownWager(bet));
            if (refusal.isPresent()) {
                return Answer.refused(refusal.get());
            }
            verdicts.add(verdict.apply(bet));
        }
        return Answer.of(verdicts);
    }
}
